import { now } from '#kit/clock';
import { money, toMajor } from '#kit/money';
import { lockOrder, makeOrderLink, type PlacedOrderRow } from '#modules/orders';
import {
  findLatestPayment,
  openPayment,
  PaymentNotAvailable,
  listDoubtfulPayments,
  findProvider,
  requestPayment,
  type Payment,
} from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { PlacedOrder } from '../contract.ts';
import { buildPaymentRequest } from '../payment/payment-request.ts';

/**
 * Builds the response to placing an order or requesting it again, with the provider's page if the order waits for payment.
 * @throws PaymentNotAvailable if the provider returns no page now: the order is kept, and another request tries again
 */
export async function buildPlacedAnswer(
  db: Db,
  config: Config,
  { order, returnUrl }: { order: PlacedOrderRow; returnUrl: string | undefined },
): Promise<PlacedOrder> {
  const { orderNumber, invoiceNumber, status, paymentStatus, email, currency } = order;
  return {
    orderNumber,
    invoiceNumber,
    status,
    paymentStatus,
    email,
    currency,
    total: toMajor(money(order.total, currency)),
    // The same for each repetition of the request.
    link: makeOrderLink(order, order.placedAt),
    payUrl: await payUrl(db, config, { order, returnUrl }),
  };
}

async function payUrl(
  db: Db,
  config: Config,
  { order, returnUrl }: { order: PlacedOrderRow; returnUrl: string | undefined },
): Promise<string | null> {
  if (order.status !== 'PENDING' || order.paymentStatus === 'PROCESSING') return null;
  const latest = await findLatestPayment(db, order.orderNumber);
  if (latest?.outcome !== null || (await listDoubtfulPayments(db, { reference: order.orderNumber })).length > 0) return null;
  const provider = findProvider(config, latest.provider);
  if (!provider) throw new PaymentNotAvailable(order.paymentMethod);
  const restart = () => restartPayment(db, config, { order, returnUrl, provider: provider.code });
  const payment = isOpen(latest) ? latest : await restart();
  if (payment?.id !== latest.id) return payment && openPayment(db, provider, payment);
  return openPayment(db, provider, latest).catch(async (error: unknown) => {
    // After an outage the provider refuses the stored request, because its page would end too soon: a new request has a new end.
    const next = error instanceof PaymentNotAvailable ? await restart() : null;
    if (!next || next.id === latest.id) throw error;
    return openPayment(db, provider, next);
  });
}

/** Starts a new payment if the last one has ended and the order is still open, unless another request has already started one. */
async function restartPayment(
  db: Db,
  config: Config,
  { order, returnUrl, provider }: { order: PlacedOrderRow; returnUrl: string | undefined; provider: string },
): Promise<Payment | null> {
  return inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, order.orderNumber);
    if (locked?.status !== 'PENDING') return null;
    const latest = await findLatestPayment(tx, order.orderNumber);
    if (latest && (isOpen(latest) || latest.status === 'paid' || latest.status === 'processing')) return isOpen(latest) ? latest : null;
    return requestPayment(tx, { provider, request: await buildPaymentRequest(tx, config, { order: locked, returnUrl }) });
  });
}

const isOpen = ({ status, expiresAt }: Payment): boolean => status === 'open' && (expiresAt === null || expiresAt > now());
