import { withParcels } from '#modules/fulfilment';
import { canCancel, findOwnOrder, readOrders } from '#modules/orders';
import { payUrlOf } from '#modules/payments';
import type { Db } from '#platform/database';
import type { OwnOrder } from '../orders/contract.ts';
import { papersToShow } from './papers-to-show.ts';

/**
 * An order as its customer sees it, with its parcels and papers, and the way to pay if it still waits for that.
 * @param invoice its invoice number or its order number
 * @throws OrderNotFound
 */
export async function ownOrder(db: Db, asked: { customerId: number; invoice: string }): Promise<OwnOrder> {
  const found = await findOwnOrder(db, asked);
  const [read] = await readOrders(db, [found]);
  if (!read) throw new Error(`${found.orderNumber} could not be read`);
  const payUrl = found.status === 'PENDING' ? await payUrlOf(db, found.orderNumber) : null;
  return { ...(await withParcels(db, read)), papers: await papersToShow(db, found), payUrl, canCancel: canCancel(found) };
}
