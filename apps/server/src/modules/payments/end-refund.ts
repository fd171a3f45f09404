import { and, eq, ne, notExists } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { payments, refunds } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Money has gone back: through the provider, or sent by hand. */
    'refund.done': { refundId: number };
  }
}

interface End {
  status: 'done' | 'refused';
  /** The provider's own id of it, or the bank's. */
  providerRef: string | null;
  /** Who sent it, if a person did. */
  endedBy?: string;
}

/** Ends a refund that was due, once: `refused` ones wait for a person from then on. */
export async function endRefund(db: Db, refundId: number, end: End): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [ended] = await tx
      .update(refunds)
      .set({ ...end, ...(end.status === 'done' && { endedAt: now(), payOut: null }) })
      .where(and(eq(refunds.id, refundId), eq(refunds.status, 'due')))
      .returning();
    if (ended?.status === 'done') await tellDone(tx, ended);
  });
}

/** What follows from money that went back. */
export async function tellDone(tx: Tx, { id, paymentId }: Pick<typeof refunds.$inferSelect, 'id' | 'paymentId'>): Promise<void> {
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

/** Keeps the provider's id of a refund that is on its way: from then on it is asked after, not asked for. */
export async function keepRefundRef(db: Db, refundId: number, providerRef: string): Promise<void> {
  await db
    .update(refunds)
    .set({ providerRef })
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'due')));
}
