import { isOnlineProvider } from '#modules/payments';
import { days, minutes } from '#kit/clock';
import { hasReachedStep, moveStock, recordTransition, releasePromotions, type OrderInProgress } from './order-in-progress.ts';

/** Time limit of a payment in minutes. */
const MINUTES_TO_PAY = 35;

/**
 * Confirms an order paid online when the payment arrives, and a cash order at once, unless staff have to call the customer first.
 * @returns when it was confirmed; null: it was not
 */
export function payOrder(order: OrderInProgress): Date | null {
  const { row, priced, planned, random } = order;
  if (!isOnlineProvider(priced.payment.provider)) {
    moveStock(order, 'take', { at: row.placedAt });
    if (planned.course === 'for-desk') return null;
    recordTransition(order, { status: 'CONFIRMED', actor: 'shop', reason: 'no confirmation required', at: row.placedAt });
    return row.placedAt;
  }
  const payment = createPayment(order);
  moveStock(order, 'hold', { at: row.placedAt });
  const paidAt = new Date(row.placedAt.getTime() + random.between(45, 540) * 1000);
  if (planned.course === 'unpaid') {
    const at = new Date(row.placedAt.getTime() + minutes(MINUTES_TO_PAY));
    if (at <= order.today) expirePayment(order, { payment, at });
    return null;
  }
  if (!hasReachedStep(order, 'confirmed', paidAt)) return null;
  const refs = { providerRef: `cs_demo_${row.orderNumber}`, chargeRef: `pi_demo_${row.orderNumber}` };
  Object.assign(payment, { ...refs, status: 'paid', outcome: 'kept', nextCheckAt: null, updatedAt: paidAt });
  moveStock(order, 'sellHeld', { at: paidAt });
  recordTransition(order, { status: 'CONFIRMED', payment: 'PAID', actor: 'provider', reason: `paid through ${payment.provider}`, at: paidAt });
  return paidAt;
}

type PaymentRow = OrderInProgress['records']['payments'][number];

/**
 * Creates an open payment. An order that is unpaid today can be paid for some days, because it would be cancelled before a person opens the demo
 * otherwise.
 */
function createPayment({ row, priced, records, takeId, today }: OrderInProgress): PaymentRow {
  const { orderNumber: reference, total: amount, currency, email, placedAt } = row;
  const expiresAt = new Date(today.getTime() + days(3));
  const base = `https://${priced.country.domain}`;
  const payment: PaymentRow = {
    ...{ id: takeId('payments'), reference, provider: priced.payment.provider, currency, amount, status: 'open', outcome: null },
    request: {
      ...{ reference, amount, currency, method: row.paymentMethod, email, description: `${priced.country.shopName} ${reference}`, language: 'en' },
      ...{ successUrl: `${base}/str/Return?session_id={CHECKOUT_SESSION_ID}`, cancelUrl: `${base}/Checkout?step=payment&payment=cancelled` },
      expiresAt: Math.floor(expiresAt.getTime() / 1000),
    },
    ...{
      providerRef: null,
      chargeRef: null,
      payUrl: null,
      voucher: null,
      expiresAt,
      nextCheckAt: expiresAt,
      checks: 0,
      createdAt: placedAt,
      updatedAt: placedAt,
    },
  };
  records.payments.push(payment);
  return payment;
}

function expirePayment(order: OrderInProgress, { payment, at }: { payment: PaymentRow; at: Date }): void {
  Object.assign(payment, { status: 'expired', nextCheckAt: null, expiresAt: at, updatedAt: at });
  moveStock(order, 'release', { at });
  releasePromotions(order, at);
  recordTransition(order, { status: 'CANCELLED', payment: 'FAILED', actor: 'shop', reason: 'it was not paid in time', at });
}
