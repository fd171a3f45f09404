import { eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { assignCategory } from '../categories/assign-category.ts';
import { saveProductTags } from '../products/product-tags.ts';
import { publishProducts } from '../products/publish-products.ts';
import { saveAttributes, saveBadges } from '../products/save-product.ts';
import { products } from '../tables.ts';
import { buildProductTag } from '../tags.ts';
import type { ProductState } from './product-state.ts';

/** Returns the changeable data of products, by product id, in the order of their ids. */
export async function readProductStates(db: Db, ids: readonly number[]): Promise<Map<number, ProductState>> {
  const { rows } = await db.execute<ProductState & { id: number } & Record<string, unknown>>(sql`
    select product.id, product.category_id as "categoryId", product.brand_id as "brandId", product.status,
      product.publish_at as "publishAt", product.published_at as "publishedAt",
      array(select tag from product_tags where product_id = product.id order by key) as tags,
      array(select badge from product_badges where product_id = product.id order by badge) as badges,
      array(select attribute_value_id from product_attribute_values where product_id = product.id order by attribute_value_id) as "attributeValueIds"
    from products product where product.id = any(${sql.param([...ids])}::int[]) order by product.id`);
  return new Map(
    rows.map(({ id, publishAt, publishedAt, ...state }) => [id, { ...state, publishAt: toIsoTime(publishAt), publishedAt: toIsoTime(publishedAt) }]),
  );
}

const toIsoTime = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString());
const toDate = (time: string | null): Date | null => (time === null ? null : new Date(time));

/**
 * Writes changed data of products. The caller holds their locks.
 * @param isComplete whether products that become published have all legally required data
 */
export async function writeProductStates(
  tx: Tx,
  changes: ReadonlyMap<number, Partial<ProductState>>,
  { isComplete }: { isComplete: boolean },
): Promise<void> {
  for (const [id, { categoryId, tags, badges, attributeValueIds, publishAt, publishedAt, ...row }] of changes) {
    await tx
      .update(products)
      .set({
        ...row,
        ...(categoryId !== undefined && { categoryId }),
        ...(publishAt !== undefined && { publishAt: toDate(publishAt) }),
        ...(publishedAt !== undefined && { publishedAt: toDate(publishedAt) }),
        ...(isComplete && row.status === 'published' && { missing: [] }),
        updatedAt: now(),
      })
      .where(eq(products.id, id));
    if (categoryId !== undefined) await assignCategory(tx, id, categoryId);
    if (badges) await saveBadges(tx, id, badges);
    if (attributeValueIds) await saveAttributes(tx, id, attributeValueIds);
    if (tags) await saveProductTags(tx, new Map([[id, tags]]));
  }
  const ids = [...changes.keys()];
  await dropTags(tx, ids.map(buildProductTag));
  await publishProducts(tx, ids);
}
