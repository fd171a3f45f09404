/** Rows of past payments for the demo, inserted unchanged. */
import { insertRows } from '#platform/sql/insert-rows';
import type { Db } from '#platform/database';
import { reserveIds } from '#platform/sql/reserve-ids';
import type { Tx } from '#platform/transaction';
import { payments, refunds } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = Omit<typeof refunds.$inferSelect, 'id'>;

export const reservePaymentIds = (db: Db, count: number): Promise<number[]> => reserveIds(db, payments, count);

/** Inserts payments and refunds. */
export async function insertPayments(tx: Tx, rows: { payments: readonly PaymentRow[]; refunds: readonly RefundRow[] }): Promise<void> {
  await insertRows(tx, payments, rows.payments);
  await insertRows(tx, refunds, rows.refunds);
}
