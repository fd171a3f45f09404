import { and, eq } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { publishProducts } from '../products/publish-products.ts';
import { collections, productCollections } from './tables.ts';
import { slugs } from '../tables.ts';
import { catalogTag } from '../tags.ts';

/** Deletes a collection; its products stay in the shop. The caller has locked it, so that no assignment by its rules is running. */
export async function removeCollection(tx: Tx, id: number): Promise<void> {
  const held = await tx.delete(productCollections).where(eq(productCollections.collectionId, id)).returning({ id: productCollections.productId });
  await tx.delete(slugs).where(and(eq(slugs.kind, 'collection'), eq(slugs.targetId, id)));
  await tx.delete(collections).where(eq(collections.id, id));
  await dropTags(tx, [catalogTag]);
  await publishProducts(
    tx,
    held.map((row) => row.id),
  );
}
