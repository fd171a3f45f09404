import { now } from '#kit/clock';
import { money, toMajor } from '#kit/money';
import { lockOrder, type PlacedOrderRow } from '#modules/orders';
import { latestPayment, openPayment, PaymentNotAvailable, providerOf, requestPayment, type Payment } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { PlacedOrder } from './contract.ts';
import { paymentRequest } from './payment-request.ts';

/**
 * The answer to whoever placed an order, or asks again for one: with the provider's page if it waits for its money.
 * @throws PaymentNotAvailable if that page can't be had now: the order stands, and asking again tries again
 */
export async function answerPlaced(
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
    payUrl: await payUrl(db, config, { order, returnUrl }),
  };
}

async function payUrl(
  db: Db,
  config: Config,
  { order, returnUrl }: { order: PlacedOrderRow; returnUrl: string | undefined },
): Promise<string | null> {
  if (order.status !== 'PENDING' || order.paymentStatus === 'PROCESSING') return null;
  const latest = await latestPayment(db, order.orderNumber);
  if (latest?.outcome !== null) return null;
  const provider = providerOf(config, latest.provider);
  if (!provider) throw new PaymentNotAvailable(order.paymentMethod);
  const payment = isOpen(latest) ? latest : await askAgain(db, config, { order, returnUrl, provider: provider.code });
  return payment && openPayment(db, provider, payment);
}

/** The last attempt has ended and the order still stands: a new one, unless somebody else has begun it meanwhile. */
async function askAgain(
  db: Db,
  config: Config,
  { order, returnUrl, provider }: { order: PlacedOrderRow; returnUrl: string | undefined; provider: string },
): Promise<Payment | null> {
  return inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, order.orderNumber);
    if (locked?.status !== 'PENDING') return null;
    const latest = await latestPayment(tx, order.orderNumber);
    if (latest && (isOpen(latest) || latest.status === 'paid' || latest.status === 'processing')) return isOpen(latest) ? latest : null;
    return requestPayment(tx, { provider, request: await paymentRequest(tx, config, { order: locked, returnUrl }) });
  });
}

const isOpen = ({ status, expiresAt }: Payment): boolean => status === 'open' && (expiresAt === null || expiresAt > now());
