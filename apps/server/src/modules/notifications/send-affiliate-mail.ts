import { affiliateMail, type AffiliateMailData } from '@selvedge/emails';
import { z } from 'zod';
import { exponentOf, money, toMajor } from '#kit/money';
import { userContact } from '#modules/accounts';
import { newsOfAffiliate, newsOfPayout, refusalsOf, whoseNews } from '#modules/affiliates';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { Services } from '#platform/services';
import { letterhead } from './letterhead.ts';
import { tellAffiliateOnce } from './send-once.ts';

/** A mail server may be down for hours: the last try comes after about three days. */
const retry = { limit: 15, delaySeconds: 10 };

type Told = Pick<AffiliateMailData, 'kind' | 'code' | 'reason' | 'orderNumber' | 'payoutNumber' | 'amount'>;

/**
 * Writes to an affiliate from the shop of his country, in the language that he chose for the programme: once, however often its
 * job runs.
 * @param name of the message: should a crash between sending and noting it send it again, it is the same message to a mail program
 * @throws Error while somebody else is sending it, and what the mailer throws: to be tried again later
 */
async function sendAffiliateMail(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  { affiliateId, userId, countryId, languageId, ...told }: Told & { affiliateId: number; userId: number; countryId: number; languageId: number },
  name: string,
): Promise<void> {
  const contact = await userContact(db, userId);
  if (!contact) return;
  const { from, messageId, language, shopName, shopUrl } = await letterhead(db, config, { countryId, languageId });
  const mail = affiliateMail({ ...told, language, shopName, shopUrl, firstName: contact.firstName });
  const message = { ...mail, from, to: contact.email, headers: { 'Message-ID': messageId(name) } };
  await tellAffiliateOnce(db, { affiliateId, kind: name }, () => mailer.send(message));
}

/** Says how somebody stands in the programme, once for each step. */
const sendAffiliateMoved = defineJob({
  name: 'send-affiliate-mail',
  schema: z.object({ affiliateId: z.int(), eventId: z.int() }),
  run: async (services, { affiliateId, eventId }) => {
    const news = await newsOfAffiliate(services.db, { affiliateId, eventId });
    if (news) await sendAffiliateMail(services, { ...news, affiliateId }, `affiliate-${eventId}`);
  },
  retry,
});

/** He wants to be forgotten, and something is still to be settled: what happens until then, and what he can do. */
const sendAffiliateLeaving = defineJob({
  name: 'send-affiliate-leaving-mail',
  schema: z.object({ affiliateId: z.int(), at: z.string() }),
  run: async (services, { affiliateId, at }) => {
    const news = await whoseNews(services.db, affiliateId);
    if (news) await sendAffiliateMail(services, { ...news, kind: 'leaving', reason: '' }, `leaving-${affiliateId}-${Date.parse(at)}`);
  },
  retry,
});

/** A commission that was held is refused: he is told why. */
const sendCommissionRefused = defineJob({
  name: 'send-commission-refused-mail',
  schema: z.object({ affiliateId: z.int(), fromSequence: z.int(), untilSequence: z.int() }),
  run: async (services, entries) => {
    for (const { sequence, currency, amount, ...news } of await refusalsOf(services.db, entries))
      await sendAffiliateMail(
        services,
        { ...news, kind: 'commissionRefused', amount: inMajor(amount, currency) },
        `commission-refused-${entries.affiliateId}-${sequence}`,
      );
  },
  retry,
});

/** His money has been sent, or did not arrive. What becomes of a payout before that is the shop's own business. */
const sendPayoutMail = defineJob({
  name: 'send-payout-mail',
  schema: z.object({ payoutId: z.int(), status: z.string() }),
  run: async (services, { payoutId, status }) => {
    if (status !== 'paid' && status !== 'failed') return;
    const news = await newsOfPayout(services.db, payoutId);
    // Whoever has said paid by mistake and failed at once tells the last of it alone.
    if (news?.status !== status) return;
    const { currency, amount, note, ...told } = news;
    const kind = status === 'paid' ? 'payoutSent' : 'payoutFailed';
    const reason = status === 'failed' ? note : '';
    await sendAffiliateMail(services, { ...told, kind, reason, amount: inMajor(amount, currency) }, `payout-${status}-${payoutId}`);
  },
  retry,
});

const inMajor = (amount: number, currency: string) => ({ amount: toMajor(money(amount, currency)), currency, decimals: exponentOf(currency) });

export const affiliateMailJobs: readonly AnyJob[] = [sendAffiliateMoved, sendAffiliateLeaving, sendCommissionRefused, sendPayoutMail];
export const affiliateMailSubscriptions: readonly Subscription[] = [
  on('affiliate.moved', sendAffiliateMoved),
  on('affiliate.leaving', sendAffiliateLeaving),
  on('affiliate.commission-booked', sendCommissionRefused),
  on('affiliate.payout-moved', sendPayoutMail),
];
