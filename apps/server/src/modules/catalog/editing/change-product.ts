import { and, eq, inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { publish } from '#platform/outbox';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { withConflicts } from '#platform/sql/with-conflicts';
import type { Badge } from '../contract.ts';
import { assignCategory } from '../categories/assign-category.ts';
import { productBadges, products } from '../tables.ts';
import { buildProductTag } from '../tags.ts';

/** A change to many products at once. Missing fields stay unchanged. */
export interface ProductChange {
  status?: 'draft' | 'published' | 'retired' | undefined;
  categoryId?: number | undefined;
  addBadge?: Badge | undefined;
  removeBadge?: Badge | undefined;
}

/**
 * Applies one change to products. The caller holds their locks and has checked that they may be published.
 * @throws InvalidInput if the category does not exist
 */
export async function changeProducts(tx: Tx, ids: readonly number[], { status, categoryId, addBadge, removeBadge }: ProductChange): Promise<void> {
  const isChanged = inArray(products.id, [...ids]);
  const at = now();
  const changed = {
    updatedAt: at,
    ...(status && { status }),
    ...(status === 'published' && { publishedAt: sql`coalesce(${products.publishedAt}, ${at})`, missing: [] }),
    ...(categoryId !== undefined && { categoryId }),
  };
  const conflicts = {
    products_category_id_categories_id_fk: () =>
      new InvalidInput([{ field: 'categoryId', code: 'unknown', params: { message: 'There is no such category' } }]),
  };
  await withConflicts(conflicts, () => tx.update(products).set(changed).where(isChanged));
  if (categoryId !== undefined) for (const id of ids) await assignCategory(tx, id, categoryId);
  if (addBadge)
    await tx
      .insert(productBadges)
      .values(ids.map((productId) => ({ productId, badge: addBadge })))
      .onConflictDoNothing();
  if (removeBadge) await tx.delete(productBadges).where(and(inArray(productBadges.productId, [...ids]), eq(productBadges.badge, removeBadge)));
  await dropTags(tx, ids.map(buildProductTag));
  await publish(tx, { type: 'product.changed', payload: { productIds: [...ids] } });
}
