import { findOrder, makeOrderLink } from '#modules/orders';
import { askProvider, findPayment, listDoubtfulPayments } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { PaymentReturn } from '../contract.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Returns the outcome of a payment for the page that the shopper returns to. Queries the provider directly, because the browser is not
 * trusted and the webhook may arrive later.
 */
export async function returnFromPayment(db: Db, config: Config, sessionId: string): Promise<PaymentReturn> {
  const payment = await findPayment(db, sessionId);
  if (!payment) return { outcome: 'error', orderNumber: '', invoiceNumber: null, email: '', link: null };
  // If the provider can't be reached, the known state is returned; the webhook or the scheduled check updates it later.
  const isUpdated = await askProvider(db, config, payment).then(
    () => true,
    () => false,
  );
  await settleOrder(db, payment.reference);
  const order = await findOrder(db, payment.reference);
  const known = {
    orderNumber: payment.reference,
    invoiceNumber: order?.invoiceNumber ?? null,
    email: order?.email ?? '',
    link: order ? makeOrderLink(order) : null,
  };
  if (order?.paymentStatus === 'PAID' && order.status !== 'CANCELLED') return { outcome: 'succeeded', ...known };
  const status = (await findPayment(db, sessionId))?.status;
  const isUndecided = status === 'open' && (!isUpdated || (await listDoubtfulPayments(db, { id: payment.id })).length > 0);
  return { outcome: status === 'processing' || isUndecided ? 'processing' : 'failed', ...known };
}
