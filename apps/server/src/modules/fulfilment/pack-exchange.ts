import type { Tx } from '#platform/transaction';
import { carrierOf } from './carrier-of.ts';
import { lockOrderInHand } from './lock-order-in-hand.ts';
import type { Shipment, ShipmentItem } from './shipments-of.ts';
import { writeShipment } from './write-shipment.ts';

interface Exchange {
  orderId: number;
  /** The return that it is for. */
  returnNumber: string;
  items: readonly ShipmentItem[];
  actor: string;
}

/**
 * Packs what something is exchanged for: a parcel without charge, which changes nothing of its order. The pieces have been taken
 * from stock by whoever agreed to the exchange.
 * @throws OrderNotFound
 */
export async function packExchange(tx: Tx, { orderId, returnNumber, items, actor }: Exchange): Promise<Shipment> {
  const inHand = await lockOrderInHand(tx, { id: orderId });
  return writeShipment(tx, inHand, {
    carrier: await carrierOf(tx, inHand.order),
    returnNumber,
    items,
    actor,
    reason: `exchange of return ${returnNumber}`,
  });
}
