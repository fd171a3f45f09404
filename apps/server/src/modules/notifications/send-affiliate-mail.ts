import { affiliateMail, type AffiliateMailData } from '@selvedge/emails';
import { z } from 'zod';
import { getExponent, money, toMajor } from '#kit/money';
import { findUserContact } from '#modules/accounts';
import { findAffiliateNotification, findPayoutNotification, listRefusals, findRecipient } from '#modules/affiliates';
import { getCountry, toLocalDay } from '#modules/countries';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { Services } from '#platform/services';
import { letterhead } from './letterhead.ts';
import { notifyAffiliateOnce } from './send-once.ts';

/** A mail server may be down for hours: the last retry is after about three days. */
const retry = { limit: 15, delaySeconds: 10 };

type AffiliateUpdate = Pick<AffiliateMailData, 'kind' | 'code' | 'reason' | 'orderNumber' | 'payoutNumber' | 'amount' | 'heldUntil'>;

/**
 * Sends an affiliate an email from the shop of their country, in the language of their programme emails: once, however often the job runs.
 * @param to another recipient than the present address of the account
 * @param name the name of the message: repeated after a crash, it has the same Message-ID
 * @throws Error while another job sends it, and errors of the mailer: to be retried
 */
async function sendAffiliateMail(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  {
    affiliateId,
    userId,
    countryId,
    languageId,
    to,
    ...mailData
  }: AffiliateUpdate & { affiliateId: number; userId: number; countryId: number; languageId: number; to?: string },
  name: string,
): Promise<void> {
  const contact = await findUserContact(db, userId);
  if (!contact) return;
  const { from, messageId, language, shopName, shopUrl } = await letterhead(db, config, { countryId, languageId });
  const mail = affiliateMail({ ...mailData, language, shopName, shopUrl, firstName: contact.firstName });
  const message = { ...mail, from, to: to ?? contact.email, headers: { 'Message-ID': messageId(name) } };
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

/** Confirms a request to be deleted that has to wait for open amounts, and explains what the affiliate can do. */
const sendAffiliateLeaving = defineJob({
  name: 'send-affiliate-leaving-mail',
  schema: z.object({ affiliateId: z.int(), at: z.string() }),
  run: async (services, { affiliateId, at }) => {
    const update = await findRecipient(services.db, affiliateId);
    if (update) await sendAffiliateMail(services, { ...update, kind: 'leaving', reason: '' }, `leaving-${affiliateId}-${Date.parse(at)}`);
  },
  retry,
});

/** Sends the reason why a held commission was refused. */
const sendCommissionRefused = defineJob({
  name: 'send-commission-refused-mail',
  schema: z.object({ affiliateId: z.int(), fromSequence: z.int(), untilSequence: z.int() }),
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
  sendCommissionRefused,
  sendPayoutAccountChanged,
  sendPayoutMail,
];
export const affiliateMailSubscriptions: readonly Subscription[] = [
  on('affiliate.moved', sendAffiliateMoved),
  on('affiliate.leaving', sendAffiliateLeaving),
  on('affiliate.commission-booked', sendCommissionRefused),
  on('affiliate.payout-account-changed', sendPayoutAccountChanged),
  on('affiliate.payout-moved', sendPayoutMail),
];
