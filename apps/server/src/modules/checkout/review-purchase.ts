import { variantsForCart } from '#modules/catalog';
import { piecesOf, proveOrder } from '#modules/orders';
import { submitReview } from '#modules/reviews';
import type { Db } from '#platform/database';
import type { NewReview } from '../reviews/contract.ts';
import { NotBought } from './errors.ts';
import { countOrderProof } from './order-proof-limit.ts';

/**
 * A buyer's review of something he bought: known by the order's number and its invoice number or e-mail, as when he tracks
 * it. Colour and size are those he bought.
 * @throws TooManyRequests
 * @throws OrderNotFound whether the order or the proof is wrong: the answer tells nobody which
 * @throws NotBought if the product is not of this order, or the order is not confirmed or was given up
 * @throws ReviewExists the second time
 */
export async function reviewPurchase(
  db: Db,
  { orderNumber, review: { email, invoiceNumber, ...review } }: { orderNumber: string; review: NewReview },
): Promise<void> {
  const forgive = await countOrderProof({ orderNumber });
  const order = await proveOrder(db, { orderNumber, email, invoiceNumber });
  await forgive();
  if (order.status === 'PENDING' || order.status === 'CANCELLED') throw new NotBought();
  const variantIds = (await piecesOf(db, order.id)).map(({ variantId }) => variantId);
  const bought = (await variantsForCart(db, { variantIds, languageId: order.languageId })).find(({ productId }) => productId === review.productId);
  if (!bought) throw new NotBought();
  await submitReview(db, {
    ...review,
    orderNumber: order.orderNumber,
    countryId: order.countryId,
    colorId: bought.color?.id ?? null,
    sizeId: bought.size.id,
  });
}
