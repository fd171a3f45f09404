import { and, asc, eq, gte, inArray, isNull, like, lt, lte, notExists, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import {
  attributeValues,
  brands,
  categories,
  productAttributeValues,
  productCategories,
  productMedia,
  products,
  slugs,
  variants,
} from '../tables.ts';
import { collections, productCollections } from '../collections/tables.ts';
import { stockLevels } from '../stock/tables.ts';

/** Matches demo products by the prefix of their handles. */
const isOfDemo = like(products.handle, 'SV-%');
const hasFibre = (fibre: string): SQL => sql`${products.composition}::text like ${`%"${fibre}"%`}`;

/** Returns the numbers of all products, of demo products, and of demo products without attributes. */
export async function countDemoProducts(db: Db): Promise<{ all: number; demo: number; undescribed: number }> {
  const values = db
    .select({ id: productAttributeValues.productId })
    .from(productAttributeValues)
    .where(eq(productAttributeValues.productId, products.id));
  const [all, demo, undescribed] = await Promise.all([
    db.$count(products),
    db.$count(products, isOfDemo),
    db.$count(products, and(isOfDemo, notExists(values))),
  ]);
  return { all, demo, undescribed };
}

/** Returns the ids of the demo's products that shoppers can buy. */
export async function listPublishedDemoProducts(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isOfDemo, eq(products.status, 'published')))
    .orderBy(products.id);
  return rows.map(({ id }) => id);
}

/** Returns which of these handles belong to products. */
export async function listKnownHandles(db: Db, handles: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ handle: products.handle })
    .from(products)
    .where(sql`${products.handle} = any(${sql.param([...handles])}::text[])`);
  return new Set(rows.map(({ handle }) => handle));
}

/** Adds attributes and size charts to products that have neither. Other products stay unchanged. */
export async function describeProducts(
  tx: Tx,
  described: readonly { handle: string; chart: number | null; values: readonly number[] }[],
): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with wanted as (
      select product.id, entry.chart, entry.values from jsonb_to_recordset(${JSON.stringify(described)}::jsonb) as entry (handle text, chart int, values int[])
      join products product on product.handle = entry.handle
      where product.size_chart_id is null and not exists (select from product_attribute_values where product_id = product.id)),
    valued as (insert into product_attribute_values (product_id, attribute_value_id) select id, unnest(values) from wanted)
    update products set size_chart_id = wanted.chart from wanted where products.id = wanted.id returning products.id`);
  const productIds = rows.map(({ id }) => id);
  if (productIds.length > 0) await publish(tx, { type: 'product.changed', payload: { productIds } });
}

/** Assigns demo products that contain a fibre and have no vendor to a vendor. Does nothing if the vendor already has products. */
export async function assignProducts(db: Db, { vendorId, fibre, limit }: { vendorId: number; fibre: string; limit: number }): Promise<void> {
  if ((await db.$count(products, eq(products.vendorId, vendorId))) > 0) return;
  const some = db
    .select({ id: products.id })
    .from(products)
    .where(and(isOfDemo, isNull(products.vendorId), hasFibre(fibre)))
    .orderBy(asc(products.id))
    .limit(limit);
  await db.update(products).set({ vendorId }).where(inArray(products.id, some));
}

/** Returns ids of the first published products that contain a fibre. */
export async function listProductIdsByFibre(tx: Tx, fibre: string, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.status, 'published'), hasFibre(fibre)))
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns the ids of all published products, the oldest first. */
export async function listPublishedIds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.status, 'published')).orderBy(asc(products.id));
  return rows.map(({ id }) => id);
}

/** Returns the English slugs of the first published demo products. */
export async function listFirstSlugs(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ slug: slugs.slug })
    .from(products)
    .innerJoin(slugs, and(eq(slugs.kind, 'product'), eq(slugs.targetId, products.id), eq(slugs.languageId, 1), eq(slugs.isCurrent, true)))
    .where(and(eq(products.status, 'published'), isOfDemo))
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map(({ slug }) => slug);
}

export async function findFirstBrand(db: Db): Promise<{ id: number; name: string } | undefined> {
  const [brand] = await db.select({ id: brands.id, name: brands.name }).from(brands).orderBy(asc(brands.id)).limit(1);
  return brand;
}

/** Finds the id of a category or collection by its code. */
export async function findTermId(db: Db, kind: 'category' | 'collection', code: string): Promise<number | undefined> {
  const table = kind === 'category' ? categories : collections;
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.code, code));
  return row?.id;
}

/** Returns published demo products with these handles that were published before an instant, each with its variants. */
export async function listProductsWithPieces(db: Db, handles: readonly string[], publishedBefore: Date) {
  const chosen = await db
    .select({ id: products.id, handle: products.handle, publishedAt: products.publishedAt })
    .from(products)
    .where(and(inArray(products.handle, [...handles]), eq(products.status, 'published'), lt(products.publishedAt, publishedBefore)))
    .orderBy(asc(products.id));
  const pieces = await db
    .select({ productId: variants.productId, colorId: variants.colorId, sizeId: variants.sizeId, scale: attributeValues.scale })
    .from(variants)
    .innerJoin(attributeValues, eq(attributeValues.id, variants.sizeId))
    .where(
      inArray(
        variants.productId,
        chosen.map(({ id }) => id),
      ),
    )
    .orderBy(asc(variants.id));
  return chosen.map((product) => ({
    ...product,
    pieces: pieces.filter(({ productId }) => productId === product.id).map(({ scale, ...piece }) => ({ ...piece, hasSizes: scale !== 'one' })),
  }));
}

/** Returns the variants of all published demo products with their stock, by product. */
export const listDemoVariants = (db: Db) =>
  db
    .select({ id: variants.id, productId: products.id, publishedAt: products.publishedAt, popularity: products.popularity, level: stockLevels })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .where(and(isOfDemo, eq(products.status, 'published')))
    .orderBy(asc(products.id), asc(variants.id));

/**
 * Returns one variant of each of the first demo products that were published before an instant and have enough stock.
 * @param among the ids of the products to choose from
 */
export async function listPlentifulVariants(
  db: Db,
  { among, publishedBefore, fromStock, limit }: { among: readonly number[]; publishedBefore: Date; fromStock: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectDistinctOn([products.id], { productId: products.id, variantId: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .where(
      and(
        ...[isOfDemo, eq(products.status, 'published'), lte(products.publishedAt, publishedBefore)],
        ...[gte(sql`${stockLevels.onHand} - ${stockLevels.held}`, fromStock), sql`${products.id} = any(${sql.param([...among])}::int[])`],
      ),
    )
    .orderBy(asc(products.id), asc(variants.id))
    .limit(limit);
  return rows.map(({ variantId }) => variantId);
}

/**
 * Selects the first picture of each product on the first page of each category and collection, where the newest product comes first. The columns are
 * `media_id`, `is_main` (the home page links to the list: main categories and collections) and `place` on the page. @param pageSize products per page
 */
export const selectFirstPictures = (pageSize: number): SQL => sql`
  select shown.media_id, ranked.is_main, ranked.place
  from (
    select placed.is_main, item.id, row_number() over (partition by placed.kind, placed.id order by item.published_at desc, item.id desc) as place
    from (
      select 'category' as kind, category.id, category.parent_id is null as is_main, member.product_id
      from ${productCategories} as member join ${categories} as category on category.id = member.category_id
      union all
      select 'collection', member.collection_id, true, member.product_id from ${productCollections} as member
    ) as placed
    join ${products} as item on item.id = placed.product_id and item.status = 'published'
  ) as ranked
  join ${productMedia} as shown on shown.product_id = ranked.id and shown.position = 0
  where ranked.place <= ${pageSize}`;
