import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { requestJob } from '#platform/request-job';
import type { Tx } from '#platform/transaction';
import { RefundTooLarge } from './errors.ts';
import { lockPayments } from './find-payments.ts';
import { leftOf, type Refund } from './find-refunds.ts';
import { giveBackJob } from './give-back.ts';
import type { Payment } from './request-payment.ts';
import { payments, refunds } from './tables.ts';

interface MoneyBack {
  /** The order number. */
  reference: string;
  currency: string;
  /** Minor units, at least 1. */
  amount: number;
  /** What for, such as `return RET-1`: the same cause gives back once, whatever the amount. */
  cause: string;
  /** Where it goes if it has to be sent by hand: name, IBAN. */
  payOut?: Record<string, string> | undefined;
}

/**
 * Gives money of an order back: through the provider out of the payment that was kept, or, where there is none, by hand
 * (it then waits for `markRefundSent`). It goes once the transaction is written.
 * @throws RefundTooLarge if more would go back than was kept. What came in cash is not known here: the caller sees to that
 */
export async function refundMoney(tx: Tx, { reference, currency, amount, cause, payOut }: MoneyBack): Promise<Refund> {
  const kept = (await lockPayments(tx, reference)).find(({ outcome }) => outcome === 'kept');
  const known = await refundFor(tx, cause);
  if (known) return known;
  if (!Number.isSafeInteger(amount) || amount < 1) throw new RangeError(`${amount} is no amount to give back`);
  if (kept && (kept.currency !== currency || amount > (await leftOf(tx, kept)))) throw new RefundTooLarge(reference);
  return writeRefund(tx, { reference, currency, amount, cause, payOut, paymentId: kept?.id ?? null });
}

/** Marks what came with no order to pay for any more: all that is left of it goes back once the transaction is written. */
export async function requireRefund(tx: Tx, payment: Payment): Promise<void> {
  await tx.update(payments).set({ outcome: 'refund-due', updatedAt: now() }).where(eq(payments.id, payment.id));
  const amount = await leftOf(tx, payment);
  const { id: paymentId, reference, currency } = payment;
  if (amount > 0) await writeRefund(tx, { reference, currency, amount, cause: `payment ${paymentId}`, payOut: undefined, paymentId });
}

async function writeRefund(tx: Tx, { payOut, ...refund }: MoneyBack & { paymentId: number | null }): Promise<Refund> {
  const [written] = await tx
    .insert(refunds)
    .values({ ...refund, payOut: payOut ?? null, status: 'due', createdAt: now() })
    .onConflictDoNothing({ target: refunds.cause })
    .returning();
  if (written && written.paymentId !== null) await requestJob(tx, giveBackJob, { refundId: written.id });
  const refundNow = written ?? (await refundFor(tx, refund.cause));
  if (!refundNow) throw new Error(`the refund for ${refund.cause} was not written`);
  return refundNow;
}

async function refundFor(tx: Tx, cause: string): Promise<Refund | undefined> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.cause, cause));
  return refund;
}
