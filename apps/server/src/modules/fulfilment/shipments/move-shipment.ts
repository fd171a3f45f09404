import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findNextState } from '#kit/transitions';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { ShipmentCannotMove } from '../errors.ts';
import { shipmentTransitions, type ShipmentMove, type ShipmentStatus } from './shipment-transitions.ts';
import type { Shipment } from './list-shipments.ts';
import { shipmentEvents, shipments } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A packed parcel was opened again and is not shipped. */
    'shipment.unpacked': { shipmentId: number };
    'shipment.shipped': { shipmentId: number };
    'shipment.delivered': { shipmentId: number };
    'shipment.undelivered': { shipmentId: number };
    /** The parcel was not accepted and came back to the sender. */
    'shipment.returned': { shipmentId: number };
    'shipment.lost': { shipmentId: number };
  }
}

const eventTypes = {
  UNPACKED: 'shipment.unpacked',
  SHIPPED: 'shipment.shipped',
  DELIVERED: 'shipment.delivered',
  UNDELIVERED: 'shipment.undelivered',
  RETURNED_TO_SENDER: 'shipment.returned',
  LOST: 'shipment.lost',
} as const;

interface ShipmentChange {
  move: ShipmentMove;
  /** The acting person: a staff member, `carrier` or `shop`. */
  actor: string;
  reason: string;
  /** Defaults to now. */
  at?: Date | undefined;
  /** Additional columns to set. */
  facts?: { carrier?: string; trackingNumber?: string };
}

/**
 * Moves a parcel to its next state, stores actor, time and reason, and publishes an event. The caller holds the order's lock.
 * @throws ShipmentCannotMove if the transition is not allowed in this state
 */
export async function moveShipment(
  tx: Tx,
  { id, number, status: from }: Shipment,
  { move, actor, reason, at = now(), facts = {} }: ShipmentChange,
): Promise<void> {
  const to = findNextState<ShipmentStatus, ShipmentMove>(shipmentTransitions, from, move);
  if (!to || to === 'PACKED') throw new ShipmentCannotMove({ number, from, move });
  const isOver = to === 'UNPACKED' || to === 'DELIVERED' || to === 'RETURNED_TO_SENDER' || to === 'LOST';
  await tx
    .update(shipments)
    .set({ status: to, ...facts, ...(to === 'SHIPPED' && { shippedAt: at }), ...(isOver && { endedAt: at }) })
    .where(eq(shipments.id, id));
  await tx.insert(shipmentEvents).values({ shipmentId: id, from, to, actor, reason, at });
  await publish(tx, { type: eventTypes[to], payload: { shipmentId: id } });
}
