import { now } from '#kit/clock';
import { currencyOn } from '#modules/countries';
import { moveOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { cashDue } from './cash-due.ts';
import { CashDiffers, NoCashDue } from './errors.ts';
import { followParcels } from './follow-parcels.ts';
import { boughtParcels, lockOrderInHand } from './lock-order-in-hand.ts';
import { remittances } from './tables.ts';

interface Remittance {
  orderNumber: string;
  /** Minor units of the order's currency, as handed over. */
  amount: number;
  /** The carrier's own paper. */
  reference: string;
  actor: string;
}

/**
 * Books the cash that carriers have collected for an order and handed over, once all of it has arrived: it is paid and complete.
 * @throws OrderNotFound, NoCashDue
 * @throws CashDiffers for another sum: what is missing has to be settled with the carrier first
 */
export async function bookRemittance(db: Db, { orderNumber, amount, reference, actor }: Remittance): Promise<void> {
  await inTransaction(db, async (tx) => {
    const inHand = await lockOrderInHand(tx, orderNumber);
    const { order } = inHand;
    if (order.status !== 'DELIVERED' || order.paymentStatus !== 'UNPAID') throw new NoCashDue(orderNumber);
    const { cashStep } = await currencyOn(tx, order.countryId, order.placedAt);
    const due = cashDue({ ...inHand, parcels: boughtParcels(inHand) }, cashStep);
    if (amount !== due) throw new CashDiffers({ due, given: amount, currency: order.currency });
    await tx.insert(remittances).values({ orderId: order.id, amount, reference, bookedBy: actor, bookedAt: now() });
    const paid = await moveOrder(tx, order, { payment: 'pay', actor, reason: `cash handed over${reference && `: ${reference}`}` });
    await followParcels(tx, paid, { actor, reason: 'delivered and paid' });
  });
}
