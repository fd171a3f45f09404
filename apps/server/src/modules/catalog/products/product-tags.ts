import { asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { toTagKey, toTags } from '#kit/tags';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { products, productTags } from '../tables.ts';

/** Sets the tags of products, with two statements. Products that are not in the map keep theirs. */
export async function saveProductTags(tx: Tx, wanted: ReadonlyMap<number, readonly string[]>): Promise<void> {
  if (wanted.size === 0) return;
  const rows = [...wanted].flatMap(([productId, tags]) => toTags(tags).map((tag) => ({ productId, ...tag })));
  const [ids, keys] = [rows.map(({ productId }) => productId), rows.map(({ key }) => key)];
  await tx.execute(sql`
    delete from ${productTags} held where product_id = any(${sql.param([...wanted.keys()])}::int[])
    and not exists (select from unnest(${sql.param(ids)}::int[], ${sql.param(keys)}::text[]) kept (product_id, key)
      where kept.product_id = held.product_id and kept.key = held.key)`);
  if (rows.length > 0) await tx.insert(productTags).values(rows).onConflictDoNothing();
}

/** Returns the tags of products in alphabetical order, by product id. */
export async function listProductTags(db: Db, productIds: readonly number[]): Promise<Map<number, string[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(productTags)
    .where(inArray(productTags.productId, [...productIds]))
    .orderBy(asc(productTags.key));
  const tags = new Map<number, string[]>();
  for (const { productId, tag } of rows) tags.set(productId, [...(tags.get(productId) ?? []), tag]);
  return tags;
}

/** Returns the tags in use, the most frequent first. @param vendorId only of this vendor's products; null: of all products */
export async function listUsedProductTags(db: Db, { vendorId, limit }: { vendorId: number | null; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ tag: sql<string>`min(${productTags.tag})` })
    .from(productTags)
    .where(
      vendorId === null
        ? undefined
        : inArray(productTags.productId, db.select({ id: products.id }).from(products).where(eq(products.vendorId, vendorId))),
    )
    .groupBy(productTags.key)
    .orderBy(desc(count()), asc(productTags.key))
    .limit(limit);
  return rows.map(({ tag }) => tag);
}

/** Selects the products with a tag: a query of their ids. */
export const selectProductsByTag = (tag: string): SQL => sql`select product_id from ${productTags} where key = ${toTagKey(tag)}`;
