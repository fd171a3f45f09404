import { linesOfCart, lockLinesOfCart } from '#modules/cart';
import { catalogOf } from '#modules/catalog';
import { listLanguages } from '#modules/countries';
import { lockOrdersFor, type PlacedOrderRow } from '#modules/orders';
import { latestPayment } from '#modules/payments';
import { AffiliateDiscountTaken, CouponTaken, goalsOf } from '#modules/promotions';
import type { Referral } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { answerPlaced } from './answer-placed.ts';
import { checkoutKey, contentHash } from './checkout-key.ts';
import { closeReplaced, replacedBy } from './close-replaced.ts';
import type { PlacedOrder, PlaceOrderInput } from './contract.ts';
import { CartIsEmpty, IdempotencyConflict } from './errors.ts';
import { payOtherwise } from './pay-otherwise.ts';
import { preparePurchase } from './prepare-purchase.ts';
import { supersede } from './supersede.ts';
import { writeOrder } from './write-order.ts';

export interface Placement {
  cartId: string;
  /** Whose shop asks; left out: the cart's own. */
  countryId?: number | undefined;
  /** As the checkout answered it. */
  idempotencyKey: string;
  /** Who is signed in while he orders; left out: a guest. */
  customerId?: number | undefined;
  input: PlaceOrderInput;
  /** What the browser says of who sent the shopper; left out: only what was brought counts. */
  referral?: Referral | undefined;
  /** Of one that staff take by telephone. */
  taking?: Taking | undefined;
}

/** Who takes an order by telephone, and what he notes of it in its transaction. */
export interface Taking {
  by: string;
  note: (tx: Tx, order: PlacedOrderRow) => Promise<void>;
}

/**
 * Places an order: one transaction that checks and prices everything anew, takes the stock, writes the order and the
 * news of it, and gives a confirmed one its invoice number. The same key with the same content is answered with the
 * same order, however often and at how many places at once it is sent.
 * @returns the order, and where to pay if it is paid online
 * @throws CartNotFound, IdempotencyConflict, CartIsEmpty, CountryClosed, InvalidInput, DeliveryRefused, CartHasProblems,
 * PaymentNotAvailable, TotalChanged, TooManyRequests, SoldOut
 */
export async function placeOrder(db: Db, config: Config, placement: Placement): Promise<PlacedOrder> {
  // What is kept in memory is looked at anew here, where it must be, and not while the cart is locked.
  await Promise.all([catalogOf(db), listLanguages(db), goalsOf(db)]);
  const order = await placeOnce(db, config, placement).catch((error: unknown) => {
    if (!(error instanceof CouponTaken || error instanceof AffiliateDiscountTaken)) throw error;
    // Somebody had its last use in between: read again, the code says why it does not apply, and the total is another.
    return placeOnce(db, config, placement);
  });
  return answerPlaced(db, config, { order, returnUrl: placement.input.returnUrl });
}

const placeOnce = async (db: Db, config: Config, placement: Placement): Promise<PlacedOrderRow> =>
  (await inTransaction(db, (tx) => place(tx, config, placement))) ?? placeInstead(db, config, placement);

/** Places what takes the place of another order, or has it paid in another way: once that one can't be paid any more. */
async function placeInstead(db: Db, config: Config, placement: Placement): Promise<PlacedOrderRow> {
  await closeReplaced(db, config, placement);
  const order = await inTransaction(db, (tx) => place(tx, config, placement, true));
  if (!order) throw new Error('nothing stands in its place any more');
  return order;
}

/**
 * @param areReplacedClosed whether the orders whose place it takes can't be paid any more
 * @returns undefined, and nothing done, while they can: a provider has to be told first, outside of a transaction
 */
async function place(tx: Tx, config: Config, placement: Placement, areReplacedClosed = false): Promise<PlacedOrderRow | undefined> {
  const { cartId, countryId, idempotencyKey, customerId, input, referral, taking } = placement;
  const asked = await lockLinesOfCart(tx, { cartId, countryId });
  const related = await lockOrdersFor(tx, { idempotencyKey, cartId });
  const same = related.find((order) => order.idempotencyKey === idempotencyKey);
  if (same) {
    // Whoever knows a key of another cart knows nothing of its order.
    if (same.cartId !== cartId || same.status === 'CANCELLED' || same.contentHash !== contentHash(input.form)) throw new IdempotencyConflict();
    if (!(await isPaidOtherwise(tx, same, input))) return same;
  }

  if (asked.lines.length === 0) throw new CartIsEmpty();
  // A cart that was changed while this waited for it has another key than the shopper can know.
  if (idempotencyKey !== checkoutKey(cartId, asked.revision)) throw new IdempotencyConflict();
  if (!areReplacedClosed && replacedBy(placement, related).length > 0) return undefined;
  if (!same) await supersede(tx, related);
  // What other orders hold for the cart, or held until now, is read under the lock.
  const content = related.length > 0 ? await linesOfCart(tx, { cartId }) : asked;
  const purchase = await preparePurchase(tx, config, { content, input, replaced: same ? [same.orderNumber] : [], referral, customerId });
  return same
    ? payOtherwise(tx, same, { purchase, input })
    : writeOrder(tx, config, { purchase, content, idempotencyKey, customerId, input, taking });
}

/** An order that waits for its money may be paid in another way: it stays the same order. */
async function isPaidOtherwise(tx: Tx, order: PlacedOrderRow, { form }: PlaceOrderInput): Promise<boolean> {
  if (order.status !== 'PENDING' || order.paymentStatus === 'PROCESSING' || form.paymentMethod === order.paymentMethod) return false;
  const payment = await latestPayment(tx, order.orderNumber);
  return payment?.outcome === null;
}
