import { parseMajor, money, toMajor } from '#kit/money';
import type { Db } from '#platform/database';
import { dryRun } from '#platform/sql/dry-run';
import { inTransaction } from '#platform/transaction';
import { bookRemittance } from './book-remittance.ts';
import { readCarrierRows, getRefusalMessage, type CarrierRow, type RowReport } from './carrier-table.ts';
import { CashDiffers } from '../errors.ts';
import { findOrdersByLabel } from './find-orders-by-label.ts';
import type { CarrierFile } from './import-deliveries.ts';

/**
 * Books a carrier's cash for many orders from a CSV with the columns `order` (order, invoice, parcel or tracking number) and
 * `amount`. A refused row does not stop the others; a booked row is not booked again.
 * @param file.reference the carrier's reference for the whole remittance
 * @throws NotACarrierFile
 */
export async function importRemittances(db: Db, file: CarrierFile & { reference: string }): Promise<RowReport[]> {
  const reports: RowReport[] = [];
  const seen = new Set<number>();
  for (const row of readCarrierRows(file.text, ['order', 'amount'])) reports.push(await importRow(db, row, { ...file, seen }));
  return reports;
}

async function importRow(
  db: Db,
  { line, cells }: CarrierRow,
  { actor, reference, isRehearsal, note, seen }: CarrierFile & { reference: string; seen: Set<number> },
): Promise<RowReport> {
  const about = cells.order ?? '';
  const reportRefusal = (message: string): RowReport => ({ line, about, outcome: 'refused', message });
  const given = (cells.amount ?? '').replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(given)) return reportRefusal(`"${cells.amount ?? ''}" is not an amount. Use the format 1234.50`);
  const orders = about ? await findOrdersByLabel(db, about) : [];
  const [order] = orders;
  if (!order) return reportRefusal('no order and no parcel has this number');
  if (orders.length > 1) return reportRefusal(`several orders match this number: ${orders.map(({ orderNumber }) => orderNumber).join(', ')}`);
  if (seen.has(order.id)) return reportRefusal(`order ${order.orderNumber} is in the file twice`);
  seen.add(order.id);
  const { orderNumber, currency } = order;
  const { amount } = parseMajor(given, currency);
  try {
    await (isRehearsal ? dryRun : inTransaction)(db, async (tx) => {
      await note?.(tx, { action: 'order.remit', orderNumber, facts: { amount, currency, reference } });
      await bookRemittance(tx, { orderNumber, amount, reference, actor });
    });
    return { line, about, outcome: 'done', message: `order ${orderNumber}: ${given} ${currency}` };
  } catch (error) {
    if (!(error instanceof CashDiffers)) return reportRefusal(getRefusalMessage(error));
    return reportRefusal(`${toMajor(money(Number(error.params.due), currency))} ${currency} had to be collected for order ${orderNumber}`);
  }
}
