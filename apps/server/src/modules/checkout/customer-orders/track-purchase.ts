import { addParcels } from '#modules/fulfilment';
import { findLinkedOrder, OrderNotFound, readOrder, trackOrder, type ReadOrder } from '#modules/orders';
import { findPayUrl } from '#modules/payments';
import type { Db } from '#platform/database';
import type { Order } from '#contracts/orders';
import { listShownDocuments } from './list-shown-documents.ts';

/** Returns an order as its buyer sees it, with parcels, documents, and the payment page if it still waits for payment. @throws OrderNotFound */
export const trackPurchase = async (db: Db, question: Parameters<typeof trackOrder>[1]): Promise<Order> =>
  showPurchase(db, await trackOrder(db, question));

/** Returns the order that a link in an email opens. @throws OrderLinkExpired */
export async function openLinkedPurchase(db: Db, link: string): Promise<Order> {
  const read = await readOrder(db, (await findLinkedOrder(db, link)).id);
  if (!read) throw new OrderNotFound();
  return showPurchase(db, read);
}

async function showPurchase(db: Db, read: ReadOrder): Promise<Order> {
  const order = { ...(await addParcels(db, read)), documents: await listShownDocuments(db, read.row) };
  return order.status === 'PENDING' ? { ...order, payUrl: await findPayUrl(db, order.orderNumber) } : order;
}
