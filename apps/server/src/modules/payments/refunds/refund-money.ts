import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { requestJob } from '#platform/jobs/request-job';
import type { Tx } from '#platform/transaction';
import { RefundTooLarge } from '../errors.ts';
import { lockPayments } from '../find-payments.ts';
import { computeRefundable, type Refund } from './find-refunds.ts';
import { requestRefundJob } from './request-refund.ts';
import type { Payment } from '../request-payment.ts';
import { payments, refunds } from '../tables.ts';

interface MoneyBack {
  /** The order number. */
  reference: string;
  currency: string;
  /** Minor units, at least 1. */
  amount: number;
  /** The cause, such as `return RET-1`: the same cause is refunded once, regardless of the amount. */
  cause: string;
  /** The recipient if it must be sent by hand: name, IBAN. */
  payOut?: Record<string, string> | undefined;
}

/**
 * Refunds money of an order: through the provider from the accepted payment, otherwise by hand (the refund then waits for `markRefundSent`).
 * It is sent after the transaction.
 * @throws RefundTooLarge if it exceeds the accepted payment. This module has no record of cash payments; the caller checks them
 */
export async function refundMoney(tx: Tx, { reference, currency, amount, cause, payOut }: MoneyBack): Promise<Refund> {
  const accepted = (await lockPayments(tx, reference)).find(({ outcome }) => outcome === 'kept');
  const known = await findRefundByCause(tx, cause);
  if (known) return known;
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`${amount} is not a valid refund amount`);
  if (accepted && (accepted.currency !== currency || amount > (await computeRefundable(tx, accepted)))) throw new RefundTooLarge(reference);
  return writeRefund(tx, { reference, currency, amount, cause, payOut, paymentId: accepted?.id ?? null });
}

/** Marks a payment without an order to pay for: its remaining amount is refunded after the transaction. */
export async function requireRefund(tx: Tx, payment: Payment): Promise<void> {
  await tx.update(payments).set({ outcome: 'refund-due', updatedAt: now() }).where(eq(payments.id, payment.id));
  const amount = await computeRefundable(tx, payment);
  const { id: paymentId, reference, currency } = payment;
  if (amount > 0) await writeRefund(tx, { reference, currency, amount, cause: `payment ${paymentId}`, payOut: undefined, paymentId });
}

async function writeRefund(tx: Tx, { payOut, ...refund }: MoneyBack & { paymentId: number | null }): Promise<Refund> {
  const [written] = await tx
    .insert(refunds)
    .values({ ...refund, payOut: payOut ?? null, status: 'due', createdAt: now() })
    .onConflictDoNothing({ target: refunds.cause })
    .returning();
  if (written && written.paymentId !== null) await requestJob(tx, requestRefundJob, { refundId: written.id });
  const refundNow = written ?? (await findRefundByCause(tx, refund.cause));
  if (!refundNow) throw new Error(`the refund for ${refund.cause} was not written`);
  return refundNow;
}

async function findRefundByCause(tx: Tx, cause: string): Promise<Refund | undefined> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.cause, cause));
  return refund;
}
