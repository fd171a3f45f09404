import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { days, minutes, setClock } from '#kit/clock';
import { catalogTag, correctStock, lockCollectionRules, saveAttributeValueByCode } from '#modules/catalog';
import { pricingJobs, setPrices } from '#modules/pricing';
import { removeOldMembers } from '#modules/search';
import type { Database } from '#platform/database';
import { dropTags, tagDrops } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { recordStatements } from '#testing/record-statements';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { ProductChangePreview, ProductEdit } from './bulk/product-change-contract.ts';
import type { CollectionPreview, CollectionRule } from './collection-rule-contract.ts';

const { SI, HU } = shopIds;
let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let resetClock = (): void => undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop);
});
afterAll(() => database.close());
afterEach(() => resetClock());

interface Collection {
  id: number;
  code: string;
  revision: string;
  match: 'all' | 'any' | null;
  rules: CollectionRule[];
}

let number = 0;
const form = (rules: unknown[], match: 'all' | 'any' | null = 'all') => {
  number += 1;
  return { position: 0, isActive: true, match, rules, texts: [{ languageId: 1, name: `Collection ${number}`, description: '', slug: '' }] };
};
/** Creates a collection and runs the jobs that assign its products. */
async function collect(rules: CollectionRule[], match: 'all' | 'any' = 'all'): Promise<Collection> {
  const { status, data, params } = await staff.call<Collection>('POST', 'admin/collections', form(rules, match));
  expect(status, JSON.stringify(params)).toBe(200);
  await shop.runJobs();
  return data;
}
/** Lists the products of a collection as shoppers see them. */
const listInShop = async ({ id }: { id: number }, query = '') =>
  (
    await shop.call<{ id: number }[]>(
      'GET',
      `product/web/countryCategoryWiseProductsPagination?countryId=${SI}&languageId=1&collectionId=${id}&orderBy=price-asc&take=96${query}`,
    )
  ).data.map((product) => product.id);
const preview = async (rules: CollectionRule[], match: 'all' | 'any' = 'all') =>
  (await staff.call<CollectionPreview>('POST', 'admin/collections/preview', { match, rules })).data;
const listPreviewed = async (rules: CollectionRule[], match: 'all' | 'any' = 'all') =>
  (await preview(rules, match)).products.map(({ id }) => id).sort((a, b) => a - b);

/** Creates a garment and refreshes its listing. */
async function garment(options: Parameters<TestShop['garment']>[0] = {}, tags: string[] = []): Promise<TestGarment> {
  const made = await shop.garment(options);
  for (const tag of tags)
    await database.db.execute(sql`insert into product_tags (product_id, key, tag) values (${made.productId}, ${tag.toLowerCase()}, ${tag})`);
  await shop.runJobs();
  return made;
}
const changeInBulk = async (id: number, edit: ProductEdit) => {
  const ids = [id];
  const { data } = await staff.call<ProductChangePreview>('POST', 'admin/products/changes/preview', { ids, edit });
  expect(data.skipped).toEqual([]);
  const applied = await staff.call('POST', 'admin/products/changes', { ids, edit, revision: data.revision, key: crypto.randomUUID() });
  expect(applied.status).toBe(200);
};
const changeTags = async (id: number, tags: string[]) => {
  const { data } = await staff.call<object>('GET', `admin/products/${id}`);
  const saved = await staff.call('PUT', `admin/products/${id}`, { ...data, tags });
  expect(saved.params).toEqual({});
};

describe('a rule selects', () => {
  let linen: TestGarment;
  let wool: TestGarment;
  let woolId: number;
  let ids: { brand: number; category: number };
  beforeAll(async () => {
    linen = await garment({ name: 'Linen shirt', prices: { [SI]: 2000, [HU]: 800_000 } }, ['Summer']);
    wool = await garment({ name: 'Wool coat', names: { 3: 'Wollmantel' }, stock: 0, prices: { [SI]: 9000 } }, ['Winter']);
    woolId = await inTransaction(database.db, (tx) => saveAttributeValueByCode(tx, { attribute: 'material', code: 'wool', names: [] }));
    await database.db.execute(sql`insert into product_attribute_values (product_id, attribute_value_id) values (${wool.productId}, ${woolId})`);
    await database.db.execute(sql`insert into product_categories (category_id, product_id)
      select category_id, id from products where id in (${linen.productId}, ${wool.productId}) on conflict do nothing`);
    await setPrices(database.db, [{ productId: wool.productId, countryId: SI, regular: 9000, sale: 4500 }]);
    await database.db.execute(sql`update products set published_at = now() - interval '40 days' where id = ${linen.productId}`);
    await inTransaction(database.db, (tx) => correctStock(tx, { counts: [{ variantId: linen.variantId, pieces: 5 }], reference: 'count' }));
    await shop.runJobs();
    const { rows } = await database.db.execute<{ brand: number; category: number }>(
      sql`select brand_id as brand, category_id as category from products where id = ${linen.productId}`,
    );
    ids = rows[0] ?? { brand: 0, category: 0 };
  });
  const both = () => [linen.productId, wool.productId];

  test('a category, a brand, a tag or an attribute value', async () => {
    expect(await listPreviewed([{ field: 'category', ids: [ids.category] }])).toEqual(both());
    expect(await listPreviewed([{ field: 'brand', ids: [ids.brand] }])).toEqual(both());
    expect(await listPreviewed([{ field: 'tag', tags: ['WINTER', 'none'] }])).toEqual([wool.productId]);
    expect(await listPreviewed([{ field: 'attribute', ids: [woolId] }])).toEqual([wool.productId]);
    expect(await listPreviewed([{ field: 'attribute', ids: [linen.colorId] }])).toEqual(both());
  });

  test('a current price of a country in decimal amounts, and products on sale', async () => {
    expect(await listPreviewed([{ field: 'price', countryId: SI, from: null, to: 20 }])).toEqual([linen.productId]);
    expect(await listPreviewed([{ field: 'price', countryId: SI, from: 45, to: 45 }])).toEqual([wool.productId]);
    expect(await listPreviewed([{ field: 'price', countryId: HU, from: 1, to: null }])).toEqual([linen.productId]);
    expect(await listPreviewed([{ field: 'sale', countryId: null }])).toEqual([wool.productId]);
    expect(await listPreviewed([{ field: 'sale', countryId: HU }])).toEqual([]);
  });

  test('the age, the stock and a part of the name in any language', async () => {
    expect(await listPreviewed([{ field: 'published', days: 30 }])).toEqual([wool.productId]);
    expect(await listPreviewed([{ field: 'published', days: 50 }])).toEqual(both());
    expect(await listPreviewed([{ field: 'stock' }])).toEqual([linen.productId]);
    expect(await listPreviewed([{ field: 'title', text: 'wollMANTEL' }])).toEqual([wool.productId]);
    expect(await listPreviewed([{ field: 'title', text: '%' }])).toEqual([]);
  });

  test('the products that match all rules or any rule, and no product without rules', async () => {
    const rules: CollectionRule[] = [{ field: 'stock' }, { field: 'tag', tags: ['winter'] }];
    expect(await listPreviewed(rules)).toEqual([]);
    expect(await listPreviewed(rules, 'any')).toEqual(both());
    expect(await preview([])).toMatchObject({ itemCount: 0, products: [] });
  });
});

describe('the shop lists the members of a collection with rules', () => {
  test('with filters and sorting, as soon as the collection is saved', async () => {
    const [dear, cheap] = [await garment({ prices: { [SI]: 7000 } }, ['Shown']), await garment({ stock: 0, prices: { [SI]: 3000 } }, ['Shown'])];
    const collection = await collect([{ field: 'tag', tags: ['Shown'] }]);
    expect(await listInShop(collection)).toEqual([cheap.productId, dear.productId]);
    expect(await listInShop(collection, '&availability=in-stock')).toEqual([dear.productId]);
  });

  test('after each change of a tag, a price, the stock or the publication, and drops the cache tag of its listing', async () => {
    const { productId, variantId } = await garment({ prices: { [SI]: 5000 } }, ['Follow']);
    const inStock = { field: 'stock' } as const;
    const collection = await collect([{ field: 'tag', tags: ['follow'] }, { field: 'price', countryId: SI, from: null, to: 60 }, inStock]);
    expect(await listInShop(collection)).toEqual([productId]);
    const dropped: string[] = [];
    const note = (tags: readonly string[]) => void dropped.push(...tags);
    tagDrops.on('caches', note);
    const change = async (work: () => Promise<unknown>, isMember: boolean) => {
      dropped.length = 0;
      await work();
      await shop.runJobs();
      expect(await listInShop(collection)).toEqual(isMember ? [productId] : []);
      expect(dropped).toContain(`listing:collection:${collection.id}`);
    };
    const setPrice = (regular: number) => () => setPrices(database.db, [{ productId, countryId: SI, regular }]);
    const count = (pieces: number) => () =>
      inTransaction(database.db, (tx) => correctStock(tx, { counts: [{ variantId, pieces }], reference: 'count' }));
    const setTags = (tags: string[]) => () => changeInBulk(productId, { kind: 'tags', how: 'set', tags });
    try {
      await change(setPrice(6001), false);
      await change(setPrice(6000), true);
      await change(count(0), false);
      await change(count(3), true);
      await change(setTags([]), false);
      await change(setTags(['Follow']), true);
      await change(() => changeInBulk(productId, { kind: 'unpublish' }), false);
    } finally {
      tagDrops.off('caches', note);
    }
  });

  test('from the start of a sale to its end', async () => {
    const { productId } = await garment({ prices: { [SI]: 5000 } }, ['Timed']);
    const [start, end] = [Date.now() + days(1), Date.now() + days(2)];
    const dates = { saleFrom: new Date(start), saleUntil: new Date(end) };
    await setPrices(database.db, [{ productId, countryId: SI, regular: 5000, sale: 4000, ...dates }]);
    const collection = await collect([
      { field: 'tag', tags: ['timed'] },
      { field: 'sale', countryId: SI },
    ]);
    expect(await listInShop(collection)).toEqual([]);
    const saleBoundaries = pricingJobs.find(({ name }) => name === 'pricing.sale-boundaries');
    for (const [at, members] of [
      [start, [productId]],
      [end, []],
    ] as const) {
      resetClock();
      resetClock = setClock(() => new Date(at + minutes(2)));
      await saleBoundaries?.run(shop.services, {} as never, { id: '', signal: new AbortController().signal });
      await shop.runJobs();
      expect(await listInShop(collection)).toEqual(members);
    }
  });

  test('until the days since the publication have passed', async () => {
    const { productId } = await garment({}, ['Fresh']);
    const collection = await collect([
      { field: 'tag', tags: ['fresh'] },
      { field: 'published', days: 10 },
    ]);
    expect(await listInShop(collection)).toEqual([productId]);
    const at = Date.now() + days(10) + minutes(2);
    resetClock = setClock(() => new Date(at));
    await removeOldMembers(database.db);
    expect(await listInShop(collection)).toEqual([]);
  });
});

describe('staff', () => {
  test('convert a manual collection: rules replace its products, and manual selection keeps them', async () => {
    const [selected, matching] = [await garment(), await garment({}, ['Convert'])];
    const manual = (await staff.call<Collection>('POST', 'admin/collections', form([], null))).data;
    await staff.call('POST', `admin/collections/${manual.id}/products`, { productIds: [selected.productId] });
    await shop.runJobs();
    expect(await listInShop(manual)).toEqual([selected.productId]);
    const rules: CollectionRule[] = [{ field: 'tag', tags: ['convert'] }];
    const automatic = await staff.call<Collection>('PUT', `admin/collections/${manual.id}`, { ...manual, match: 'all', rules });
    expect(automatic.data).toMatchObject({ match: 'all', rules });
    await shop.runJobs();
    expect(await listInShop(manual)).toEqual([matching.productId]);

    const back = await staff.call<Collection>('PUT', `admin/collections/${manual.id}`, { ...automatic.data, match: null });
    expect(back.data).toMatchObject({ match: null, rules: [] });
    await staff.call('POST', `admin/collections/${manual.id}/products`, { productIds: [selected.productId] });
    await shop.runJobs();
    expect(new Set(await listInShop(manual))).toEqual(new Set([matching.productId, selected.productId]));
  });

  test('cannot add, remove or select products of a collection with rules', async () => {
    const { productId } = await garment({}, ['Only']);
    const collection = await collect([{ field: 'tag', tags: ['only'] }]);
    for (const method of ['POST', 'DELETE'])
      expect(await staff.call(method, `admin/collections/${collection.id}/products`, { productIds: [productId] })).toMatchObject({
        status: 409,
        code: 'CollectionHasRules',
      });
    const { data } = await staff.call<{ collectionIds: number[] }>('GET', `admin/products/${productId}`);
    expect(data.collectionIds).toEqual([]);
    await changeTags(productId, ['Only', 'More']);
    await shop.runJobs();
    expect(await listInShop(collection)).toEqual([productId]);
  });

  test('enter new amounts of a price rule after the country has changed its currency', async () => {
    const rules: CollectionRule[] = [{ field: 'price', countryId: SI, from: null, to: 20 }];
    const { id } = await collect(rules);
    await database.db.execute(sql`update collections set rules = jsonb_set(rules, '{0,currency}', '"HUF"') where id = ${id}`);
    const { data } = await staff.call<Collection>('GET', `admin/collections/${id}`);
    expect(data.rules).toEqual([{ field: 'price', countryId: SI, from: null, to: null }]);
    const refused = await staff.call('PUT', `admin/collections/${id}`, data);
    expect(refused).toMatchObject({ status: 422, params: { issues: [{ field: 'rules.0.from' }] } });
    expect((await staff.call('PUT', `admin/collections/${id}`, { ...data, rules })).status).toBe(200);
  });

  test.each(['PUT', 'DELETE'])('can send %s while products are assigned to the collection, which waits and causes no deadlock', async (method) => {
    const { productId } = await garment();
    const { id, ...saved } = await collect([{ field: 'tag', tags: ['none'] }]);
    const isWaiting = async () => {
      const { rows } = await database.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
      );
      return rows.length > 0;
    };
    const call = await inTransaction(database.db, async (tx) => {
      await lockCollectionRules(tx, 'shared');
      const sent = staff.call(method, `admin/collections/${id}`, method === 'PUT' ? saved : undefined);
      await expect.poll(isWaiting, { timeout: 5000 }).toBe(true);
      await tx.execute(sql`insert into product_collections (collection_id, product_id) values (${id}, ${productId})`);
      return { sent };
    });
    expect((await call.sent).status).toBe(200);
  });

  test('get the errors of rules at their fields', async () => {
    const listFields = async (rules: unknown[]) =>
      ((await staff.call('POST', 'admin/collections', form(rules))).params.issues as { field: string }[]).map(({ field }) => field);
    expect(await listFields([{ field: 'brand', ids: [999_999] }])).toEqual(['rules.0.ids']);
    expect(await listFields([{ field: 'stock' }, { field: 'price', countryId: SI, from: 20, to: 10 }])).toEqual(['rules.1.to']);
    expect(await listFields([{ field: 'sale', countryId: 999_999 }])).toEqual(['rules.0.countryId']);
    expect(await listFields([{ field: 'tag', tags: [] }])).toEqual(['rules.0.tags']);
  });
});

test('with 10,000 products, a collection with rules is listed by the statements of a manual one, and its members are read by an index', async () => {
  const { productId } = await garment({}, ['Many']);
  await database.db.execute(sql`
    insert into products (handle, brand_id, category_id, audience, status, published_at)
    select 'many-' || n, brand_id, category_id, audience, 'published', now() from products, generate_series(1, 10000) n where id = ${productId}`);
  await database.db.execute(sql`insert into product_tags (product_id, key, tag)
    select id, 'many', 'Many' from products where handle like 'many-%' on conflict do nothing`);
  await database.db.execute(sql`
    insert into listing_products select (jsonb_populate_record(listed, jsonb_build_object('product_id', product.id))).*
    from listing_products listed, products product where listed.product_id = ${productId} and product.handle like 'many-%'`);
  await database.db.execute(sql`update listing_products set changed_in = pg_current_xact_id()::text::bigint`);
  const automatic = await collect([{ field: 'tag', tags: ['many'] }]);
  const manual = (await staff.call<Collection>('POST', 'admin/collections', form([], null))).data;
  await inTransaction(database.db, async (tx) => {
    await tx.execute(
      sql`insert into product_collections (collection_id, product_id) select ${manual.id}, id from products where handle like 'many-%'`,
    );
    await tx.execute(sql`update listing_products set collection_ids = collection_ids || ${manual.id}::int, changed_in = pg_current_xact_id()::text::bigint
      where product_id in (select id from products where handle like 'many-%')`);
    await dropTags(tx, [catalogTag]);
  });
  await database.db.execute(sql`analyze`);
  expect([(await listInShop(automatic)).length, (await listInShop(manual)).length]).toEqual([96, 96]);
  const listStatements = (id: number) => recordStatements(database, async () => void (await listInShop({ id })));
  expect(await listStatements(automatic.id)).toEqual(await listStatements(manual.id));

  const read = await recordStatements(database, async () => {
    const { data } = await staff.call<object[]>('GET', `admin/collections/${automatic.id}/products`);
    expect(data).toHaveLength(25);
  });
  const members = read.find((text) => text.includes('from "product_collections"') && text.includes('limit')) ?? '';
  const plan = await explain(members, [automatic.id, 25, 0]);
  expect(plan).toMatch(/Index.* on product_collections|Bitmap.* on product_collections/);
  expect(plan).not.toContain('Seq Scan on products');
});

/** Returns the plan of a statement with these values. */
async function explain(statement: string, values: readonly number[]): Promise<string> {
  const bound = statement.replace(/\$(\d+)/g, (_, n: string) => String(values[Number(n) - 1] ?? 0));
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${bound}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
