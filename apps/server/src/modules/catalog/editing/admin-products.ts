import { defaultLanguageId } from '@selvedge/i18n';
import { sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Badge } from '../contract.ts';
import { selectProductsByTag } from '../products/product-tags.ts';
import { selectImage, type StoredImage } from '#modules/media';
import { productMedia } from '../tables.ts';

/** A product in a back-office list, without its prices. */
export interface AdminProduct extends Record<string, unknown> {
  id: number;
  handle: string;
  /** In English, otherwise in any language. */
  name: string;
  status: 'draft' | 'published' | 'retired';
  brandId: number;
  categoryId: number;
  vendorId: number | null;
  missing: string[];
  badges: Badge[];
  /** In alphabetical order. */
  tags: string[];
  image: StoredImage | null;
  /** When a draft will be published, ISO 8601; null: not scheduled. */
  publishAt: string | null;
  /** The number of active variants, and of those in stock. */
  variantCount: number;
  availableCount: number;
  /** Available pieces. */
  free: number;
  /** Number of languages with a name and a description. */
  languageCount: number;
  updatedAt: string;
}

export interface ProductFilter {
  status?: 'draft' | 'published' | 'retired' | undefined;
  brandId?: number | undefined;
  categoryId?: number | undefined;
  vendorId?: number | undefined;
  isLacking?: boolean | undefined;
  lacksLanguageId?: number | undefined;
  tag?: string | undefined;
  /** Only products with a variant that is low on stock. */
  isLowStock?: boolean | undefined;
}

export type ProductSort = 'updatedAt' | 'name' | 'createdAt' | 'id';

/** Parameters of the list of products. */
export interface ProductList {
  filter: ProductFilter;
  /** Limits the list to these products, such as the results of a search. */
  among: readonly number[] | null;
  /** Limits the list to the results of this query, which returns `product_id`. */
  within?: SQL | undefined;
  sort: ProductSort;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** A variant with at most this many available pieces is low on stock. */
export const lowStock = 3;

/** Maximum number of low-stock products that are counted. */
const maxLowStock = 1000;

/** Lists filtered and sorted products with a few queries, each of which uses an index. */
export async function listAdminProducts(db: Db, query: ProductList): Promise<{ rows: AdminProduct[]; count: Counted }> {
  const where = buildConditions(query);
  const ids = await (query.sort === 'name' ? listIdsByName(db, query, where) : listProductIds(db, sortByPosition(query, where), query));
  const rows = new Map((await listProductRows(db, ids)).map((row) => [row.id, row]));
  const count = await countWithLimit(db, sql`select 1 from products product where ${where}`, query.filter.isLowStock ? maxLowStock : undefined);
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), count };
}

function buildConditions({ filter, among, within }: Pick<ProductList, 'filter' | 'among' | 'within'>): SQL {
  const { status, brandId, categoryId, vendorId, isLacking, lacksLanguageId, tag, isLowStock } = filter;
  const conditions: SQL[] = [sql`true`];
  if (among) conditions.push(sql`product.id = any(${sql.param([...among])}::int[])`);
  if (status) conditions.push(sql`product.status = ${status}`);
  if (brandId !== undefined) conditions.push(sql`product.brand_id = ${brandId}`);
  if (vendorId !== undefined) conditions.push(sql`product.vendor_id = ${vendorId}`);
  if (categoryId !== undefined) conditions.push(sql`product.id in (select product_id from product_categories where category_id = ${categoryId})`);
  if (isLacking !== undefined) conditions.push(isLacking ? sql`cardinality(product.missing) > 0` : sql`cardinality(product.missing) = 0`);
  if (lacksLanguageId !== undefined)
    conditions.push(sql`not exists (
      select from product_translations text where text.product_id = product.id and text.language_id = ${lacksLanguageId})`);
  if (tag) conditions.push(sql`product.id in (${selectProductsByTag(tag)})`);
  if (within) conditions.push(sql`product.id in (${within})`);
  if (isLowStock)
    // `offset 0` forces one check per product: an index on available stock would be updated with every sale.
    conditions.push(sql`exists (
      select from variants variant join stock_levels level on level.variant_id = variant.id
      where variant.product_id = product.id and variant.is_active and level.on_hand - level.held between 1 and ${lowStock} offset 0)`);
  return sql.join(conditions, sql` and `);
}

async function listProductIds(db: Db, products: SQL, { limit, offset }: { limit: number; offset: number }): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`${products} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

/** Uses the index on the update time for both directions. The order of ids is the order of creation. */
function sortByPosition({ sort, order }: ProductList, where: SQL): SQL {
  const byTime = order === 'desc' ? sql`product.updated_at desc nulls last, product.id` : sql`product.updated_at asc nulls first, product.id desc`;
  return sql`select product.id from products product where ${where} order by ${sort === 'updatedAt' ? byTime : sql`product.id ${sql.raw(order)}`}`;
}

/** Uses the index on English names. Products without an English name come last and are read only after all others. */
async function listIdsByName(db: Db, { order, limit, offset }: ProductList, where: SQL): Promise<number[]> {
  const language = sql.raw(String(defaultLanguageId));
  const direction = order === 'desc' ? sql`desc` : sql`asc`;
  const named = sql`from product_translations text join products product on product.id = text.product_id where text.language_id = ${language} and ${where}`;
  const ids = await listProductIds(db, sql`select product.id ${named} order by lower(text.name) ${direction}, text.product_id ${direction}`, {
    limit,
    offset,
  });
  if (ids.length === limit) return ids;
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${named}`);
  const nameless = sql`select product.id from products product
    where not exists (select from product_translations where product_id = product.id and language_id = ${language}) and ${where} order by product.id`;
  const further = { limit: limit - ids.length, offset: Math.max(0, offset - (rows[0]?.count ?? 0)) };
  return [...ids, ...(await listProductIds(db, nameless, further))];
}

const badges = sql`array(select badge from product_badges where product_id = product.id order by badge)`;
const tags = sql`array(select tag from product_tags where product_id = product.id order by key)`;

async function listProductRows(db: Db, ids: readonly number[]): Promise<AdminProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<AdminProduct>(sql`
    select product.id, product.handle, product.status, product.brand_id as "brandId", product.category_id as "categoryId",
      product.vendor_id as "vendorId", product.missing, product.updated_at as "updatedAt", product.publish_at as "publishAt", ${badges} as badges, ${tags} as tags,
      coalesce((select name from product_translations where product_id = product.id order by language_id = ${defaultLanguageId} desc, language_id limit 1), '') as name,
      (select ${selectImage(productMedia.mediaId)} from ${productMedia} where ${productMedia.productId} = product.id
        order by ${productMedia.position} limit 1) as image,
      (select count(*)::int from product_translations where product_id = product.id and name <> '' and description <> '') as "languageCount",
      stock.*
    from products product
    cross join lateral (
      select count(*)::int as "variantCount", (count(*) filter (where level.on_hand > level.held))::int as "availableCount",
        coalesce(sum(level.on_hand - level.held), 0)::int as free
      from variants variant left join stock_levels level on level.variant_id = variant.id
      where variant.product_id = product.id and variant.is_active) stock
    where product.id = any(${sql.param([...ids])}::int[])`);
  return rows.map((row) => ({
    ...row,
    updatedAt: new Date(row.updatedAt).toISOString(),
    publishAt: row.publishAt && new Date(row.publishAt).toISOString(),
  }));
}
