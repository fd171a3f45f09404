import { readCartContent, lockLinesOfCart } from '#modules/cart';
import { getCatalog } from '#modules/catalog';
import { listLanguages } from '#modules/countries';
import { lockRelatedOrders, type PlacedOrderRow } from '#modules/orders';
import { findLatestPayment } from '#modules/payments';
import { AffiliateDiscountTaken, CouponTaken, getAllGoals } from '#modules/promotions';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { buildPlacedAnswer } from './build-placed-answer.ts';
import { computeCheckoutKey, computeContentHash } from './checkout-key.ts';
import { closeReplaced, listReplacedOrders } from './close-replaced.ts';
import type { PlacedOrder, PlaceOrderInput } from '../contract.ts';
import { CartIsEmpty, IdempotencyConflict } from '../errors.ts';
import { confirmVatId } from '../form/find-exempt-supply.ts';
import { changePaymentMethod } from '../payment/change-payment-method.ts';
import type { Placement } from './placement.ts';
import { preparePurchase } from './prepare-purchase.ts';
import { supersedeOrders } from './supersede-orders.ts';
import { refreshPayment } from '../payment/refresh-payment.ts';
import { writeOrder } from './write-order.ts';

/**
 * Places an order in one transaction: validates and prices everything again, takes the stock, writes the order and its event, and gives
 * a confirmed order its invoice number. The same key with the same content returns the same order, also for concurrent requests.
 * @returns the order, and the payment page if it is paid online
 * @throws CartNotFound, IdempotencyConflict, CartIsEmpty, CountryClosed, InvalidInput, DeliveryRefused, CartHasProblems,
 * PaymentNotAvailable, TotalChanged, TooManyRequests, SoldOut
 */
export async function placeOrder(db: Db, config: Config, placement: Placement): Promise<PlacedOrder> {
  // Refresh the caches here, not while the cart is locked.
  await Promise.all([getCatalog(db), listLanguages(db), getAllGoals(db)]);
  // Check the VAT id outside of the transaction. If the answer changes the total, the order is refused with the new total.
  await confirmVatId(db, config, { ...placement, form: placement.input.form });
  const placed = await placeOnce(db, config, placement).catch((error: unknown) => {
    if (!(error instanceof CouponTaken || error instanceof AffiliateDiscountTaken)) throw error;
    // Another order took the last use meanwhile: try once more without it, which shows the reason and the new total.
    return placeOnce(db, config, placement);
  });
  // An existing order may have been paid or refused since, and can then be paid in another way.
  const current = await refreshPayment(db, config, placed);
  const order = current === placed ? placed : await placeOnce(db, config, placement);
  return buildPlacedAnswer(db, config, { order, returnUrl: placement.input.returnUrl });
}

const placeOnce = async (db: Db, config: Config, placement: Placement): Promise<PlacedOrderRow> =>
  (await inTransaction(db, (tx) => place(tx, config, placement))) ?? placeReplacement(db, config, placement);

/** Closes the payment sessions of the orders that this one replaces, then places it. */
async function placeReplacement(db: Db, config: Config, placement: Placement): Promise<PlacedOrderRow> {
  await closeReplaced(db, config, placement);
  const order = await inTransaction(db, (tx) => place(tx, config, placement, true));
  if (!order) throw new Error('no order was placed after the replaced ones were closed');
  return order;
}

/**
 * @param areReplacedClosed whether the orders that it replaces can't be paid any more
 * @returns undefined, without changes, while they can: their sessions must first be closed outside of a transaction
 */
async function place(tx: Tx, config: Config, placement: Placement, areReplacedClosed = false): Promise<PlacedOrderRow | undefined> {
  const { cartId, countryId, idempotencyKey, customerId, input, referral, browser, phoneOrder } = placement;
  const cart = await lockLinesOfCart(tx, { cartId, countryId });
  const related = await lockRelatedOrders(tx, { idempotencyKey, cartId });
  const same = related.find((order) => order.idempotencyKey === idempotencyKey);
  if (same) {
    // A key of another cart must not reveal its order.
    if (same.cartId !== cartId || same.status === 'CANCELLED' || same.contentHash !== computeContentHash(input.form)) throw new IdempotencyConflict();
    if (!(await isPaymentMethodChanged(tx, same, input))) return same;
  }

  if (cart.lines.length === 0) throw new CartIsEmpty();
  // The cart changed while this request waited for the lock: the shopper cannot know its new key.
  if (idempotencyKey !== computeCheckoutKey(cartId, cart.revision)) throw new IdempotencyConflict();
  if (!areReplacedClosed && listReplacedOrders(placement, related).length > 0) return undefined;
  if (!same) await supersedeOrders(tx, related);
  // Read under the lock how much stock other orders of this cart hold.
  const content = related.length > 0 ? await readCartContent(tx, { cartId }) : cart;
  const purchase = await preparePurchase(tx, config, { content, input, replaced: same ? [same.orderNumber] : [], referral, browser, customerId });
  return same
    ? changePaymentMethod(tx, config, { order: same, purchase, input })
    : writeOrder(tx, config, { purchase, content, idempotencyKey, customerId, input, phoneOrder });
}

/** Returns whether the request changes the payment method of an order that waits for payment. */
async function isPaymentMethodChanged(tx: Tx, order: PlacedOrderRow, { form }: PlaceOrderInput): Promise<boolean> {
  if (order.status !== 'PENDING' || order.paymentStatus === 'PROCESSING' || form.paymentMethod === order.paymentMethod) return false;
  const payment = await findLatestPayment(tx, order.orderNumber);
  return payment?.outcome === null;
}
