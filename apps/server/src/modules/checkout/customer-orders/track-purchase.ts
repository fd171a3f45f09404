import { addParcels } from '#modules/fulfilment';
import { canCancel, findLinkedOrder, maskOrder, OrderNotFound, readOrder, type PlacedOrderRow, type ProvenOrder } from '#modules/orders';
import { findPayUrl } from '#modules/payments';
import type { Db } from '#platform/database';
import type { CustomerOrder, Order } from '#contracts/orders';
import { listShownDocuments } from './list-shown-documents.ts';
import { readVoucher } from './read-voucher.ts';

/** Returns an order as its buyer sees it, with parcels, documents, and the payment page if it still waits for payment. */
export async function trackPurchase(db: Db, { order: row, isOwner, isEmailKnown }: ProvenOrder): Promise<Order> {
  const order = await showPurchase(db, row);
  return isOwner ? order : maskOrder(order, { isEmailKnown });
}

/** Returns the order that a link in an email opens. @throws OrderLinkExpired */
export async function openLinkedPurchase(db: Db, link: string): Promise<CustomerOrder> {
  const row = await findLinkedOrder(db, link);
  const order = await showPurchase(db, row);
  return { ...order, canCancel: canCancel(row, { isPaidLater: hasVoucher(order) }) };
}

const hasVoucher = ({ voucher }: Order): boolean => voucher !== null;

async function showPurchase(db: Db, { id }: Pick<PlacedOrderRow, 'id'>): Promise<Order> {
  const read = await readOrder(db, id);
  if (!read) throw new OrderNotFound();
  const order = { ...(await addParcels(db, read)), documents: await listShownDocuments(db, read.row) };
  if (order.status !== 'PENDING') return order;
  const { orderNumber } = order;
  return { ...order, payUrl: await findPayUrl(db, orderNumber), voucher: await readVoucher(db, read.row) };
}
