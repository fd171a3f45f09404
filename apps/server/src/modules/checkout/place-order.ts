import { linesOfCart, lockCart } from '#modules/cart';
import { lockOrdersFor, type PlacedOrderRow } from '#modules/orders';
import { latestPayment } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { answerPlaced } from './answer-placed.ts';
import { checkoutKey, contentHash } from './checkout-key.ts';
import { closeReplaced } from './close-replaced.ts';
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
  await closeReplaced(db, config, placement);
  const order = await inTransaction(db, (tx) => place(tx, config, placement));
  return answerPlaced(db, config, { order, returnUrl: placement.input.returnUrl });
}

async function place(tx: Tx, config: Config, { cartId, countryId, idempotencyKey, customerId, input }: Placement): Promise<PlacedOrderRow> {
  await lockCart(tx, { cartId, countryId });
  const related = await lockOrdersFor(tx, { idempotencyKey, cartId });
  const same = related.find((order) => order.idempotencyKey === idempotencyKey);
  if (same) {
    // Whoever knows a key of another cart knows nothing of its order.
    if (same.cartId !== cartId || same.status === 'CANCELLED' || same.contentHash !== contentHash(input.form)) throw new IdempotencyConflict();
    if (!(await isPaidOtherwise(tx, same, input))) return same;
  }

  const asked = await linesOfCart(tx, { cartId });
  if (asked.lines.length === 0) throw new CartIsEmpty();
  if (idempotencyKey !== checkoutKey(cartId, asked.revision)) throw new IdempotencyConflict();
  if (same) return payOtherwise(tx, same, { purchase: await preparePurchase(tx, config, { content: asked, input }), input });

  const isFreed = await supersede(tx, related);
  const content = isFreed ? await linesOfCart(tx, { cartId }) : asked;
  return writeOrder(tx, config, { purchase: await preparePurchase(tx, config, { content, input }), content, idempotencyKey, customerId, input });
}

/** An order that waits for its money may be paid in another way: it stays the same order. */
async function isPaidOtherwise(tx: Tx, order: PlacedOrderRow, { form }: PlaceOrderInput): Promise<boolean> {
  if (order.status !== 'PENDING' || order.paymentStatus === 'PROCESSING' || form.paymentMethod === order.paymentMethod) return false;
  const payment = await latestPayment(tx, order.orderNumber);
  return payment?.outcome === null;
}
