import { now } from '#kit/clock';
import { getCurrency } from '#modules/countries';
import { moveOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { selectCashDue } from './cash-due.ts';
import { CashDiffers, NoCashDue } from '../errors.ts';
import { followParcels } from '../shipments/follow-parcels.ts';
import { isPurchaseParcel, lockOrderWithParcels } from '../shipments/lock-order-with-parcels.ts';
import { remittances } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** The cash that carriers collected for an order has arrived. */
    'order.cash-remitted': { orderId: number };
  }
}

interface Remittance {
  orderNumber: string;
  /** The cash received, in minor units of the order's currency. */
  amount: number;
  /** The carrier's reference for the remittance. */
  reference: string;
  actor: string;
}

/**
 * Books the cash that carriers collected for an order, once everything is delivered; the order is then paid and complete.
 * @throws OrderNotFound, NoCashDue
 * @throws CashDiffers for another amount: the difference must first be settled with the carrier
 */
export async function bookRemittance(db: Db, { orderNumber, amount, reference, actor }: Remittance): Promise<void> {
  await inTransaction(db, async (tx) => {
    const loaded = await lockOrderWithParcels(tx, orderNumber);
    const { order } = loaded;
    if (order.status !== 'DELIVERED' || order.paymentStatus !== 'UNPAID') throw new NoCashDue(orderNumber);
    const { cashStep } = await getCurrency(tx, order.countryId, order.placedAt);
    const due = selectCashDue({ ...loaded, parcels: isPurchaseParcel(loaded) }, cashStep);
    if (amount !== due) throw new CashDiffers({ due, given: amount, currency: order.currency });
    await tx.insert(remittances).values({ orderId: order.id, amount, reference, bookedBy: actor, bookedAt: now() });
    const paid = await moveOrder(tx, order, { payment: 'pay', actor, reason: `cash remitted by the carrier${reference && `: ${reference}`}` });
    await publish(tx, { type: 'order.cash-remitted', payload: { orderId: order.id } });
    await followParcels(tx, paid, { actor, reason: 'delivered and paid' });
  });
}
