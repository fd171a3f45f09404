/** Rows of past orders for the demo, inserted unchanged. */
import { insertRows } from '#platform/sql/insert-rows';
import type { Db } from '#platform/database';
import { reserveIds } from '#platform/sql/reserve-ids';
import type { Tx } from '#platform/transaction';
import { invoiceCounters, orderEvents, orderLines, orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type EventRow = typeof orderEvents.$inferInsert & { from: string | null; reason: string };
export type InvoiceCounterRow = typeof invoiceCounters.$inferInsert;

export const hasOrders = async (db: Db): Promise<boolean> => (await db.$count(orders)) > 0;

export const reserveOrderIds = (db: Db, count: number): Promise<number[]> => reserveIds(db, orders, count);
export const reserveLineIds = (db: Db, count: number): Promise<number[]> => reserveIds(db, orderLines, count);

/** Inserts orders with their lines and events. */
export async function insertOrders(
  tx: Tx,
  rows: { orders: readonly OrderRow[]; lines: readonly LineRow[]; events: readonly EventRow[] },
): Promise<void> {
  await insertRows(tx, orders, rows.orders);
  await insertRows(tx, orderLines, rows.lines);
  await insertRows(tx, orderEvents, rows.events);
}

/** Inserts the last invoice number of each country and year. */
export const insertInvoiceCounters = (tx: Tx, rows: readonly InvoiceCounterRow[]): Promise<void> => insertRows(tx, invoiceCounters, rows);
