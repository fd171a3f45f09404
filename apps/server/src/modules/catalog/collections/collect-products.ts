import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { publishProducts } from '../products/publish-products.ts';
import { CollectionHasRules } from '../errors.ts';
import { collections, productCollections } from './tables.ts';
import { products } from '../tables.ts';

/**
 * Adds products to a collection. Skips unknown products and products that the collection already contains.
 * @returns the ids of the added products
 * @throws CollectionHasRules
 */
export async function collectProducts(tx: Tx, collectionId: number, productIds: readonly number[]): Promise<number[]> {
  await assertManual(tx, collectionId);
  const known = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  if (known.length === 0) return [];
  const added = await tx
    .insert(productCollections)
    .values(known.map(({ id }) => ({ collectionId, productId: id })))
    .onConflictDoNothing()
    .returning({ id: productCollections.productId });
  const ids = added.map(({ id }) => id);
  await publishProducts(tx, ids);
  return ids;
}

/**
 * Removes products from a collection.
 * @returns the ids of the removed products
 * @throws CollectionHasRules
 */
export async function releaseProducts(tx: Tx, collectionId: number, productIds: readonly number[]): Promise<number[]> {
  await assertManual(tx, collectionId);
  const removed = await tx
    .delete(productCollections)
    .where(and(eq(productCollections.collectionId, collectionId), inArray(productCollections.productId, [...productIds])))
    .returning({ id: productCollections.productId });
  const ids = removed.map(({ id }) => id);
  await publishProducts(tx, ids);
  return ids;
}

async function assertManual(tx: Tx, id: number): Promise<void> {
  const [collection] = await tx.select({ match: collections.match }).from(collections).where(eq(collections.id, id));
  if (collection?.match) throw new CollectionHasRules();
}
