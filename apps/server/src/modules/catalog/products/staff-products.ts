import { sql, type SQL } from 'drizzle-orm';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Badge } from '../contract.ts';
import { english } from '../names.ts';
import { imageOf, type StoredImage } from '#modules/media';
import { productMedia } from '../tables.ts';

/** A product as the back office lists it, without its prices. */
export interface StaffProduct extends Record<string, unknown> {
  id: number;
  handle: string;
  /** In English, else in any language. */
  name: string;
  status: 'draft' | 'published' | 'retired';
  brandId: number;
  categoryId: number;
  vendorId: number | null;
  missing: string[];
  badges: Badge[];
  image: StoredImage | null;
  /** Of active variants: how many there are, and how many of them can be bought. */
  variantCount: number;
  availableCount: number;
  /** Pieces that can be sold. */
  free: number;
  /** Languages that have a name and a description. */
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
  stock?: 'out' | 'low' | undefined;
}

export type ProductSort = 'updatedAt' | 'name' | 'createdAt' | 'id';

interface ProductList {
  filter: ProductFilter;
  /** These and no others: what a search found. */
  among: readonly number[] | null;
  sort: ProductSort;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** Free pieces of a variant up to which it runs low. */
export const lowStock = 3;

/** Products that run low which are counted. */
const mostLow = 1000;

/** Products as somebody has filtered and sorted them; a few queries, each along an index. */
export async function staffProducts(db: Db, asked: ProductList): Promise<{ rows: StaffProduct[]; count: Counted }> {
  const where = conditionsOf(asked);
  const ids = await (asked.sort === 'name' ? byName(db, asked, where) : idsOf(db, inOrder(asked, where), asked));
  const rows = new Map((await rowsOf(db, ids)).map((row) => [row.id, row]));
  const count = await countUpTo(db, sql`select 1 from products product where ${where}`, asked.filter.stock === 'low' ? mostLow : undefined);
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), count };
}

function conditionsOf({ filter, among }: Pick<ProductList, 'filter' | 'among'>): SQL {
  const { status, brandId, categoryId, vendorId, isLacking, lacksLanguageId, stock } = filter;
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
  // What listings say of it: made within a second of each movement, and indexed.
  if (stock === 'out') conditions.push(sql`product.id in (select product_id from listing_products where not (true = any(variant_available)))`);
  if (stock === 'low')
    // Product by product (the `offset` keeps it so): an index on what is free would have to follow each piece that is sold.
    conditions.push(sql`exists (
      select from variants variant join stock_levels level on level.variant_id = variant.id
      where variant.product_id = product.id and variant.is_active and level.on_hand - level.held between 1 and ${lowStock} offset 0)`);
  return sql.join(conditions, sql` and `);
}

async function idsOf(db: Db, products: SQL, { limit, offset }: { limit: number; offset: number }): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`${products} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

/** As the index of what changed last has it, forwards or backwards; numbers are given in the order in which products are made. */
function inOrder({ sort, order }: ProductList, where: SQL): SQL {
  const byTime = order === 'desc' ? sql`product.updated_at desc nulls last, product.id` : sql`product.updated_at asc nulls first, product.id desc`;
  return sql`select product.id from products product where ${where} order by ${sort === 'updatedAt' ? byTime : sql`product.id ${sql.raw(order)}`}`;
}

/** Along the index of English names; those without one stand behind, and are looked for only where the others have ended. */
async function byName(db: Db, { order, limit, offset }: ProductList, where: SQL): Promise<number[]> {
  const language = sql.raw(String(english));
  const direction = order === 'desc' ? sql`desc` : sql`asc`;
  const named = sql`from product_translations text join products product on product.id = text.product_id where text.language_id = ${language} and ${where}`;
  const ids = await idsOf(db, sql`select product.id ${named} order by lower(text.name) ${direction}, text.product_id ${direction}`, {
    limit,
    offset,
  });
  if (ids.length === limit) return ids;
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count ${named}`);
  const nameless = sql`select product.id from products product
    where not exists (select from product_translations where product_id = product.id and language_id = ${language}) and ${where} order by product.id`;
  const further = { limit: limit - ids.length, offset: Math.max(0, offset - (rows[0]?.count ?? 0)) };
  return [...ids, ...(await idsOf(db, nameless, further))];
}

const badges = sql`array(select badge from product_badges where product_id = product.id order by badge)`;

async function rowsOf(db: Db, ids: readonly number[]): Promise<StaffProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<StaffProduct>(sql`
    select product.id, product.handle, product.status, product.brand_id as "brandId", product.category_id as "categoryId",
      product.vendor_id as "vendorId", product.missing, product.updated_at as "updatedAt", ${badges} as badges,
      coalesce((select name from product_translations where product_id = product.id order by language_id = ${english} desc, language_id limit 1), '') as name,
      (select ${imageOf(productMedia.mediaId)} from ${productMedia} where ${productMedia.productId} = product.id
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
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt).toISOString() }));
}
