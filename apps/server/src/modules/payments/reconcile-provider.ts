import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { days, minutes, now } from '#kit/clock';
import type { Finding } from '#platform/books';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { SessionUnknown } from './errors.ts';
import { providerOf } from './provider-of.ts';
import type { Payment } from './request-payment.ts';
import { payments, refunds } from './tables.ts';

/** How long a payment may be ahead of us at its provider: our own questions end by then. ms. */
const BY_ITSELF = minutes(40);
/** Questions asked at once. */
const AT_ONCE = 8;

type Told = Omit<Finding, 'rule'> | undefined;

/**
 * Asks the providers about every payment and refund of the last days, and compares. A question each: for a night or a doubt,
 * not for every minute.
 */
export async function reconcileProvider(db: Db, config: Config, lastDays: number): Promise<Finding[]> {
  const since = new Date(now().getTime() - days(lastDays));
  const asked = await db
    .select()
    .from(payments)
    .where(and(gt(payments.createdAt, since), isNotNull(payments.providerRef)))
    .orderBy(asc(payments.id));
  const given = await db
    .select({ refund: refunds, provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(gt(refunds.createdAt, since), eq(refunds.status, 'done'), isNotNull(refunds.providerRef)))
    .orderBy(asc(refunds.id));
  const questions = [
    ...asked.map((payment) => () => comparePayment(config, payment)),
    ...given.map(
      ({ refund, provider }) =>
        () =>
          compareRefund(config, { ...refund, provider }),
    ),
  ];
  const told: Told[] = [];
  for (let begin = 0; begin < questions.length; begin += AT_ONCE)
    told.push(...(await Promise.all(questions.slice(begin, begin + AT_ONCE).map((ask) => ask()))));
  return told.flatMap((finding) => (finding ? [{ rule: 'provider', ...finding }] : []));
}

async function comparePayment(config: Config, payment: Payment): Promise<Told> {
  const { id, reference, provider, providerRef, status, amount, currency, createdAt } = payment;
  const about = `payment ${id} of order ${reference}`;
  const isWaiting = createdAt.getTime() > now().getTime() - BY_ITSELF;
  try {
    const session = await providerOf(config, provider)?.fetchSession(providerRef ?? '');
    if (!session) return { about, problem: `${provider} is switched off and cannot be asked`, isWaiting: false };
    const isPaidThere = session.status === 'paid';
    if (isPaidThere !== (status === 'paid')) return { about, problem: `it is ${session.status} at ${provider} and ${status} here`, isWaiting };
    if (isPaidThere && (session.amount !== amount || session.currency !== currency))
      return { about, problem: `${session.amount} ${session.currency} were paid at ${provider}, ${amount} ${currency} here`, isWaiting: false };
    return undefined;
  } catch (error) {
    // One that was never paid may be forgotten there.
    if (error instanceof SessionUnknown)
      return status === 'paid' ? { about, problem: `${provider} knows nothing of it`, isWaiting: false } : undefined;
    return unheard(about, provider, error);
  }
}

async function compareRefund(
  config: Config,
  { id, reference, provider, providerRef }: typeof refunds.$inferSelect & { provider: string },
): Promise<Told> {
  const about = `refund ${id} of order ${reference}`;
  try {
    const refund = await providerOf(config, provider)?.fetchRefund(providerRef ?? '');
    if (refund?.status === 'done') return undefined;
    return { about, problem: `it is done here, and ${refund?.status ?? 'not to be asked'} at ${provider}`, isWaiting: false };
  } catch (error) {
    return unheard(about, provider, error);
  }
}

const unheard = (about: string, provider: string, error: unknown): Told => ({
  about,
  problem: `${provider} could not be asked: ${error instanceof Error ? error.message : String(error)}`,
  isWaiting: false,
});
