import { hasOpenOrders, readOrderData } from '#modules/orders';
import { hasOpenReturns } from '#modules/returns';
import type { Db } from '#platform/database';

/** Returns whether a user has an order in progress or an open return. */
export async function hasOpenBusiness(db: Db, userId: number): Promise<boolean> {
  if (await hasOpenOrders(db, userId)) return true;
  const orders = await readOrderData(db, userId);
  return hasOpenReturns(
    db,
    orders.map(({ orderNumber }) => orderNumber),
  );
}
