import { addParcels } from '#modules/fulfilment';
import { canCancel, getOrderOfCustomer, readOrders } from '#modules/orders';
import { findPayUrl } from '#modules/payments';
import type { Db } from '#platform/database';
import type { CustomerOrder } from '#contracts/orders';
import { listShownDocuments } from './list-shown-documents.ts';
import { readVoucher } from './read-voucher.ts';

/**
 * Returns an order as its customer sees it, with parcels, documents, and the payment page if it still waits for payment.
 * @param invoice the invoice number or the order number
 * @throws OrderNotFound
 */
export async function getCustomerOrder(db: Db, key: { customerId: number; invoice: string }): Promise<CustomerOrder> {
  const found = await getOrderOfCustomer(db, key);
  const [read] = await readOrders(db, [found]);
  if (!read) throw new Error(`${found.orderNumber} could not be read`);
  const payUrl = found.status === 'PENDING' ? await findPayUrl(db, found.orderNumber) : null;
  const voucher = await readVoucher(db, found);
  const documents = await listShownDocuments(db, found);
  return { ...(await addParcels(db, read)), documents, payUrl, voucher, canCancel: canCancel(found, { isPaidLater: voucher !== null }) };
}
