import { and, eq, ne, notExists } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { payments, refunds } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A refund was completed, by the provider or by hand. */
    'refund.done': { refundId: number };
    /** The provider reported a refund as failed after it had reported it as completed. Staff must send it. */
    'refund.failed': { refundId: number };
  }
}

interface End {
  status: 'done' | 'refused';
  /** The refund id of the provider or the bank. */
  providerRef: string | null;
  /** The staff member who sent it by hand, if any. */
  endedBy?: string;
}

/** Ends a due refund, once; `refused` ones then wait for staff. */
export async function endRefund(db: Db, refundId: number, end: End): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [ended] = await tx
      .update(refunds)
      .set({ ...end, ...(end.status === 'done' && { endedAt: now(), payOut: null }) })
      .where(and(eq(refunds.id, refundId), eq(refunds.status, 'due')))
      .returning();
    if (ended?.status === 'done') await publishDone(tx, ended);
  });
}

/** Turns a refund that failed after it was reported as completed into open work for staff. */
export async function reopenRefund(tx: Tx, { id, paymentId }: Pick<typeof refunds.$inferSelect, 'id' | 'paymentId'>): Promise<void> {
  await tx.update(refunds).set({ status: 'refused', endedAt: null }).where(eq(refunds.id, id));
  if (paymentId !== null) {
    const wasRefunded = and(eq(payments.id, paymentId), eq(payments.outcome, 'refunded'));
    await tx.update(payments).set({ outcome: 'refund-due', updatedAt: now() }).where(wasRefunded);
  }
  await publish(tx, { type: 'refund.failed', payload: { refundId: id } });
}

/** Publishes a completed refund and updates its payment. */
export async function publishDone(tx: Tx, { id, paymentId }: Pick<typeof refunds.$inferSelect, 'id' | 'paymentId'>): Promise<void> {
  if (paymentId !== null) {
    const more = tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'done')));
    await tx
      .update(payments)
      .set({ outcome: 'refunded', updatedAt: now() })
      .where(and(eq(payments.id, paymentId), eq(payments.outcome, 'refund-due'), notExists(more)));
  }
  await publish(tx, { type: 'refund.done', payload: { refundId: id } });
}

/** Stores the provider's id of a pending refund: from then on its state is read instead of requesting it again. */
export async function storeRefundRef(db: Db, refundId: number, providerRef: string): Promise<void> {
  await db
    .update(refunds)
    .set({ providerRef })
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'due')));
}
