import { eq } from 'drizzle-orm';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { productMedia, products } from '../tables.ts';

/**
 * Replaces the pictures of a product and locks it until the transaction ends.
 * @param pictures in their order; at least one
 * @returns false for a product that does not exist
 */
export async function replacePictures(tx: Tx, productId: number, pictures: readonly { mediaId: number; colorId: number | null }[]): Promise<boolean> {
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('update');
  if (!product) return false;
  await tx.delete(productMedia).where(eq(productMedia.productId, productId));
  await tx.insert(productMedia).values(pictures.map((picture, position) => ({ ...picture, productId, position })));
  await publish(tx, { type: 'product.changed', payload: { productIds: [productId] } });
  return true;
}
