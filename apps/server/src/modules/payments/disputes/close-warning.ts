import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { NoOpenWarning } from '../errors.ts';
import { disputes, payments } from '../tables.ts';

/**
 * Records that staff have reviewed a fraud warning, so that the order continues. Only the bank ends a dispute.
 * @returns the order number
 * @throws NoOpenWarning
 */
export async function closeWarning(tx: Tx, id: number, by: string): Promise<string> {
  const [closed] = await tx
    .update(disputes)
    .set({ status: 'closed', endedAt: now(), endedBy: by })
    .where(and(eq(disputes.id, id), eq(disputes.kind, 'fraud-warning'), eq(disputes.status, 'open')))
    .returning({ paymentId: disputes.paymentId });
  if (!closed) throw new NoOpenWarning(id);
  const [payment] = await tx.select({ reference: payments.reference }).from(payments).where(eq(payments.id, closed.paymentId));
  return payment?.reference ?? '';
}
