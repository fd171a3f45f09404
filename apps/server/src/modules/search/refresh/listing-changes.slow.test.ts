import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, vi } from 'vitest';
import { setClock } from '#kit/clock';
import { sellWithoutHold } from '#modules/catalog';
import { setPrices } from '#modules/pricing';
import { openPool, type Database } from '#platform/database';
import { tagDrops } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { test } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { ProductCard } from '#contracts/catalog';
import { refreshListing, refreshWholeListing } from './refresh-listing.ts';

const { SI } = shopIds;
const list = async (shop: TestShop, query = 'orderBy=price-asc'): Promise<ProductCard[]> =>
  (await shop.call<ProductCard[]>('GET', `product/web/countryCategoryWiseProductsPagination?countryId=${SI}&take=96&${query}`)).data;
const names = async (shop: TestShop): Promise<string> => (await list(shop)).map(({ name }) => name).join(' ');

/** Opens a shop with these garments, from 10.00 in steps of 10.00, and loads its listing. */
async function openShopWithGarments(database: Database, ...garmentNames: string[]) {
  const shop = openTestShop(database);
  const garments = [];
  for (const [at, name] of garmentNames.entries()) garments.push(await shop.garment({ name, stock: 1, prices: { [SI]: (at + 1) * 1000 } }));
  await shop.runJobs();
  expect(await names(shop)).toBe(garmentNames.join(' '));
  return { shop, garments, ids: garments.map(({ productId }) => productId) };
}

let resetClock = (): void => undefined;
afterEach(() => {
  resetClock();
  vi.restoreAllMocks();
});

describe('the next request after a change shows', () => {
  test('a sale, with its order and percentage', async ({ database }) => {
    const { shop, ids } = await openShopWithGarments(database, 'One', 'Two', 'Three');
    resetClock = setClock(() => new Date(Date.now() + 60_000));
    await setPrices(database.db, [{ productId: ids[2] ?? 0, countryId: SI, regular: 3000, sale: 500 }]);
    expect(await shop.runJobs()).toContain('search.refresh-products');
    expect(await names(shop)).toBe('Three One Two');
    const reduced = await list(shop, 'orderBy=discount&discountRange=80-');
    expect(reduced.map(({ name, unitPrice, discountPrice, priorPrice }) => [name, unitPrice, discountPrice, priorPrice])).toEqual([
      ['Three', 30, 5, 30],
    ]);
  });

  test('a product without stock as listed but not available', async ({ database }) => {
    const { shop, garments } = await openShopWithGarments(database, 'One');
    expect((await list(shop)).map(({ isAvailable }) => isAvailable)).toEqual([true]);
    await inTransaction(database.db, (tx) =>
      sellWithoutHold(tx, { lines: [{ variantId: garments[0]?.variantId ?? 0, quantity: 1 }], reference: 'a test' }),
    );
    await shop.runJobs();
    expect((await list(shop)).map(({ isAvailable }) => isAvailable)).toEqual([false]);
    expect(await list(shop, 'availability=in-stock')).toEqual([]);
  });

  test('a new name', async ({ database }) => {
    const { shop, ids } = await openShopWithGarments(database, 'One', 'Two');
    await database.db.execute(sql`update product_translations set name = 'Renamed' where product_id = ${ids[0]}`);
    await refreshListing(database.db, ids);
    expect(await names(shop)).toBe('Renamed Two');
  });

  test('a retired product, a deleted product, and one that is published again', async ({ database }) => {
    const { shop, ids } = await openShopWithGarments(database, 'One', 'Two', 'Three');
    await database.db.execute(sql`update products set status = 'retired' where id = ${ids[0]}`);
    await refreshListing(database.db, ids.slice(0, 1));
    expect(await names(shop)).toBe('Two Three');
    await database.db.execute(sql`delete from stock_movements`);
    await database.db.execute(sql`delete from products where id = ${ids[1]}`);
    await database.db.execute(sql`update products set status = 'published' where id = ${ids[0]}`);
    await refreshWholeListing(database.db);
    expect(await names(shop)).toBe('One Three');
  });
});

test("a variant's own price counts only while the variant is sold", async ({ database }) => {
  const { shop, garments } = await openShopWithGarments(database, 'One', 'Two');
  const [first, second] = garments;
  await setPrices(database.db, [{ productId: first?.productId ?? 0, variantId: first?.variantId ?? 0, countryId: SI, regular: 9000, sale: null }]);
  await shop.runJobs();
  // Its only variant has its own price, so the product's price is never paid.
  expect((await list(shop)).map(({ name, discountPrice }) => [name, discountPrice])).toEqual([
    ['Two', 20],
    ['One', 90],
  ]);
  await database.db.execute(sql`update variants set is_active = false where id = ${second?.variantId}`);
  await refreshListing(database.db, [second?.productId ?? 0]);
  expect(await names(shop)).toBe('One');
});

test('concurrent refreshes list a product once', async ({ database }) => {
  const { shop, ids } = await openShopWithGarments(database, 'One', 'Two', 'Three', 'Four', 'Five');
  await database.db.execute(sql`update products set popularity = popularity + id`);
  await Promise.all([ids, ids.toReversed(), ids, ids.slice(3)].map((some) => refreshListing(database.db, some)));
  expect(await names(shop)).toBe('One Two Three Four Five');
});

test('unchanged rows are not written again, and only changes drop cache tags', async ({ database }) => {
  const { ids } = await openShopWithGarments(database, 'One', 'Two');
  const written = async () =>
    (await database.pool.query('select product_id, changed_in from listing_products order by product_id')).rows as unknown[];
  const before = await written();
  const dropped: string[] = [];
  const note = (tags: readonly string[]) => dropped.push(...tags);
  tagDrops.on('caches', note);
  await refreshListing(database.db, ids);
  expect(await written()).toEqual(before);
  expect(dropped.sort()).toEqual(ids.map((id) => `product:${id}`).sort());
  dropped.length = 0;
  // The product moves from one category to another, so both listings change.
  await database.db.execute(sql`insert into categories (code) values ('coats')`);
  await database.db.execute(sql`insert into product_categories (product_id, category_id) select ${ids[0]}, id from categories where code = 'coats'`);
  await refreshListing(database.db, ids);
  const [coats] = (await database.pool.query<{ id: number }>(`select id from categories where code = 'coats'`)).rows;
  expect(dropped.sort()).toEqual(['listing:all', 'listing:brand:1', `listing:category:${coats?.id}`, ...ids.map((id) => `product:${id}`)].sort());
  dropped.length = 0;
  await database.db.execute(sql`delete from product_categories where product_id = ${ids[0]}`);
  await refreshListing(database.db, ids);
  expect(dropped).toContain(`listing:category:${coats?.id}`);
  tagDrops.off('caches', note);
});

describe('another process', () => {
  /** A second pool on the same database has its own listing index, as another process does. */
  async function withOther(database: Database, work: (other: TestShop) => Promise<void>): Promise<void> {
    const pool = openPool(database.connection, 4);
    try {
      await work(openTestShop(pool));
    } finally {
      await pool.close();
    }
  }

  test('sees a change whose event it missed within a second', async ({ database }) => {
    const { shop, ids } = await openShopWithGarments(database, 'One', 'Two');
    await withOther(database, async (other) => {
      expect(await names(other)).toBe('One Two');
      // This write publishes no event.
      await database.pool.query(
        `update listing_products set is_listed = false, changed_in = pg_current_xact_id()::text::bigint where product_id = $1`,
        [ids[0]],
      );
      const later = performance.now() + 1001;
      vi.spyOn(performance, 'now').mockReturnValue(later);
      expect(await names(other)).toBe('Two');
      expect(await names(shop)).toBe('Two');
    });
  });

  test('misses no transaction that began before another one and was committed after it', async ({ database }) => {
    const { shop, ids } = await openShopWithGarments(database, 'One', 'Two');
    const unlist = `update listing_products set is_listed = false, changed_in = pg_current_xact_id()::text::bigint where product_id = $1`;
    const early = await database.pool.connect();
    try {
      await early.query('begin');
      await early.query(unlist, [ids[0]]);
      await database.pool.query(unlist, [ids[1]]);
      tagDrops.emit('models', ['listing:all']);
      expect(await names(shop)).toBe('One');
      await early.query('commit');
      tagDrops.emit('models', ['listing:all']);
      expect(await names(shop)).toBe('');
    } finally {
      early.release();
    }
  });
});

test('the listing accepts a backup of another server whose transactions had greater numbers', async ({ database }) => {
  const { shop, ids } = await openShopWithGarments(database, 'One', 'Two');
  await database.pool.query('update listing_products set changed_in = 9000000000000');
  await database.pool.query('update listing_products set is_listed = false where product_id = $1', [ids[0]]);
  tagDrops.emit('models', ['*']);
  expect(await names(shop)).toBe('Two');
  const { rows } = await database.pool.query<{ ahead: number }>(
    'select count(*)::int as ahead from listing_products where changed_in >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint',
  );
  expect(rows).toEqual([{ ahead: 0 }]);
});

test('the next response has changes that were announced during a read', async ({ database }) => {
  const { shop, ids } = await openShopWithGarments(database, 'One', 'Two', 'Three');
  for (const id of ids) {
    await database.db.execute(sql`update product_translations set name = name || '!' where product_id = ${id}`);
    const [, answers] = await Promise.all([refreshListing(database.db, [id]), Promise.all([list(shop), list(shop), list(shop)])]);
    expect(answers.every((cards) => cards.length === 3)).toBe(true);
  }
  expect(await names(shop)).toBe('One! Two! Three!');
});
