import { sql } from 'drizzle-orm';
import { listingTag, productTag, wholeListingTag } from '#modules/catalog';
import type { Db } from '#platform/database';
import { dropTags } from '#platform/tag-drops';
import { inTransaction, type Tx } from '#platform/transaction';
import { listingRows } from './listing-rows.ts';

/**
 * Makes the listing's rows of some products anew from what is true now; it may run twice or late. Only what is different
 * is written, under the number of this transaction: by it every process finds what it has to read again.
 * @param productIds at most a few thousand: a product that is no longer sold leaves the listing
 */
export async function refreshListing(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = sql`${sql.param([...new Set(productIds)])}::int[]`;
  const rows = await listingRows(db, ids);
  await inTransaction(db, async (tx) => {
    // In the order of their ids: two refreshes of the same products wait for each other instead of deadlocking.
    await tx.execute(sql`select id from products where id = any(${ids}) order by id for no key update`);
    const { rows: before } = await tx.execute<ListedIn>(
      sql`select ${listedIn} from listing_products where product_id = any(${ids}) order by product_id for update`,
    );
    const { rows: after } = await tx.execute<ListedIn>(sql`
      insert into listing_products as listed ${sql.raw(`(${columns.join(', ')}, changed_in)`)}
      select ${sql.raw(columns.join(', '))}, ${thisTransaction} from (${rows}) made
      on conflict (product_id) do update set ${sql.raw([...columns, 'changed_in'].map((column) => `${column} = excluded.${column}`).join(', '))}
      where ${sql.raw(`(${columns.map((column) => `listed.${column}`).join(', ')}) is distinct from (${columns.map((column) => `excluded.${column}`).join(', ')})`)}
      returning ${listedIn}`);
    const { rows: gone } = await tx.execute<ListedIn>(sql`
      update listing_products listed set is_listed = false, changed_in = ${thisTransaction}
      where product_id = any(${ids}) and is_listed and not exists (select from products where id = listed.product_id)
      returning ${listedIn}`);
    await tellOf(tx, { productIds, before, after: [...after, ...gone] });
  });
}

const thisTransaction = sql.raw('pg_current_xact_id()::text::bigint');

/** What a row says, besides who wrote it. */
const columns = [
  'product_id',
  'is_listed',
  'brand_id',
  'category_ids',
  'collection_ids',
  'value_ids',
  'published_at',
  'popularity',
  'variant_color_ids',
  'variant_size_ids',
  'variant_available',
  'price_country_ids',
  'prices',
  'regular_prices',
  'prior_prices',
  'card',
];

/** Where a product is listed. */
interface ListedIn extends Record<string, unknown> {
  product_id: number;
  is_listed: boolean;
  brand_id: number;
  category_ids: number[];
  collection_ids: number[];
}
const listedIn = sql.raw('product_id, is_listed, brand_id, category_ids, collection_ids');

/** A page may show more of a product than its listing does, so its own tag is dropped whatever happened. */
async function tellOf(
  tx: Tx,
  { productIds, before, after }: { productIds: readonly number[]; before: ListedIn[]; after: ListedIn[] },
): Promise<void> {
  const changed = new Set(after.map((row) => row.product_id));
  const tags = productIds.map(productTag);
  for (const row of [...before, ...after]) if (row.is_listed && changed.has(row.product_id)) tags.push(...listingTagsOf(row));
  await dropTags(tx, tags);
}

const listingTagsOf = (row: ListedIn): string[] => [
  wholeListingTag,
  listingTag('brand', row.brand_id),
  ...row.category_ids.map((id) => listingTag('category', id)),
  ...row.collection_ids.map((id) => listingTag('collection', id)),
];

/** The products of variants whose stock changed. */
export async function refreshListingOfVariants(db: Db, variantIds: readonly number[]): Promise<void> {
  const { rows } = await db.execute<{ product_id: number }>(
    sql`select distinct product_id from variants where id = any(${sql.param([...variantIds])}::int[])`,
  );
  await refreshListing(
    db,
    rows.map((row) => row.product_id),
  );
}

/** Products refreshed by one transaction: within a second. */
const batch = 1000;

/**
 * Makes the whole listing anew: after a seed, an import, or a change of the projection itself.
 * @param onProgress told how many products are done
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
