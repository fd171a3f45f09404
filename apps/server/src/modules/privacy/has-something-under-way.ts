import { hasOrdersUnderWay, orderData } from '#modules/orders';
import { hasReturnsUnderWay } from '#modules/returns';
import type { Db } from '#platform/database';

/** Whether somebody still waits for something of ours, or we for something of his: a parcel, or money that goes back. */
export async function hasSomethingUnderWay(db: Db, userId: number): Promise<boolean> {
  if (await hasOrdersUnderWay(db, userId)) return true;
  const orders = await orderData(db, userId);
  return hasReturnsUnderWay(
    db,
    orders.map(({ orderNumber }) => orderNumber),
  );
}
