import { listCartVariants } from '#modules/catalog';
import { listShipments } from '#modules/fulfilment';
import {
  askConfirmation,
  findConfirmation,
  listOrderLines,
  listPieces,
  makeOrderLink,
  useConfirmation,
  type Confirmation,
  type PlacedOrderRow,
  type ProvenOrder,
} from '#modules/orders';
import { assertNotReviewed, submitReview } from '#modules/reviews';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { reviewContentSchema, type ReviewConfirmation, type ReviewContent } from '#contracts/reviews';
import { NotBought, NotDelivered } from '../errors.ts';

/**
 * Stores a buyer's review, with the colour and size they bought. If the caller knows only the numbers of the order, the review
 * waits for confirmation through the order's email address.
 * @returns whether the review waits for confirmation
 * @throws NotBought if the product is not part of this order, or the order is unconfirmed or cancelled
 * @throws NotDelivered if no piece of the product has arrived
 * @throws ReviewExists the second time, TooManyRequests
 */
export async function reviewPurchase(db: Db, { order, isOwner }: ProvenOrder, review: ReviewContent): Promise<{ isWaiting: boolean }> {
  if (isOwner) {
    await storeReview(db, order, review);
    return { isWaiting: false };
  }
  await findBought(db, order, review.productId);
  await assertNotReviewed(db, { orderNumber: order.orderNumber, productId: review.productId });
  await askConfirmation(db, order, { kind: 'review', content: review });
  return { isWaiting: true };
}

/** Returns the name of the product that a review is about. */
export async function readReviewedProduct(db: Db, { content, orderId }: Pick<Confirmation, 'content' | 'orderId'>): Promise<string> {
  const { productId } = reviewContentSchema.parse(content);
  return (await listOrderLines(db, orderId)).find((line) => line.productId === productId)?.name ?? '';
}

/** Returns the review that the link of an email confirms. @throws OrderLinkExpired */
export async function readReviewConfirmation(db: Db, link: string): Promise<ReviewConfirmation> {
  const { confirmation, order } = await findConfirmation(db, link, ['review']);
  const { stars, text, author } = reviewContentSchema.parse(confirmation.content);
  const product = await readReviewedProduct(db, confirmation);
  const isConfirmed = confirmation.confirmedAt !== null;
  return { orderNumber: order.orderNumber, product, stars, text, author, isConfirmed, link: makeOrderLink(order) };
}

/** Stores the review that the link of an email confirms, once. @throws OrderLinkExpired, ConfirmationUsed, NotBought, NotDelivered, ReviewExists */
export async function confirmReview(db: Db, link: string): Promise<void> {
  const { confirmation, order } = await findConfirmation(db, link, ['review']);
  await inTransaction(db, async (tx) => {
    await useConfirmation(tx, confirmation.id);
    await storeReview(tx, order, reviewContentSchema.parse(confirmation.content));
  });
}

async function storeReview(db: Db, order: PlacedOrderRow, review: ReviewContent): Promise<void> {
  const bought = await findBought(db, order, review.productId);
  await submitReview(db, {
    ...review,
    orderNumber: order.orderNumber,
    countryId: order.countryId,
    colorId: bought.color?.id ?? null,
    sizeId: bought.size.id,
  });
}

/** @throws NotBought, NotDelivered */
async function findBought(db: Db, order: PlacedOrderRow, productId: number) {
  if (order.status === 'PENDING' || order.status === 'CANCELLED') throw new NotBought();
  const variantIds = (await listPieces(db, order.id)).map(({ variantId }) => variantId);
  const bought = (await listCartVariants(db, { variantIds, languageId: order.languageId })).find((each) => each.productId === productId);
  if (!bought) throw new NotBought();
  const lineIds = (await listOrderLines(db, order.id)).flatMap(({ id, productId: of }) => (of === productId ? id : []));
  const arrived = (await listShipments(db, order.id)).filter(({ status }) => status === 'DELIVERED');
  if (!arrived.some(({ items }) => items.some(({ orderLineId }) => lineIds.includes(orderLineId)))) throw new NotDelivered();
  return bought;
}
