import { eq, sql } from 'drizzle-orm';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { affiliates, commissions, creditedOrders } from '../tables.ts';
import { writeEntries, type NewEntry } from '../write-entries.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An affiliate has earned something, or something went back: the entries of his ledger with these numbers, both included. */
    'affiliate.commission-booked': { affiliateId: number; orderId: number; fromSequence: number; untilSequence: number };
  }
}

/**
 * Writes what an order's lines earn or lose into the ledger, and keeps their sums in step. The caller holds the ledger's lock, and
 * has worked out what is missing under it: a cause that is there already is a fault.
 */
export async function bookCommissions(
  tx: Tx,
  { affiliateId, orderId, entries }: { affiliateId: number; orderId: number; entries: readonly (NewEntry & { commissionId: number })[] },
): Promise<void> {
  if (entries.length === 0) return;
  const written = await writeEntries(tx, affiliateId, entries);
  if (written !== entries.length) throw new Error(`of ${entries.length} entries for order ${orderId}, ${written} were new`);
  const sums = entries.map(({ commissionId, pending = 0, approved = 0 }) => ({ id: commissionId, amount: pending + approved }));
  await tx.execute(sql`
    update ${commissions} as commission set earned = earned + booked.amount
    from (select id, sum(amount)::int as amount from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as entry (id int, amount int) group by id) as booked
    where commission.id = booked.id`);
  const total = sums.reduce((sum, { amount }) => sum + amount, 0);
  await tx
    .update(creditedOrders)
    .set({ earned: sql`${creditedOrders.earned} + ${total}` })
    .where(eq(creditedOrders.orderId, orderId));
  const [head] = await tx.select({ sequence: affiliates.ledgerSequence }).from(affiliates).where(eq(affiliates.id, affiliateId));
  const untilSequence = head?.sequence ?? 0;
  await publish(tx, {
    type: 'affiliate.commission-booked',
    payload: { affiliateId, orderId, fromSequence: untilSequence - written + 1, untilSequence },
  });
}
