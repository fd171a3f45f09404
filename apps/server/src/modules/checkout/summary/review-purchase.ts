import { listCartVariants } from '#modules/catalog';
import { listPieces, findProvenOrder } from '#modules/orders';
import { submitReview } from '#modules/reviews';
import type { Db } from '#platform/database';
import type { NewReview } from '#contracts/reviews';
import { NotBought } from '../errors.ts';
import { countOrderProof } from '../customer-orders/order-proof-limit.ts';

/**
 * Stores a buyer's review, with the colour and size they bought. The buyer proves the purchase by order number and invoice number or
 * email, as for tracking.
 * @throws TooManyRequests
 * @throws OrderNotFound if the order or the proof is wrong: the response does not tell which
 * @throws NotBought if the product is not part of this order, or the order is unconfirmed or cancelled
 * @throws ReviewExists the second time
 */
export async function reviewPurchase(
  db: Db,
  { orderNumber, review: { email, invoiceNumber, ...review } }: { orderNumber: string; review: NewReview },
): Promise<void> {
  const forgive = await countOrderProof({ orderNumber });
  const order = await findProvenOrder(db, { orderNumber, email, invoiceNumber });
  await forgive();
  if (order.status === 'PENDING' || order.status === 'CANCELLED') throw new NotBought();
  const variantIds = (await listPieces(db, order.id)).map(({ variantId }) => variantId);
  const bought = (await listCartVariants(db, { variantIds, languageId: order.languageId })).find(({ productId }) => productId === review.productId);
  if (!bought) throw new NotBought();
  await submitReview(db, {
    ...review,
    orderNumber: order.orderNumber,
    countryId: order.countryId,
    colorId: bought.color?.id ?? null,
    sizeId: bought.size.id,
  });
}
