import { eq } from 'drizzle-orm';
import { findShipment } from '#modules/fulfilment';
import { countReturned, lockOrderById, subtractExpectedBack } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { moveItems } from './move-items.ts';
import { listExpectedItems } from '../request/list-expected-items.ts';
import { followExchange } from './follow-exchange.ts';
import { returnItems, returnRequests } from '../tables.ts';

/**
 * Handles a parcel that was delivered, returned or lost after the customer withdrew from it: either its pieces can now be sent back,
 * or no pieces are left to send because the parcel was refunded. Idempotent.
 */
export async function followShipment(db: Db, shipmentId: number): Promise<void> {
  const shipment = await findShipment(db, shipmentId);
  if (!shipment) return;
  if (shipment.returnNumber !== null) return followExchange(db, shipment, shipment.returnNumber);
  const hasArrived = shipment.status === 'DELIVERED';
  if (!hasArrived && shipment.status !== 'RETURNED_TO_SENDER' && shipment.status !== 'LOST') return;
  await inTransaction(db, async (tx) => {
    await lockOrderById(tx, shipment.orderId);
    const inParcel = new Map(shipment.items.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
    const expectedItems = await listExpectedItems(tx, shipment.orderId);
    for (const item of expectedItems) {
      const quantity = Math.min(item.quantity, inParcel.get(item.orderLineId) ?? 0);
      if (quantity === 0) continue;
      inParcel.set(item.orderLineId, (inParcel.get(item.orderLineId) ?? 0) - quantity);
      await move(tx, { itemId: item.id, quantity }, { requestId: item.requestId, hasArrived });
      await subtractExpectedBack(tx, [{ orderLineId: item.orderLineId, quantity }]);
      if (hasArrived) await countReturned(tx, [{ orderLineId: item.orderLineId, quantity }]);
    }
  });
}

async function move(tx: Tx, pieces: { itemId: number; quantity: number }, { requestId, hasArrived }: { requestId: number; hasArrived: boolean }) {
  const [request] = await tx.select().from(returnRequests).where(eq(returnRequests.id, requestId));
  const items = await tx.select().from(returnItems).where(eq(returnItems.id, pieces.itemId));
  if (!request) return;
  const why = hasArrived ? 'the parcel has arrived' : 'the parcel did not arrive and was refunded';
  const moving = { pieces: [pieces], actor: 'shop', reason: why };
  await moveItems(tx, { request, items }, hasArrived ? { ...moving, move: 'approve', news: 'approved' } : { ...moving, move: 'withdraw' });
}
