import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogTag, saveAttributeValueByCode, saveBrandBySlug, saveCategoryByCode, saveProduct } from '#modules/catalog';
import { setPrices } from '#modules/pricing';
import type { Database } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { AttributeValue } from '#contracts/catalog';

const [english, german] = [1, 3];
let database: Database;
let shop: TestShop;
let ids: Record<'women' | 'dresses' | 'men' | 'plume' | 'summer' | 'cotton' | 'shirt', number>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  ids = await inTransaction(database.db, async (tx) => {
    const category = (code: string, parentId: number | null = null) =>
      saveCategoryByCode(tx, { code, parentId, texts: [{ languageId: english, name: code }] });
    const [women, men] = [await category('women'), await category('men')];
    const dresses = await category('dresses', women);
    const [linea, plume] = [await saveBrandBySlug(tx, { slug: 'linea', name: 'Linea' }), await saveBrandBySlug(tx, { slug: 'plume', name: 'Plume' })];
    const value = (attribute: string, code: string, more: { scale?: string; position?: number; hex?: string; german?: string } = {}) => {
      const names = [{ languageId: english, name: code.toUpperCase() }, ...(more.german ? [{ languageId: german, name: more.german }] : [])];
      return saveAttributeValueByCode(tx, { attribute, code, ...more, names });
    };
    // The values are created in a different order than the one in which they are offered.
    const cotton = await value('material', 'cotton', { german: 'Baumwolle' });
    const w32 = await value('size', 'w32', { scale: 'waist' });
    const l = await value('size', 'l', { scale: 'alpha', position: 2 });
    const m = await value('size', 'm', { scale: 'alpha', position: 1 });
    const red = await value('color', 'red', { position: 1, hex: '#c00000', german: 'Rot' });
    const navy = await value('color', 'navy', { position: 0, hex: '#1f2a44' });
    const green = await value('color', 'green', { position: 2, hex: '#00aa00' });
    const product = async (
      handle: string,
      more: { brandId: number; categoryId: number; status?: 'draft'; attributeValueIds?: number[] },
      pairs: [colorId: number, sizeId: number][],
    ) => {
      const { productId } = await saveProduct(tx, {
        makerId: null,
        audience: 'women',
        status: 'published',
        media: [],
        ...more,
        handle,
        texts: [{ languageId: english, name: handle, description: '' }],
        variants: pairs.map(([colorId, sizeId]) => ({ colorId, sizeId, sku: `${handle}-${colorId}-${sizeId}` })),
      });
      await setPrices(tx, [{ productId, countryId: shopIds.SI, regular: 1999, sale: null }]);
      return productId;
    };
    await product('dress', { brandId: linea, categoryId: dresses, attributeValueIds: [cotton] }, [
      [red, m],
      [navy, l],
    ]);
    const shirt = await product('shirt', { brandId: plume, categoryId: men }, [[red, w32]]);
    await product('draft', { brandId: linea, categoryId: dresses, status: 'draft' }, [[green, m]]);
    await tx.execute(
      sql`insert into attribute_translations (attribute, language_id, name) values ('material', 1, 'Material'), ('material', 3, 'Stoff')`,
    );
    const { rows } = await tx.execute<{ id: number }>(sql`insert into collections (code) values ('summer') returning id`);
    const summer = rows[0]?.id ?? 0;
    await tx.execute(sql`insert into product_collections (collection_id, product_id) values (${summer}, ${shirt})`);
    await dropTags(tx, [catalogTag]);
    return { women, dresses, men, plume, summer, cotton, shirt };
  });
  await shop.runJobs();
});
afterAll(() => database.close());

const values = (query: string) => shop.call<AttributeValue[]>('GET', `attributeValue/web/list?${query}`);
const codes = async (query: string) => (await values(query)).data.map(({ attribute, code }) => `${attribute}:${code}`);

test('the values of a category are colours, then sizes, then other attributes, without those of drafts', async () => {
  const ofDress = ['color:navy', 'color:red', 'size:m', 'size:l', 'material:cotton'];
  expect(await codes(`categoryId=${ids.dresses}`)).toEqual(ofDress);
  expect(await codes(`categoryId=${ids.women}`)).toEqual(ofDress);
});

test('a collection and a brand have the values of their products', async () => {
  expect(await codes(`collectionId=${ids.summer}`)).toEqual(['color:red', 'size:w32']);
  expect(await codes(`brandId=${ids.plume}`)).toEqual(['color:red', 'size:w32']);
});

test('without a category, collection or brand all values are returned, grouped by size scale', async () => {
  expect(await codes('')).toEqual(['color:navy', 'color:red', 'size:m', 'size:l', 'size:w32', 'material:cotton']);
});

test('each value has its name in the language', async () => {
  const { data } = await values(`categoryId=${ids.dresses}&languageId=3`);
  expect(data.find(({ id }) => id === ids.cotton)).toEqual({
    id: ids.cotton,
    attribute: 'material',
    attributeName: 'Stoff',
    code: 'cotton',
    name: 'Baumwolle',
    hex: null,
    scale: null,
  });
  expect(data.find(({ code }) => code === 'red')).toMatchObject({ name: 'Rot', hex: '#c00000' });
  expect(data.find(({ code }) => code === 'm')).toMatchObject({ name: 'M', scale: 'alpha' });
});

test.each([
  ['categoryId=99999', 'CategoryNotFound'],
  ['collectionId=99999', 'CollectionNotFound'],
  ['brandId=99999', 'BrandNotFound'],
])('%s without products has no values: %s', async (query, code) => {
  expect(await values(query)).toMatchObject({ status: 404, code });
});

test.each([
  ['categoryId=shirts', 'categoryId'],
  ['categoryId=', 'categoryId'],
  ['collectionId=-1', 'collectionId'],
  ['brandId=1.5', 'brandId'],
  ['languageId=de', 'languageId'],
  ['categoryId=1&brandId=1', 'brandId'],
  ['collectionId=1&brandId=1', 'brandId'],
  ['categoryId=1&collectionId=1', 'collectionId'],
])('a request for the values of "%s" is refused and names %s', async (query, field) => {
  expect(await values(query)).toMatchObject({ status: 422, code: 'InvalidInput', params: { issues: [{ field }] } });
});

test.each([
  ['', (): string => 'catalog listing:all'],
  ['categoryId=men', (): string => `catalog listing:category:${ids.men}`],
  ['collectionId=summer', (): string => `catalog listing:collection:${ids.summer}`],
  ['brandId=plume', (): string => `catalog listing:brand:${ids.plume}`],
] as const)('the response with the values of "%s" has cache tags for the data it was made from', async (named, keys) => {
  const query = named.replace(/=(\w+)/, (_, name: keyof typeof ids) => `=${ids[name]}`);
  const { headers } = await shop.app.request(`http://localhost/api/attributeValue/web/list?${query}`);
  expect([headers.get('surrogate-key'), headers.get('cache-control')]).toEqual([keys(), 'public, max-age=0, s-maxage=3600']);
});

test('the values are read without a database query', async () => {
  const counts: number[] = [];
  // Takes the lowest of three counts, because a cache comparison (at most once a second) may add queries.
  for (let round = 0; round < 3; round += 1) {
    let seen = 0;
    const note = () => (seen += 1);
    database.pool.on('acquire', note);
    await values(`categoryId=${ids.women}`);
    database.pool.off('acquire', note);
    counts.push(seen);
  }
  expect(Math.min(...counts)).toBe(0);
});

test('a value is offered as soon as a product has it; a value without a name shows its code', async () => {
  const boxy = await inTransaction(database.db, (tx) => saveAttributeValueByCode(tx, { attribute: 'fit', code: 'boxy', names: [] }));
  await inTransaction(database.db, (tx) =>
    saveProduct(tx, {
      handle: 'shirt',
      brandId: ids.plume,
      makerId: null,
      categoryId: ids.men,
      audience: 'men',
      status: 'published',
      attributeValueIds: [boxy],
      texts: [],
      variants: [{ sku: 'shirt-1', colorId: null, sizeId: 2 }],
      media: [],
    }),
  );
  await shop.runJobs();
  const { data } = await values(`brandId=${ids.plume}`);
  expect(data.find(({ attribute }) => attribute === 'fit')).toMatchObject({ name: 'boxy', attributeName: 'fit' });
});
