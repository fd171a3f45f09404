import { addParcels } from '#modules/fulfilment';
import { findLinkedOrder, maskOrder, OrderNotFound, readOrder, type PlacedOrderRow, type ProvenOrder } from '#modules/orders';
import { findPayUrl } from '#modules/payments';
import type { Db } from '#platform/database';
import type { Order } from '#contracts/orders';
import { listShownDocuments } from './list-shown-documents.ts';
import { readVoucher } from './read-voucher.ts';

/** Returns an order as its buyer sees it, with parcels, documents, and the payment page if it still waits for payment. */
export async function trackPurchase(db: Db, { order: row, isOwner, isEmailKnown }: ProvenOrder): Promise<Order> {
  const order = await showPurchase(db, row);
  return isOwner ? order : maskOrder(order, { isEmailKnown });
}

/** Returns the order that a link in an email opens. @throws OrderLinkExpired */
export const openLinkedPurchase = async (db: Db, link: string): Promise<Order> => showPurchase(db, await findLinkedOrder(db, link));

async function showPurchase(db: Db, { id }: Pick<PlacedOrderRow, 'id'>): Promise<Order> {
  const read = await readOrder(db, id);
  if (!read) throw new OrderNotFound();
  const order = { ...(await addParcels(db, read)), documents: await listShownDocuments(db, read.row) };
  if (order.status !== 'PENDING') return order;
  const { orderNumber } = order;
  return { ...order, payUrl: await findPayUrl(db, orderNumber), voucher: await readVoucher(db, read.row) };
}
