import { and, asc, eq, ne } from 'drizzle-orm';
import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import { requestJob } from '#platform/jobs/request-job';
import type { Tx } from '#platform/transaction';
import type { ProviderDispute } from '../providers/payment-provider.ts';
import { bookRefund } from '../refunds/book-refund.ts';
import { publishDone } from '../refunds/end-refund.ts';
import { requestRefundJob } from '../refunds/request-refund.ts';
import type { Payment } from '../request-payment.ts';
import { disputes, payments, refunds } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A payer's bank disputes a payment, or the state of a dispute changed. */
    'payment.disputed': { reference: string };
  }
}

const isEnded = (status: ProviderDispute['status']): boolean => status !== 'open' && status !== 'under-review';

/**
 * Stores the current state of a dispute. Older messages that arrive later change nothing. The money of a lost dispute was returned to the
 * payer, so it is booked as a refund.
 */
export async function recordDispute(tx: Tx, { provider, dispute }: { provider: string; dispute: ProviderDispute }): Promise<void> {
  const isOfCharge = and(eq(payments.provider, provider), eq(payments.chargeRef, dispute.chargeRef));
  const [payment] = await tx.select().from(payments).where(isOfCharge).for('update');
  if (!payment) return;
  const { disputeRef: providerRef, kind, status, reason, evidenceUntil, evidenceUrl } = dispute;
  const amount = dispute.amount ?? payment.amount;
  const [known] = await tx.select().from(disputes).where(eq(disputes.providerRef, providerRef)).for('update');
  if (known?.status === status || (known && isEnded(known.status) && !isEnded(status))) return;
  const facts = { amount, reason, status, evidenceUntil, evidenceUrl, endedAt: isEnded(status) ? now() : null };
  if (known) await tx.update(disputes).set(facts).where(eq(disputes.id, known.id));
  else await tx.insert(disputes).values({ ...facts, paymentId: payment.id, kind, providerRef, currency: payment.currency, openedAt: now() });
  if (status === 'lost') await bookLoss(tx, payment, { providerRef, amount });
  else if (isEnded(status)) await resumeRefunds(tx, payment);
  await publish(tx, { type: 'payment.disputed', payload: { reference: payment.reference } });
}

/** Books the money of a lost dispute: first for refunds that waited for its end, the rest as a separate refund. */
async function bookLoss(tx: Tx, payment: Payment, { providerRef, amount }: { providerRef: string; amount: number }): Promise<void> {
  let left = amount;
  for (const refund of await listUnsent(tx, payment)) {
    if (refund.amount > left) continue;
    left -= refund.amount;
    await tx.update(refunds).set({ status: 'done', providerRef, endedAt: now(), payOut: null }).where(eq(refunds.id, refund.id));
    await publishDone(tx, refund);
  }
  if (left > 0) await bookRefund(tx, payment, { amount: left, cause: `dispute ${providerRef}`, status: 'done', providerRef });
}

/** Sends refunds that waited for the end of a dispute. */
async function resumeRefunds(tx: Tx, payment: Payment): Promise<void> {
  for (const { id, status } of await listUnsent(tx, payment)) if (status === 'due') await requestJob(tx, requestRefundJob, { refundId: id });
}

const listUnsent = (tx: Tx, { id }: Payment) =>
  tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), ne(refunds.status, 'done')))
    .orderBy(asc(refunds.id))
    .for('update');
