import { affiliateMail, type AffiliateMailData } from '@selvedge/emails';
import { z } from 'zod';
import { days, hours } from '#kit/clock';
import { getExponent, money, toMajor } from '#kit/money';
import { findUserContact } from '#modules/accounts';
import {
  findAffiliateNotification,
  findFirstSale,
  findPayoutNotification,
  findRecipient,
  findRelease,
  listApprovals,
  listHolds,
  listRefusals,
} from '#modules/affiliates';
import { getCountry, toLocalDay } from '#modules/countries';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { requestJob } from '#platform/jobs/request-job';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { letterhead } from './letterhead.ts';
import { notifyAffiliateOnce } from './send-once.ts';
import { buildOneClickHeaders } from './one-click-headers.ts';

/** A mail server may be down for hours: the last retry is after about three days. */
const retry = { limit: 15, delaySeconds: 10 };

type AffiliateUpdate = Pick<AffiliateMailData, 'kind' | 'code' | 'reason' | 'quote' | 'orderNumber' | 'payoutNumber' | 'amount' | 'heldUntil'>;

/**
 * Sends an affiliate an email from the shop of their country, in the language of their programme emails: once, however often the job runs.
 * @param to another recipient than the present address of the account
 * @param stopToken the token of the link that stops these emails; absent: they cannot be stopped
 * @param name the name of the message: a repeated message after a crash has the same Message-ID
 * @throws Error while another job sends it, and errors of the mailer: to be retried
 */
export async function sendAffiliateMail(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  {
    affiliateId,
    userId,
    countryId,
    languageId,
    to,
    stopToken,
    ...mailData
  }: AffiliateUpdate & { affiliateId: number; userId: number; countryId: number; languageId: number; to?: string; stopToken?: string },
  name: string,
): Promise<void> {
  const contact = await findUserContact(db, userId);
  if (!contact) return;
  const { from, messageId, language, shopName, shopUrl } = await letterhead(db, config, { countryId, languageId });
  const mail = affiliateMail({ ...mailData, language, shopName, shopUrl, firstName: contact.firstName });
  const stopHeaders = stopToken === undefined ? {} : buildOneClickHeaders(`${shopUrl}/affiliate/announcements/stop?token=${stopToken}`);
  const message = { ...mail, from, to: to ?? contact.email, headers: { 'Message-ID': messageId(name), ...stopHeaders } };
  await notifyAffiliateOnce(db, { affiliateId, kind: name }, () => mailer.send(message));
}

/** Sends the email about a step in the programme, once per step. */
const sendAffiliateMoved = defineJob({
  name: 'send-affiliate-mail',
  schema: z.object({ affiliateId: z.int(), eventId: z.int() }),
  run: async (services, { affiliateId, eventId }) => {
    const update = await findAffiliateNotification(services.db, { affiliateId, eventId });
    if (update) await sendAffiliateMail(services, { ...update, affiliateId }, `affiliate-${eventId}`);
  },
  retry,
});

/** Confirms a deletion request that has to wait until open amounts are settled, and explains the affiliate's options. */
const sendAffiliateLeaving = defineJob({
  name: 'send-affiliate-leaving-mail',
  schema: z.object({ affiliateId: z.int(), at: z.string() }),
  run: async (services, { affiliateId, at }) => {
    const update = await findRecipient(services.db, affiliateId);
    if (update) await sendAffiliateMail(services, { ...update, kind: 'leaving', reason: '' }, `leaving-${affiliateId}-${Date.parse(at)}`);
  },
  retry,
});

/** Ledger entries that were booked together. */
const bookedEntries = z.object({ affiliateId: z.int(), fromSequence: z.int(), untilSequence: z.int() });

/** Reports an affiliate's first sale, once ever. */
const sendFirstSale = defineJob({
  name: 'send-first-sale-mail',
  schema: bookedEntries,
  run: async (services, entries) => {
    const sale = await findFirstSale(services.db, entries);
    if (!sale) return;
    const { orderReference: orderNumber, orderId: _, currency, amount, ...recipient } = sale;
    const update = { ...recipient, orderNumber, kind: 'firstSale', reason: '', amount: toMajorAmount(amount, currency) } as const;
    await sendAffiliateMail(services, update, `first-sale-${entries.affiliateId}`);
  },
  retry,
});

/** Reports that commissions of an order wait for a review, once per order. */
const sendCommissionHeld = defineJob({
  name: 'send-commission-held-mail',
  schema: bookedEntries,
  run: async (services, entries) => {
    for (const { orderId, orderReference: orderNumber, currency, amount, ...recipient } of await listHolds(services.db, entries)) {
      const update = { ...recipient, orderNumber, kind: 'commissionHeld', reason: '', amount: toMajorAmount(amount, currency) } as const;
      await sendAffiliateMail(services, update, `commission-held-${orderId}`);
    }
  },
  retry,
});

/** Reports that a review released a commission. */
const sendCommissionReleased = defineJob({
  name: 'send-commission-released-mail',
  schema: z.object({ affiliateId: z.int(), commissionId: z.int() }),
  run: async (services, { commissionId }) => {
    const release = await findRelease(services.db, commissionId);
    if (!release) return;
    const { orderReference: orderNumber, currency, amount, ...recipient } = release;
    const update = { ...recipient, orderNumber, kind: 'commissionReleased', amount: toMajorAmount(amount, currency) } as const;
    await sendAffiliateMail(services, update, `commission-released-${commissionId}`);
  },
  retry,
});

/** The delay of the email about a day's approvals after the end of the UTC day, in ms. */
const approvalMailDelay = hours(6);

/** Reports the approvals of a UTC day, once per currency: commissions are approved every ten minutes, which would be too many emails. */
const sendCommissionsApproved = defineJob({
  name: 'send-commissions-approved-mail',
  schema: z.object({ affiliateId: z.int(), day: z.string() }),
  run: async (services, { affiliateId, day }) => {
    for (const { currency, amount, ...recipient } of await listApprovals(services.db, { affiliateId, day })) {
      const update = { ...recipient, kind: 'commissionsApproved', reason: '', amount: toMajorAmount(amount, currency) } as const;
      await sendAffiliateMail(services, update, `commissions-approved-${affiliateId}-${day}-${currency}`);
    }
  },
  retry,
});

const planCommissionsApproved = defineJob({
  name: 'plan-commissions-approved-mail',
  schema: z.object({ affiliateId: z.int(), day: z.string() }),
  run: ({ db }, approved) => {
    const startAfter = new Date(Date.parse(`${approved.day}T00:00:00Z`) + days(1) + approvalMailDelay);
    return inTransaction(db, (tx) => requestJob(tx, sendCommissionsApproved, approved, startAfter));
  },
});

/** Sends the reason why a held commission was refused. */
const sendCommissionRefused = defineJob({
  name: 'send-commission-refused-mail',
  schema: bookedEntries,
  run: async (services, entries) => {
    for (const { sequence, currency, amount, orderReference: orderNumber, ...update } of await listRefusals(services.db, entries))
      await sendAffiliateMail(
        services,
        { ...update, orderNumber, kind: 'commissionRefused', amount: toMajorAmount(amount, currency) },
        `commission-refused-${entries.affiliateId}-${sequence}`,
      );
  },
  retry,
});

/** Sends an email when a payout is sent or has failed. Earlier states send none. */
const sendPayoutMail = defineJob({
  name: 'send-payout-mail',
  schema: z.object({ payoutId: z.int(), status: z.string() }),
  run: async (services, { payoutId, status }) => {
    if (status !== 'paid' && status !== 'failed') return;
    const update = await findPayoutNotification(services.db, payoutId);
    // A payout that was marked as paid by mistake and failed since sends only the later email.
    if (update?.status !== status) return;
    const { currency, amount, note, ...mailData } = update;
    const kind = status === 'paid' ? 'payoutSent' : 'payoutFailed';
    const reason = status === 'failed' ? note : '';
    await sendAffiliateMail(services, { ...mailData, kind, reason, amount: toMajorAmount(amount, currency) }, `payout-${status}-${payoutId}`);
  },
  retry,
});

/** Reports another payout account to the address that the account had at that time, so that its owner can undo a change by another person. */
const sendPayoutAccountChanged = defineJob({
  name: 'send-payout-account-changed-mail',
  schema: z.object({ affiliateId: z.int(), email: z.string(), heldUntil: z.string() }),
  run: async (services, { affiliateId, email, heldUntil }) => {
    const update = await findRecipient(services.db, affiliateId);
    if (!update) return;
    const { timeZone } = await getCountry(services.db, update.countryId);
    const day = toLocalDay(timeZone, new Date(heldUntil));
    const mailData = { ...update, kind: 'payoutAccountChanged', reason: '', heldUntil: day, to: email } as const;
    await sendAffiliateMail(services, mailData, `payout-account-${affiliateId}-${Date.parse(heldUntil)}`);
  },
  retry,
});

const toMajorAmount = (amount: number, currency: string) => ({ amount: toMajor(money(amount, currency)), currency, decimals: getExponent(currency) });

export const affiliateMailJobs: readonly AnyJob[] = [
  sendAffiliateMoved,
  sendAffiliateLeaving,
  sendCommissionHeld,
  sendCommissionRefused,
  sendCommissionReleased,
  planCommissionsApproved,
  sendCommissionsApproved,
  sendFirstSale,
  sendPayoutAccountChanged,
  sendPayoutMail,
];
export const affiliateMailSubscriptions: readonly Subscription[] = [
  on('affiliate.moved', sendAffiliateMoved),
  on('affiliate.leaving', sendAffiliateLeaving),
  on('affiliate.commission-booked', sendCommissionRefused),
  on('affiliate.commission-booked', sendFirstSale),
  on('affiliate.commission-booked', sendCommissionHeld),
  on('affiliate.commission-released', sendCommissionReleased),
  on('affiliate.commissions-approved', planCommissionsApproved),
  on('affiliate.payout-account-changed', sendPayoutAccountChanged),
  on('affiliate.payout-moved', sendPayoutMail),
];
