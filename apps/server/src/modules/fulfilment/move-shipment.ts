import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { moved } from '#kit/life';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { ShipmentCannotMove } from './errors.ts';
import { shipmentLife, type ShipmentMove, type ShipmentStatus } from './shipment-life.ts';
import type { Shipment } from './shipments-of.ts';
import { shipmentEvents, shipments } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    'shipment.shipped': { shipmentId: number };
    'shipment.delivered': { shipmentId: number };
    'shipment.undelivered': { shipmentId: number };
    /** It came back to the sender: nobody took it. */
    'shipment.returned': { shipmentId: number };
    'shipment.lost': { shipmentId: number };
  }
}

const news = {
  SHIPPED: 'shipment.shipped',
  DELIVERED: 'shipment.delivered',
  UNDELIVERED: 'shipment.undelivered',
  RETURNED_TO_SENDER: 'shipment.returned',
  LOST: 'shipment.lost',
} as const;

interface ShipmentChange {
  move: ShipmentMove;
  /** Who moves it: a member of staff, `carrier` or `shop`. */
  actor: string;
  reason: string;
  /** When it happened; now if left out. */
  at?: Date | undefined;
  /** What else becomes known with it. */
  facts?: { carrier?: string; trackingNumber?: string };
}

/**
 * Moves a parcel along its life, keeps who, when and why, and tells of it. The caller holds its order's lock.
 * @throws ShipmentCannotMove if the table of its life has no such move from here
 */
export async function moveShipment(
  tx: Tx,
  { id, number, status: from }: Shipment,
  { move, actor, reason, at = now(), facts = {} }: ShipmentChange,
): Promise<void> {
  const to = moved<ShipmentStatus, ShipmentMove>(shipmentLife, from, move);
  if (!to || to === 'PACKED') throw new ShipmentCannotMove({ number, from, move });
  const isOver = to === 'DELIVERED' || to === 'RETURNED_TO_SENDER' || to === 'LOST';
  await tx
    .update(shipments)
    .set({ status: to, ...facts, ...(to === 'SHIPPED' && { shippedAt: at }), ...(isOver && { endedAt: at }) })
    .where(eq(shipments.id, id));
  await tx.insert(shipmentEvents).values({ shipmentId: id, from, to, actor, reason, at });
  await publish(tx, { type: news[to], payload: { shipmentId: id } });
}
