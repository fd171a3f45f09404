import { findOrder } from '#modules/orders';
import { askProvider, findPayment } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { PaymentReturn } from './contract.ts';
import { settleOrder } from './settle-order.ts';

/**
 * What became of a payment, for the page that its shopper comes back to. The provider is asked there and then: neither
 * the browser's word counts nor has its message to be waited for.
 */
export async function returnFromPayment(db: Db, config: Config, sessionId: string): Promise<PaymentReturn> {
  const payment = await findPayment(db, sessionId);
  if (!payment) return { outcome: 'error', orderNumber: '', invoiceNumber: null, email: '' };
  // Where the provider can't be reached, what is known stands; its message, or our own question later, brings the rest.
  const isAsked = await askProvider(db, config, payment).then(
    () => true,
    () => false,
  );
  await settleOrder(db, payment.reference);
  const order = await findOrder(db, payment.reference);
  const known = { orderNumber: payment.reference, invoiceNumber: order?.invoiceNumber ?? null, email: order?.email ?? '' };
  if (order?.paymentStatus === 'PAID' && order.status !== 'CANCELLED') return { outcome: 'succeeded', ...known };
  const status = (await findPayment(db, sessionId))?.status;
  return { outcome: status === 'processing' || (status === 'open' && !isAsked) ? 'processing' : 'failed', ...known };
}
