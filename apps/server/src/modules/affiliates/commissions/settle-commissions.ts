import { asc, eq, sql } from 'drizzle-orm';
import { days } from '#kit/clock';
import { getCountry } from '#modules/countries';
import { listRetainedLines, type RetainedLine } from '#modules/invoicing';
import { listOrdersById, type PlacedOrderRow } from '#modules/orders';
import { findAttribution } from '#modules/tracking';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { getHoldDays, getProgramme } from '../programme.ts';
import { commissions, creditedOrders } from './tables.ts';
import { findLedger, type NewEntry } from '../ledger/write-entries.ts';
import { bookCommissions } from './book-commissions.ts';
import { creditLines } from './credit-lines.ts';
import { computeTargetEntry, computeTarget, type CommissionRow } from './target-entry.ts';

/**
 * Adjusts an affiliate's commission on an order to the correct amount: the stored rate applied to the amount that invoices and credit
 * notes leave of each line, net of VAT. A new line is credited in full, then reduced by its credit notes. Reads only the present state, so
 * it may run late, repeatedly and in any order. Orders without an affiliate are skipped.
 */
export async function settleCommissions(db: Db, orderId: number): Promise<void> {
  const attribution = await findAttribution(db, orderId);
  const affiliateId = attribution?.affiliateId ?? null;
  if (!attribution || affiliateId === null) return;
  await inTransaction(db, async (tx) => {
    const end = await findLedger(tx, affiliateId);
    // A code can exist without an affiliate in the programme.
    if (!end) return;
    const [order] = await listOrdersById(tx, [orderId]);
    const lines = await listRetainedLines(tx, orderId);
    if (!order || lines.length === 0) return;
    const known = await tx.select().from(commissions).where(eq(commissions.orderId, orderId)).orderBy(asc(commissions.orderLineId));
    const unseen = lines.filter(({ orderLineId, retained: kept }) => kept > 0 && !known.some((row) => row.orderLineId === orderLineId));
    const basket = lines.reduce((sum, { invoiced }) => sum + invoiced, 0);
    const created = await creditLines(tx, { affiliateId, attribution, order, lines: unseen, basket, known });
    const entries = [
      ...created.flatMap((row) => buildFirstEntries(row, getLine(lines, row))),
      ...known.flatMap((row) => buildLaterEntries(row, getLine(lines, row))),
    ];
    await bookCommissions(tx, { affiliateId, end, orderId, entries });
    await storeDueDates(tx, { order, rows: [...known, ...created], lines });
  });
}

type Booked = NewEntry & { commissionId: number };

/** Returns the full commission of a new line and the entry for amounts that were credited since. */
function buildFirstEntries(row: CommissionRow, line: RetainedLine): Booked[] {
  const first: Booked = { kind: 'commission', cause: `line ${row.orderLineId}`, commissionId: row.id, currency: row.currency, pending: row.amount };
  return [first, ...buildLaterEntries({ ...row, earned: row.amount }, line)];
}

const buildLaterEntries = (row: CommissionRow, line: RetainedLine): Booked[] =>
  computeTargetEntry(row, line).map((entry) => ({ ...entry, commissionId: row.id }));

function getLine(lines: readonly RetainedLine[], { orderLineId }: CommissionRow): RetainedLine {
  const line = lines.find((candidate) => candidate.orderLineId === orderLineId);
  if (!line) throw new Error(`order line ${orderLineId} has a commission but is not on any document`);
  return line;
}

interface Settled {
  order: PlacedOrderRow;
  rows: readonly CommissionRow[];
  lines: readonly RetainedLine[];
}

/** Returns when the hold of an order's commissions ends. */
async function computeDueDate(tx: Tx, deliveredAt: Date, countryId: number): Promise<Date> {
  const { returnDays } = (await getCountry(tx, countryId)).returnPolicy;
  return new Date(deliveredAt.getTime() + days(getHoldDays(await getProgramme(tx), returnDays)));
}

/** Stores the due date of each line, once the order is delivered and paid, and whether any part of the order is kept. */
async function storeDueDates(tx: Tx, { order, rows, lines }: Settled): Promise<void> {
  // Cash on delivery counts as paid once the carrier has remitted it.
  const isPaid = order.paymentStatus !== 'UNPAID';
  const isDelivered = isPaid && (order.status === 'DELIVERED' || order.status === 'COMPLETED') && order.deliveredAt !== null;
  const due = isDelivered && order.deliveredAt ? await computeDueDate(tx, order.deliveredAt, order.countryId) : null;
  const changed = rows.flatMap((row) => {
    const isDue = isDelivered && computeTarget(row, getLine(lines, row).retained) > 0;
    // Once a due date is set, it stays, even if the hold period changes later.
    const dueAt = isDue ? (row.dueAt ?? due) : null;
    return dueAt?.getTime() === row.dueAt?.getTime() ? [] : [{ id: row.id, due_at: dueAt?.toISOString() ?? null }];
  });
  if (changed.length > 0) {
    await tx.execute(sql`
      update ${commissions} as commission set due_at = changed.due_at
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (id int, due_at timestamptz) where commission.id = changed.id`);
  }
  // An order of which staff refused every commission, such as the affiliate's own, is no conversion.
  const refused = new Set(rows.filter(({ verdict }) => verdict === 'refused').map(({ orderLineId }) => orderLineId));
  const isKept = lines.some(({ orderLineId, retained: kept }) => kept > 0 && !refused.has(orderLineId));
  await tx.update(creditedOrders).set({ isKept }).where(eq(creditedOrders.orderId, order.id));
}
