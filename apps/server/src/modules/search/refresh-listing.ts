import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { currencyOn, listActiveCountries, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';

/**
 * The projection behind every listing. It is the one place that reads the tables of catalogue, stock and prices from
 * above, in SQL of its own: a listing's row is made for all countries at once, by the database, and read a hundred times
 * for each time it is made. Made anew from what is true now, so it may run twice or late.
 * @param productIds at most a few thousand: a product that is no longer sold leaves the listing
 */
export async function refreshListing(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = sql`${sql.param([...productIds])}::int[]`;
  const markets = sql`jsonb_to_recordset(${JSON.stringify(await marketsOf(db))}::jsonb) as market (country_id int, currency text, has_omnibus_rule boolean)`;
  const at = now();
  const runs = sql`(price.sale is not null and (price.sale_from is null or price.sale_from <= ${at}) and (price.sale_until is null or price.sale_until > ${at}))`;
  await inTransaction(db, async (tx) => {
    // In the order of their ids: two refreshes of the same products wait for each other instead of deadlocking.
    await tx.execute(sql`select id from products where id = any(${ids}) order by id for no key update`);
    await tx.execute(sql`delete from listing_entries where product_id = any(${ids})`);
    await tx.execute(sql`
      with available as materialized (
        select distinct variant.product_id from variants variant join stock_levels stock on stock.variant_id = variant.id
        where variant.product_id = any(${ids}) and variant.is_active and stock.on_hand > stock.held)
      insert into listing_entries (country_id, product_id, published_at, popularity, currency, price, discount_bp, is_available)
      select distinct on (market.country_id, product.id)
        market.country_id, product.id, coalesce(product.published_at, product.created_at), product.popularity, market.currency, now_at.price,
        case when now_at.measure > now_at.price then (now_at.measure - now_at.price)::bigint * 10000 / now_at.measure else 0 end,
        available.product_id is not null
      from products product
      left join available on available.product_id = product.id
      join prices price on price.product_id = product.id
      join ${markets} on market.country_id = price.country_id and market.currency = price.currency
      cross join lateral (select
        case when ${runs} then price.sale else price.regular end as price,
        case when ${runs} then case when market.has_omnibus_rule then price.prior else price.regular end end as measure) now_at
      where product.id = any(${ids}) and product.status = 'published'
      order by market.country_id, product.id, now_at.price`);
    await tx.execute(sql`delete from listing_categories where product_id = any(${ids})`);
    await tx.execute(sql`
      insert into listing_categories (category_id, product_id)
      select shelf.category_id, shelf.product_id from product_categories shelf join products product on product.id = shelf.product_id
      where product.id = any(${ids}) and product.status = 'published'`);
  });
}

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

/** Products refreshed by one transaction: some tens of thousands of rows, within a second. */
const batch = 1000;

/**
 * Makes the whole listing anew: after a seed, an import, or a change of the projection itself.
 * @param onProgress told how many products are done
 */
export async function refreshWholeListing(db: Db, onProgress: (done: number) => void = () => undefined): Promise<void> {
  for (let last = 0, done = 0; ;) {
    const { rows } = await db.execute<{ id: number }>(sql`select id from products where id > ${last} order by id limit ${batch}`);
    const ids = rows.map(({ id }) => id);
    await refreshListing(db, ids);
    onProgress((done += ids.length));
    last = ids.at(-1) ?? 0;
    if (ids.length < batch) return;
  }
}

async function marketsOf(db: Db): Promise<{ country_id: number; currency: string; has_omnibus_rule: boolean }[]> {
  const markets = [];
  for (const { id } of await listActiveCountries(db)) {
    const { hasOmnibusRule } = await getCountry(db, id);
    markets.push({ country_id: id, currency: (await currencyOn(db, id)).code, has_omnibus_rule: hasOmnibusRule });
  }
  return markets;
}
