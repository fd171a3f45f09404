import { eq, sql } from 'drizzle-orm';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { commissions, creditedOrders } from './tables.ts';
import { writeEntries, type LedgerEnd, type NewEntry } from '../ledger/write-entries.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An affiliate has earned or lost commission: the ledger entries with these numbers, both included. */
    'affiliate.commission-booked': { affiliateId: number; orderId: number; fromSequence: number; untilSequence: number };
  }
}

interface Booking {
  affiliateId: number;
  /** The end of the affiliate's chain, read when it was locked. */
  end: LedgerEnd;
  orderId: number;
  entries: readonly (NewEntry & { commissionId: number })[];
}

/**
 * Writes the commissions that an order's lines earn or lose into the ledger and updates their sums. The caller holds the ledger's lock
 * and computed the entries under it.
 * @throws Error if a cause already has an entry
 */
export async function bookCommissions(tx: Tx, { affiliateId, end, orderId, entries }: Booking): Promise<void> {
  if (entries.length === 0) return;
  const written = await writeEntries(tx, affiliateId, entries, end);
  if (written.length !== entries.length)
    throw new Error(`expected ${entries.length} new ledger entries for order ${orderId}, but wrote ${written.length}`);
  const sums = entries.map(({ commissionId, pending = 0, approved = 0 }) => ({ id: commissionId, amount: pending + approved }));
  await tx.execute(sql`
    update ${commissions} as commission set earned = earned + booked.amount
    from (select id, sum(amount)::bigint as amount from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as entry (id int, amount bigint) group by id) as booked
    where commission.id = booked.id`);
  const total = sums.reduce((sum, { amount }) => sum + amount, 0);
  await tx
    .update(creditedOrders)
    .set({ earned: sql`${creditedOrders.earned} + ${total}` })
    .where(eq(creditedOrders.orderId, orderId));
  await publish(tx, {
    type: 'affiliate.commission-booked',
    payload: { affiliateId, orderId, fromSequence: end.sequence + 1, untilSequence: end.sequence + written.length },
  });
}
