import { fromMajor, money, toMajor } from '#kit/money';
import { findNamedOrder, OrderNotFound, ordersById, type PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import { rehearse } from '#platform/rehearse';
import { inTransaction } from '#platform/transaction';
import { bookRemittance } from './book-remittance.ts';
import { carrierRows, refusalOf, type CarrierRow, type RowReport } from './carrier-table.ts';
import { CashDiffers, ShipmentNotFound } from './errors.ts';
import type { CarrierFile } from './import-deliveries.ts';
import { findShipmentByNumber, shipmentsTrackedAs } from './shipments-of.ts';

/**
 * Books the cash that a carrier has handed over for many orders: a CSV with the columns `order` (an order, invoice or parcel number,
 * or the carrier's own tracking number) and `amount`. A row that is refused keeps no other out; one that is booked is not booked again.
 * @param file.reference the carrier's own paper, for all of them
 * @throws NotACarrierFile
 */
export async function importRemittances(db: Db, file: CarrierFile & { reference: string }): Promise<RowReport[]> {
  const reports: RowReport[] = [];
  const seen = new Set<number>();
  for (const row of carrierRows(file.text, ['order', 'amount'])) reports.push(await takeRow(db, row, { ...file, seen }));
  return reports;
}

async function takeRow(
  db: Db,
  { line, cells }: CarrierRow,
  { actor, reference, isRehearsal, note, seen }: CarrierFile & { reference: string; seen: Set<number> },
): Promise<RowReport> {
  const about = cells.order ?? '';
  const refused = (said: string): RowReport => ({ line, about, outcome: 'refused', said });
  const given = (cells.amount ?? '').replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(given)) return refused(`"${cells.amount ?? ''}" is no amount; write 1234.50`);
  const orders = about ? await ordersMeant(db, about) : [];
  const [order] = orders;
  if (!order) return refused('no order and no parcel has this number');
  if (orders.length > 1) return refused(`several are meant: ${orders.map(({ orderNumber }) => orderNumber).join(', ')}`);
  if (seen.has(order.id)) return refused(`order ${order.orderNumber} stands in the file twice`);
  seen.add(order.id);
  const { orderNumber, currency } = order;
  const { amount } = fromMajor(given, currency);
  try {
    await (isRehearsal ? rehearse : inTransaction)(db, async (tx) => {
      await note?.(tx, { action: 'order.remit', orderNumber, facts: { amount, currency, reference } });
      await bookRemittance(tx, { orderNumber, amount, reference, actor });
    });
    return { line, about, outcome: 'done', said: `order ${orderNumber}: ${given} ${currency}` };
  } catch (error) {
    if (!(error instanceof CashDiffers)) return refused(refusalOf(error));
    return refused(`${toMajor(money(Number(error.params.due), currency))} ${currency} were to be collected for order ${orderNumber}`);
  }
}

/** By the order's own numbers, its parcel's, or its carrier's. */
async function ordersMeant(db: Db, name: string): Promise<PlacedOrderRow[]> {
  const byName = await orUndefined(findNamedOrder(db, name));
  if (byName) return [byName];
  const parcel = await orUndefined(findShipmentByNumber(db, name));
  const parcels = parcel ? [parcel] : await shipmentsTrackedAs(db, name);
  return ordersById(db, [...new Set(parcels.map(({ orderId }) => orderId))]);
}

const orUndefined = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof OrderNotFound || error instanceof ShipmentNotFound) return undefined;
    throw error;
  });
