import { asc, eq, sql } from 'drizzle-orm';
import { days } from '#kit/clock';
import { keptOfLines, type KeptOfLine } from '#modules/invoicing';
import { ordersById, type PlacedOrderRow } from '#modules/orders';
import { attributionOf } from '#modules/tracking';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { programmeOf } from '../programme.ts';
import { commissions, creditedOrders } from '../tables.ts';
import { findLedger, type NewEntry } from '../write-entries.ts';
import { bookCommissions } from './book-commissions.ts';
import { creditLines } from './credit-lines.ts';
import { targetEntry, targetOf, type CommissionRow } from './target-entry.ts';

/**
 * Brings what an affiliate has earned by an order to what it has to be: the frozen rate of what its papers say is kept of each line,
 * net of VAT. A line that is seen for the first time is credited in full, and what has gone back of it since is taken off again. It
 * reads the present state alone, so it may run late, again and in any order; what nobody is credited with is passed over.
 */
export async function settleCommissions(db: Db, orderId: number): Promise<void> {
  const attribution = await attributionOf(db, orderId);
  const affiliateId = attribution?.affiliateId ?? null;
  if (!attribution || affiliateId === null) return;
  await inTransaction(db, async (tx) => {
    const end = await findLedger(tx, affiliateId);
    // A code may be there before, and without, anybody in the programme.
    if (!end) return;
    const [order] = await ordersById(tx, [orderId]);
    const lines = await keptOfLines(tx, orderId);
    if (!order || lines.length === 0) return;
    const known = await tx.select().from(commissions).where(eq(commissions.orderId, orderId)).orderBy(asc(commissions.orderLineId));
    const unseen = lines.filter(({ orderLineId, kept }) => kept > 0 && !known.some((row) => row.orderLineId === orderLineId));
    const created = await creditLines(tx, { affiliateId, attribution, order, lines: unseen });
    const entries = [...created.flatMap((row) => firstEntries(row, lineOf(lines, row))), ...known.flatMap((row) => later(row, lineOf(lines, row)))];
    await bookCommissions(tx, { affiliateId, end, orderId, entries });
    await noteWhatIsKept(tx, { order, rows: [...known, ...created], lines });
  });
}

type Booked = NewEntry & { commissionId: number };

/** All that it was bought for, and what has gone back since. */
function firstEntries(row: CommissionRow, line: KeptOfLine): Booked[] {
  const first: Booked = { kind: 'commission', cause: `line ${row.orderLineId}`, commissionId: row.id, currency: row.currency, pending: row.amount };
  return [first, ...later({ ...row, earned: row.amount }, line)];
}

const later = (row: CommissionRow, line: KeptOfLine): Booked[] => targetEntry(row, line).map((entry) => ({ ...entry, commissionId: row.id }));

function lineOf(lines: readonly KeptOfLine[], { orderLineId }: CommissionRow): KeptOfLine {
  const line = lines.find((candidate) => candidate.orderLineId === orderLineId);
  if (!line) throw new Error(`order line ${orderLineId} has a commission and stands on no paper`);
  return line;
}

interface Settled {
  order: PlacedOrderRow;
  rows: readonly CommissionRow[];
  lines: readonly KeptOfLine[];
}

/** When each line falls due, and whether anything of the order is kept at all. */
async function noteWhatIsKept(tx: Tx, { order, rows, lines }: Settled): Promise<void> {
  const isDelivered = (order.status === 'DELIVERED' || order.status === 'COMPLETED') && order.deliveredAt !== null;
  const due = isDelivered && order.deliveredAt ? new Date(order.deliveredAt.getTime() + days((await programmeOf(tx)).holdDays)) : null;
  const changed = rows.flatMap((row) => {
    const isDue = isDelivered && targetOf(row, lineOf(lines, row).kept) > 0;
    // Once it is said to an affiliate it stays, however long the hold is for others later.
    const dueAt = isDue ? (row.dueAt ?? due) : null;
    return dueAt?.getTime() === row.dueAt?.getTime() ? [] : [{ id: row.id, due_at: dueAt?.toISOString() ?? null }];
  });
  if (changed.length > 0) {
    await tx.execute(sql`
      update ${commissions} as commission set due_at = changed.due_at
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (id int, due_at timestamptz) where commission.id = changed.id`);
  }
  const isKept = lines.some(({ kept }) => kept > 0);
  await tx.update(creditedOrders).set({ isKept }).where(eq(creditedOrders.orderId, order.id));
}
