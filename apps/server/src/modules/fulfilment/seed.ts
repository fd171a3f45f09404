/** Rows of past parcels for the demo, inserted unchanged. */
import { insertRows } from '#platform/sql/insert-rows';
import type { Db } from '#platform/database';
import { reserveIds } from '#platform/sql/reserve-ids';
import type { Tx } from '#platform/transaction';
import { remittances, shipmentEvents, shipmentItems, shipments } from './tables.ts';

export type ShipmentRow = typeof shipments.$inferSelect;
export type ShipmentItemRow = Omit<typeof shipmentItems.$inferSelect, 'id' | 'returned'>;
export type ShipmentEventRow = Omit<typeof shipmentEvents.$inferSelect, 'id'>;
export type RemittanceRow = typeof remittances.$inferSelect;

interface ParcelRows {
  remittances: readonly RemittanceRow[];
  shipments: readonly ShipmentRow[];
  items: readonly ShipmentItemRow[];
  events: readonly ShipmentEventRow[];
}

export const reserveShipmentIds = (db: Db, count: number): Promise<number[]> => reserveIds(db, shipments, count);

/** Inserts parcels with their items and events, and the cash that carriers remitted. */
export async function insertParcels(tx: Tx, rows: ParcelRows): Promise<void> {
  await insertRows(tx, remittances, rows.remittances);
  await insertRows(tx, shipments, rows.shipments);
  await insertRows(tx, shipmentItems, rows.items);
  await insertRows(tx, shipmentEvents, rows.events);
}
