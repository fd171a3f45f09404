import { toCanonicalEmail } from '#kit/canonical-email';
import { minutes } from '#kit/clock';
import type { SimulatedOrder } from '../year-records.ts';
import { deliverOrder } from './deliver-order.ts';
import { createOrderNumber } from './random-number.ts';
import { refundOrder, moveStock, recordTransition, releasePromotions, type OrderInProgress } from './order-in-progress.ts';
import { payOrder } from './pay-order.ts';
import type { PlannedOrder } from '../plan.ts';
import type { PricedOrder } from './price-order.ts';

/**
 * Processes an order from placement to its state today, and creates the rows that the shop's own operations would have stored. `npm run reconcile`
 * checks that they agree.
 */
export function simulateOrder(
  surroundings: Pick<OrderInProgress, 'records' | 'takeId' | 'random' | 'today'>,
  { planned, priced }: { planned: PlannedOrder; priced: PricedOrder },
): SimulatedOrder {
  const order = placeOrder(surroundings, { planned, priced });
  const confirmedAt = payOrder(order);
  if (confirmedAt === null) return order;
  order.invoiced = { at: confirmedAt, paymentStatus: order.row.paymentStatus };
  const givenUpAt = new Date(confirmedAt.getTime() + minutes(surroundings.random.between(20, 95)));
  if (planned.course !== 'cancelled') deliverOrder(order, confirmedAt);
  else if (givenUpAt <= surroundings.today) cancelOrder(order, givenUpAt);
  return order;
}

function placeOrder(
  surroundings: Pick<OrderInProgress, 'records' | 'takeId' | 'random' | 'today'>,
  { planned, priced }: Pick<SimulatedOrder, 'planned' | 'priced'>,
): OrderInProgress {
  const { records, takeId, random } = surroundings;
  const { placedAt, customerId } = planned;
  const { country, currency, form, totals, promotions, dates, cartId } = priced;
  const id = takeId('orders');
  const row: SimulatedOrder['row'] = {
    ...form,
    ...{
      id,
      orderNumber: createOrderNumber(random),
      reference: `R-${createOrderNumber(random).replace('-', '')}`,
      invoiceNumber: null,
      countryId: country.id,
      languageId: country.languageId,
      customerId,
    },
    ...{ currency: currency.code, status: 'PENDING', paymentStatus: 'UNPAID', total: totals.total, vat: totals.vatTotal, rounding: totals.rounding },
    ...{ couponCode: promotions.applied.find(({ kind }) => kind === 'coupon')?.code ?? null, promotions: promotions.applied },
    ...{ takenBy: '', cartId, idempotencyKey: `demo-${id}`, contentHash: ''.padStart(64, '0'), shown: {} },
    ...{ deliverFrom: dates.from, deliverUntil: dates.until, placedAt, deliveredAt: null, isIntraCommunity: false },
  };
  const lines = priced.lines.map((line, index) => ({ ...emptyLine, ...line, id: takeId('lines'), orderId: id, position: index + 1 }));
  const order: OrderInProgress = { ...surroundings, row, lines, planned, priced, invoiced: null, credits: [] };
  records.orders.push(order);
  records.events.push({ orderId: id, kind: 'status', from: null, to: 'PENDING', actor: 'shopper', reason: 'placed', at: placedAt });
  redeemPromotions(order);
  if (priced.credit.candidates.length > 0) {
    const { code: _, ...credit } = priced.credit;
    records.attributions.push({ orderId: id, ...credit, at: placedAt });
  }
  return order;
}

const emptyLine = {
  productId: null,
  variantId: null,
  sku: '',
  brand: '',
  color: '',
  size: '',
  imageUrl: '',
  isHygiene: false,
  cancelled: 0,
  returned: 0,
  expectedBack: 0,
  discount: 0,
};

function redeemPromotions({ records, row, priced: { promotions } }: OrderInProgress): void {
  const { orderNumber, email, placedAt: usedAt, currency } = row;
  const { coupon, affiliate, applied } = promotions;
  if (coupon?.problem === null && coupon.id !== null)
    records.couponUses.push({ couponId: coupon.id, orderNumber, email: toCanonicalEmail(email), usedAt, releasedAt: null });
  const ofAffiliate = applied.find(({ kind }) => kind === 'affiliate');
  if (!ofAffiliate || !affiliate) return;
  const { amount } = ofAffiliate;
  records.discountUses.push({ orderNumber, affiliateDiscountId: affiliate.id, amount, currency, usedAt, releasedAt: null });
}

/** The customer cancelled it before packing: everything is refunded. */
function cancelOrder(order: OrderInProgress, at: Date): void {
  const { row, records, credits } = order;
  moveStock(order, 'restock', { at });
  releasePromotions(order, at);
  recordTransition(order, { status: 'CANCELLED', actor: 'shopper', reason: '', at });
  const payment = records.payments.at(-1);
  if (payment?.reference === row.orderNumber) {
    refundOrder(order, { amount: row.total, cause: `payment ${payment.id}`, at });
    Object.assign(payment, { outcome: 'refunded', updatedAt: new Date(at.getTime() + minutes(2)) });
  }
  credits.push({ at, cause: `cancelled ${row.id}`, lines: 'all' });
}
