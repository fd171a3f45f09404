import { and, asc, eq, gt, isNotNull, notInArray } from 'drizzle-orm';
import { days, minutes, now } from '#kit/clock';
import type { Discrepancy, ReconciliationResult } from '#platform/sql/reconciliation-checks';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { SessionUnknown } from '../providers/provider-errors.ts';
import { findProvider } from '../find-provider.ts';
import type { Payment } from '../request-payment.ts';
import { disputes, payments, refunds } from '../tables.ts';
import { reconcileMovements } from './reconcile-movements.ts';

/** Maximum time in ms for which the state of a payment at its provider may be ahead of the shop's: the shop's own checks end by then. */
const CHECKS_END_MS = minutes(40);
/** Number of concurrent requests. */
const MAX_CONCURRENT = 8;

type FoundDiscrepancy = Omit<Discrepancy, 'rule'> | undefined;

/**
 * Compares every payment and refund of the last days with the providers, and the movements and payouts of the shop's accounts there with the
 * payments. Sends one request for each payment, so it is meant for a nightly run.
 */
export async function reconcileProvider(db: Db, config: Config, lastDays: number): Promise<ReconciliationResult> {
  const since = new Date(now().getTime() - days(lastDays));
  const asked = await db
    .select()
    .from(payments)
    .where(and(gt(payments.createdAt, since), isNotNull(payments.providerRef)))
    .orderBy(asc(payments.id));
  // The money of a lost dispute was returned without a refund.
  const disputeRefs = db.select({ ref: disputes.providerRef }).from(disputes);
  const given = await db
    .select({ refund: refunds, provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(gt(refunds.createdAt, since), eq(refunds.status, 'done'), isNotNull(refunds.providerRef), notInArray(refunds.providerRef, disputeRefs)),
    )
    .orderBy(asc(refunds.id));
  const questions = [
    ...asked.map((payment) => () => comparePayment(config, payment)),
    ...given.map(
      ({ refund, provider }) =>
        () =>
          compareRefund(config, { ...refund, provider }),
    ),
  ];
  const discrepancy: FoundDiscrepancy[] = [];
  for (let begin = 0; begin < questions.length; begin += MAX_CONCURRENT)
    discrepancy.push(...(await Promise.all(questions.slice(begin, begin + MAX_CONCURRENT).map((ask) => ask()))));
  const accounts = await reconcileMovements(db, config, since);
  return {
    ...accounts,
    discrepancies: [...discrepancy.flatMap((finding) => (finding ? [{ rule: 'provider', ...finding }] : [])), ...accounts.discrepancies],
  };
}

async function comparePayment(config: Config, payment: Payment): Promise<FoundDiscrepancy> {
  const { id, reference, provider, providerRef, status, amount, currency, createdAt } = payment;
  const about = `payment ${id} of order ${reference}`;
  const isWaitingForCheck = createdAt.getTime() > now().getTime() - CHECKS_END_MS;
  try {
    const session = await findProvider(config, provider)?.fetchSession(providerRef ?? '');
    if (!session) return { about, problem: `${provider} is switched off and cannot be asked`, isWaiting: false };
    const isPaidThere = session.status === 'paid';
    if (isPaidThere !== (status === 'paid'))
      return { about, problem: `it is ${session.status} at ${provider} and ${status} here`, isWaiting: isWaitingForCheck };
    if (isPaidThere && (session.amount !== amount || session.currency !== currency))
      return { about, problem: `${session.amount} ${session.currency} were paid at ${provider}, ${amount} ${currency} here`, isWaiting: false };
    return undefined;
  } catch (error) {
    // The provider may delete a session that was never paid.
    if (error instanceof SessionUnknown)
      return status === 'paid' ? { about, problem: `${provider} knows nothing of it`, isWaiting: false } : undefined;
    return reportUnreachable(about, provider, error);
  }
}

async function compareRefund(
  config: Config,
  { id, reference, provider, providerRef }: typeof refunds.$inferSelect & { provider: string },
): Promise<FoundDiscrepancy> {
  const about = `refund ${id} of order ${reference}`;
  try {
    const refund = await findProvider(config, provider)?.fetchRefund(providerRef ?? '');
    if (refund?.status === 'done') return undefined;
    return { about, problem: `it is done here, and ${refund?.status ?? 'not to be asked'} at ${provider}`, isWaiting: false };
  } catch (error) {
    return reportUnreachable(about, provider, error);
  }
}

const reportUnreachable = (about: string, provider: string, error: unknown): FoundDiscrepancy => ({
  about,
  problem: `${provider} could not be asked: ${error instanceof Error ? error.message : String(error)}`,
  isWaiting: false,
});
