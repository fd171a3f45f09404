import { sql } from 'drizzle-orm';
import { buildListingTag, buildProductTag, wholeListingTag } from '#modules/catalog';
import type { Db } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction, type Tx } from '#platform/transaction';
import { assignMembers } from '../collections/assign-members.ts';
import { selectListingRows } from './listing-rows.ts';

/**
 * Rebuilds the listing rows of some products from current data, so it may run twice or late. Writes only rows that differ, with the number
 * of this transaction. Each process uses this number to find the rows that it has to read again.
 * @param productIds at most a few thousand: a product that is no longer sold leaves the listing
 */
export async function refreshListing(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = sql`${sql.param([...new Set(productIds)])}::int[]`;
  const rows = await selectListingRows(db, ids);
  await inTransaction(db, async (tx) => {
    // Locks the products in the order of their ids, so that two refreshes of the same products do not deadlock.
    await tx.execute(sql`select id from products where id = any(${ids}) order by id for no key update`);
    const { rows: before } = await tx.execute<ProductListings>(
      sql`select ${listingColumns} from listing_products where product_id = any(${ids}) order by product_id for update`,
    );
    const { rows: after } = await tx.execute<ProductListings>(sql`
      insert into listing_products as listed ${sql.raw(`(${columns.join(', ')}, changed_in)`)}
      select ${sql.raw(columns.join(', '))}, ${currentTransactionId} from (${rows}) made
      on conflict (product_id) do update set ${sql.raw([...columns, 'changed_in'].map((column) => `${column} = excluded.${column}`).join(', '))}
      where ${sql.raw(`(${columns.map((column) => `listed.${column}`).join(', ')}) is distinct from (${columns.map((column) => `excluded.${column}`).join(', ')})`)}
      returning ${listingColumns}`);
    const { rows: removed } = await tx.execute<ProductListings>(sql`
      update listing_products listed set is_listed = false, changed_in = ${currentTransactionId}
      where product_id = any(${ids}) and is_listed and not exists (select from products where id = listed.product_id)
      returning ${listingColumns}`);
    const reassigned = await readListings(tx, await assignMembers(tx, ids));
    await dropListingTags(tx, { productIds, before, after: [...after, ...removed, ...reassigned] });
  });
}

/**
 * Assigns products to the collections whose rules they match, after a change that leaves their listing rows as they are: new rules, or
 * the time since the publication.
 * @param productIds at most a few thousand
 */
export async function refreshMembers(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = sql`${sql.param([...new Set(productIds)])}::int[]`;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select id from products where id = any(${ids}) order by id for no key update`);
    const before = await readListings(tx, productIds);
    const changed = await assignMembers(tx, ids);
    const isChanged = ({ product_id }: ProductListings) => changed.includes(product_id);
    await dropListingTags(tx, { productIds: changed, before: before.filter(isChanged), after: await readListings(tx, changed) });
  });
}

async function readListings(tx: Tx, productIds: readonly number[]): Promise<ProductListings[]> {
  if (productIds.length === 0) return [];
  const ids = sql.param([...productIds]);
  return (await tx.execute<ProductListings>(sql`select ${listingColumns} from listing_products where product_id = any(${ids}::int[])`)).rows;
}

const currentTransactionId = sql.raw('pg_current_xact_id()::text::bigint');

/** The columns of a row without the transaction number. */
const columns = [
  'product_id',
  'is_listed',
  'brand_id',
  'category_ids',
  'collection_ids',
  'value_ids',
  'published_at',
  'popularity',
  'recommendation',
  'variant_color_ids',
  'variant_size_ids',
  'variant_available',
  'price_country_ids',
  'prices',
  'regular_prices',
  'prior_prices',
  'card',
];

/** The listings that contain a product. */
interface ProductListings extends Record<string, unknown> {
  product_id: number;
  is_listed: boolean;
  brand_id: number;
  category_ids: number[];
  collection_ids: number[];
}
const listingColumns = sql.raw('product_id, is_listed, brand_id, category_ids, collection_ids');

/** Drops the tags of changed listings. A product page shows more than its listing, so its tag is always dropped. */
async function dropListingTags(
  tx: Tx,
  { productIds, before, after }: { productIds: readonly number[]; before: ProductListings[]; after: ProductListings[] },
): Promise<void> {
  const changed = new Set(after.map((row) => row.product_id));
  const tags = productIds.map(buildProductTag);
  for (const row of [...before, ...after]) if (row.is_listed && changed.has(row.product_id)) tags.push(...listListingTags(row));
  await dropTags(tx, tags);
}

const listListingTags = (row: ProductListings): string[] => [
  wholeListingTag,
  buildListingTag('brand', row.brand_id),
  ...row.category_ids.map((id) => buildListingTag('category', id)),
  ...row.collection_ids.map((id) => buildListingTag('collection', id)),
];

/** Refreshes the products of variants whose stock changed. */
export async function refreshListingOfVariants(db: Db, variantIds: readonly number[]): Promise<void> {
  const { rows } = await db.execute<{ product_id: number }>(
    sql`select distinct product_id from variants where id = any(${sql.param([...variantIds])}::int[])`,
  );
  await refreshListing(
    db,
    rows.map((row) => row.product_id),
  );
}

/** Products per transaction. A transaction takes less than a second. */
const batch = 1000;

/** Refreshes any number of products. */
export async function refreshListingInBatches(db: Db, productIds: readonly number[]): Promise<void> {
  for (let start = 0; start < productIds.length; start += batch) await refreshListing(db, productIds.slice(start, start + batch));
}

/**
 * Rebuilds the whole listing after a seed, an import, or a change of the projection itself.
 * @param onProgress receives the number of products done
 */
export async function refreshWholeListing(db: Db, onProgress: (done: number) => void = () => undefined): Promise<void> {
  for (let last = 0, done = 0; ;) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from products where id > ${last}
      union select product_id from listing_products where product_id > ${last} and is_listed
      order by id limit ${batch}`);
    const ids = rows.map(({ id }) => id);
    await refreshListing(db, ids);
    onProgress((done += ids.length));
    last = ids.at(-1) ?? 0;
    if (ids.length < batch) return;
  }
}
