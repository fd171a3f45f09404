import { now } from '#kit/clock';
import type { PlacedOrderRow } from '#modules/orders';
import type { Tx } from '#platform/transaction';
import type { Shipment, ShipmentPieces } from './list-shipments.ts';
import { shipmentEvents, shipmentItems, shipments } from '../tables.ts';

interface NewShipment {
  carrier: string;
  /** The return whose exchange it delivers; null for ordered goods. */
  returnNumber: string | null;
  items: readonly ShipmentPieces[];
  actor: string;
  reason: string;
}

/** Stores a packed parcel with the next number of its order: `7KQ4M-X2RPA-1`. The caller holds the order's lock. */
export async function writeShipment(
  tx: Tx,
  { order, parcels }: { order: PlacedOrderRow; parcels: readonly Shipment[] },
  { items, actor, reason, ...parcel }: NewShipment,
): Promise<Shipment> {
  const packedAt = now();
  const number = `${order.orderNumber}-${parcels.length + 1}`;
  const [row] = await tx
    .insert(shipments)
    .values({ ...parcel, orderId: order.id, number, status: 'PACKED', packedAt })
    .returning();
  if (!row) throw new Error(`parcel ${number} was not saved`);
  const written = await tx
    .insert(shipmentItems)
    .values(items.map((item) => ({ shipmentId: row.id, ...item })))
    .returning();
  await tx.insert(shipmentEvents).values({ shipmentId: row.id, to: 'PACKED', actor, reason, at: packedAt });
  return { ...row, items: written.map(({ shipmentId: _, ...item }) => item) };
}
