import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveStock, saveAttributeValueByCode, saveBrandBySlug, saveCategoryByCode, saveProduct } from '#modules/catalog';
import { setPrices } from '#modules/pricing';
import type { Database } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { collections, productCollections } from '#tables/catalog/collections';
import { productAttributeValues } from '#tables/catalog';
import type { PageMeta } from '#kit/paging';
import type { ProductCard } from '#contracts/catalog';
import type { Facets } from '../contract.ts';

let database: Database;
let shop: TestShop;
const { SI } = shopIds;
const ids: Record<string, number> = {};

/** A garment with its attributes and its variants as `colour size` with their stock. */
interface Stocked {
  category: 'shirts' | 'shoes';
  brand: 'linea' | 'corvo';
  material: 'cotton' | 'wool';
  fit?: 'slim';
  variants: Record<string, number>;
  /** Minor units. */
  price: number;
  sale?: number;
}
const garments: Record<string, Stocked> = {
  // Navy is in stock in S and red in M, but there is no navy M.
  Anna: { category: 'shirts', brand: 'linea', material: 'cotton', fit: 'slim', price: 2000, variants: { 'navy s': 3, 'red m': 2 } },
  Bela: { category: 'shirts', brand: 'linea', material: 'wool', price: 4000, variants: { 'navy s': 0, 'navy m': 5 } },
  Cara: { category: 'shirts', brand: 'corvo', material: 'cotton', price: 6000, sale: 4200, variants: { 'red s': 1, 'red m': 0 } },
  Dora: { category: 'shoes', brand: 'corvo', material: 'wool', price: 10_000, sale: 5000, variants: { 'navy m': 0 } },
};

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await inTransaction(database.db, async (tx) => {
    const names = (name: string) => [{ languageId: 1, name }];
    for (const [attribute, codes] of Object.entries({
      color: ['navy', 'red', 'white'],
      size: ['S', 'M', 'l'],
      material: ['cotton', 'wool'],
      fit: ['slim'],
    })) {
      for (const code of codes) ids[code.toLowerCase()] = await saveAttributeValueByCode(tx, { attribute, code, names: names(code) });
    }
    ids.women = await saveCategoryByCode(tx, { code: 'women', parentId: null, texts: [{ languageId: 1, name: 'Women', description: '' }] });
    for (const code of ['shirts', 'shoes']) {
      ids[code] = await saveCategoryByCode(tx, { code, parentId: ids.women, texts: [{ languageId: 1, name: code, description: '' }] });
    }
    for (const slug of ['linea', 'corvo']) ids[slug] = await saveBrandBySlug(tx, { slug, name: slug });
    const [collection] = await tx.insert(collections).values({ code: 'summer' }).returning();
    ids.summer = collection?.id ?? 0;
    for (const [name, garment] of Object.entries(garments)) ids[name] = await addGarment(tx, name, garment);
    await tx.insert(productCollections).values({ collectionId: ids.summer, productId: ids.Bela ?? 0 });
  });
  await shop.runJobs();
});
afterAll(() => database.close());

async function addGarment(tx: Tx, name: string, { category, brand, material, fit, variants, price, sale }: Stocked): Promise<number> {
  const saved = await saveProduct(tx, {
    handle: name.toLowerCase(),
    brandId: ids[brand] ?? 0,
    makerId: null,
    categoryId: ids[category] ?? 0,
    audience: 'women',
    status: 'published',
    texts: [{ languageId: 1, name, description: '' }],
    variants: Object.keys(variants).map((variant) => {
      const [color = '', size = ''] = variant.split(' ');
      return { sku: `${name} ${variant}`, colorId: ids[color] ?? null, sizeId: ids[size] ?? 0 };
    }),
    media: [],
  });
  const { productId } = saved;
  await tx.insert(productAttributeValues).values([material, ...(fit ? [fit] : [])].map((code) => ({ productId, attributeValueId: ids[code] ?? 0 })));
  const pieces = Object.values(variants);
  const lines = saved.variants.flatMap(({ variantId }, at) => (pieces[at] ? [{ variantId, quantity: pieces[at] }] : []));
  if (lines.length > 0) await receiveStock(tx, { lines, reference: 'first delivery' });
  const before = { productId, countryId: SI, regular: price, sale: null };
  await setPrices(tx, [before]);
  if (sale !== undefined) await setPrices(tx, [{ ...before, sale }]);
  return productId;
}

interface Listing {
  status: number;
  data: ProductCard[];
  meta: PageMeta;
  facets: Facets;
  corrected: string | null;
  params: { issues: unknown[] };
}
async function ask(path: string, query: Record<string, string | number>): Promise<Listing> {
  const search = new URLSearchParams({
    countryId: String(SI),
    ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  });
  const response = await shop.app.request(`http://localhost/api/${path}?${search.toString()}`);
  return { status: response.status, ...((await response.json()) as Omit<Listing, 'status'>) };
}
const list = (query: Record<string, string | number>) => ask('product/web/countryCategoryWiseProductsPagination', { orderBy: 'price-asc', ...query });
const joinNames = ({ data }: Listing): string => data.map(({ name }) => name).join(' ');

describe('a listing is filtered', () => {
  test.each([
    [{}, 'Anna Bela Cara Dora'],
    [{ color: 'red' }, 'Anna Cara'],
    [{ color: 'red,navy' }, 'Anna Bela Cara Dora'],
    [{ color: ' RED , red' }, 'Anna Cara'],
    [{ color: 'white' }, ''],
    [{ size: 'm', brand: 'linea' }, 'Anna Bela'],
    [{ size: 'M', brand: 'Linea' }, 'Anna Bela'],
    [{ brand: 'corvo' }, 'Cara Dora'],
    [{ attribute: 'material:cotton' }, 'Anna Cara'],
    [{ attribute: 'material:cotton,material:wool' }, 'Anna Bela Cara Dora'],
    [{ attribute: 'material:cotton,fit:slim' }, 'Anna'],
    [{ attribute: 'material:wool,fit:slim' }, ''],
    [{ priceRange: '40-' }, 'Bela Cara Dora'],
    [{ priceRange: '40-42' }, 'Bela Cara'],
    [{ priceRange: '-39.99' }, 'Anna'],
    [{ discountRange: '30-' }, 'Cara Dora'],
    [{ discountRange: '31-' }, 'Dora'],
    [{ discountRange: '-49' }, 'Cara'],
    [{ availability: 'in-stock' }, 'Anna Bela Cara'],
    [{ brand: 'corvo', color: 'navy', size: 'm' }, 'Dora'],
  ])('by %j', async (query, expected) => {
    expect(joinNames(await list(query))).toBe(expected);
  });

  test('by brand ids', async () => {
    expect(joinNames(await list({ brandId: ids.linea ?? 0 }))).toBe('Anna Bela');
    expect(joinNames(await list({ brandId: `${ids.linea},${ids.corvo}` }))).toBe('Anna Bela Cara Dora');
  });

  test('by the ids of colours and sizes, alone or with codes, as attributeValue/web/list names them', async () => {
    expect(joinNames(await list({ color: ids.red ?? 0 }))).toBe('Anna Cara');
    expect(joinNames(await list({ color: `${ids.red},navy` }))).toBe('Anna Bela Cara Dora');
    expect(joinNames(await list({ color: ids.navy ?? 0, size: ids.m ?? 0, brand: 'linea' }))).toBe('Bela');
    const wrong = await list({ color: ids.m ?? 0 });
    expect([wrong.status, wrong.params.issues]).toEqual([422, [{ field: 'color', code: 'unknown_value', params: { value: String(ids.m) } }]]);
  });

  test('by a size whose code is a number, although another size has that number as its id', async () => {
    const sizeId = await inTransaction(database.db, (tx) =>
      saveAttributeValueByCode(tx, { attribute: 'size', code: String(ids.s), names: [{ languageId: 1, name: String(ids.s) }] }),
    );
    expect(sizeId).not.toBe(ids.s);
    await shop.runJobs();
    expect(joinNames(await list({ size: ids.s ?? 0 }))).toBe('');
    expect(joinNames(await list({ size: 'S' }))).toBe('Anna Bela Cara');
  });

  test('by a category, including a parent category, and by a collection', async () => {
    expect(joinNames(await list({ categoryId: ids.women ?? 0 }))).toBe('Anna Bela Cara Dora');
    expect(joinNames(await list({ categoryId: ids.shoes ?? 0 }))).toBe('Dora');
    expect(joinNames(await list({ collectionId: ids.summer ?? 0 }))).toBe('Bela');
  });

  test('by colour and size of the same variant', async () => {
    expect(joinNames(await list({ color: 'navy', size: 'm' }))).toBe('Bela Dora');
    expect(joinNames(await list({ color: 'red', size: 's,m' }))).toBe('Anna Cara');
  });

  test('by a colour and size whose own variant is in stock, regardless of other variants of the garment', async () => {
    expect(joinNames(await list({ color: 'navy', size: 's', availability: 'in-stock' }))).toBe('Anna');
    expect(joinNames(await list({ size: 'm', availability: 'in-stock' }))).toBe('Anna Bela');
    expect(joinNames(await list({ color: 'red', size: 'm', availability: 'in-stock' }))).toBe('Anna');
  });

  test('page by page', async () => {
    const page = await list({ brand: 'corvo,linea', take: 1, page: 3 });
    expect([joinNames(page), page.meta]).toEqual(['Cara', { itemCount: 4, pageCount: 4, page: 3, take: 1 }]);
  });
});

describe('the facets of a listing', () => {
  test('are counted without filters', async () => {
    expect((await list({})).facets).toEqual({
      color: { navy: 3, red: 2 },
      size: { S: 3, M: 4 },
      brand: { linea: 2, corvo: 2 },
      category: { [ids.women ?? 0]: 4, [ids.shirts ?? 0]: 3, [ids.shoes ?? 0]: 1 },
      attribute: { 'material:cotton': 2, 'material:wool': 2, 'fit:slim': 1 },
      discount: { 10: 2, 20: 2, 30: 2, 50: 1 },
      inStock: 3,
      price: { from: 20, to: 50 },
    });
  });

  test('are counted as if their own filter were not set, with all others applied', async () => {
    const { facets } = await list({ color: 'red', brand: 'corvo', attribute: 'material:cotton' });
    expect(facets).toMatchObject({ color: { red: 1 }, brand: { linea: 1, corvo: 1 }, attribute: { 'material:cotton': 1 }, inStock: 1 });
    expect((await list({ color: 'red' })).facets.color).toEqual({ navy: 3, red: 2 });
    expect((await list({ attribute: 'material:cotton' })).facets.attribute).toEqual({ 'material:cotton': 2, 'material:wool': 2, 'fit:slim': 1 });
  });

  test('count sizes within the chosen colour', async () => {
    expect((await list({ color: 'navy' })).facets.size).toEqual({ S: 2, M: 2 });
    expect((await list({ color: 'navy', availability: 'in-stock' })).facets.size).toEqual({ S: 1, M: 1 });
    expect((await list({ color: 'navy', size: 's' })).facets.inStock).toBe(1);
  });

  test('have the price range of the products without the price filter', async () => {
    expect((await list({ priceRange: '45-', color: 'navy' })).facets.price).toEqual({ from: 20, to: 50 });
    expect((await list({ color: 'white' })).facets).toMatchObject({ price: null, inStock: 0, size: {} });
  });

  test('count the products of the category', async () => {
    expect((await list({ categoryId: ids.shoes ?? 0 })).facets).toMatchObject({
      category: { [ids.women ?? 0]: 1, [ids.shoes ?? 0]: 1 },
      brand: { corvo: 1 },
    });
  });
});

test.each([
  ['color', 'navy,green', 'green'],
  ['size', 'xxl', 'xxl'],
  ['brand', 'nobody', 'nobody'],
  ['brandId', '99999', 99999],
  ['attribute', 'material:plastic', 'material:plastic'],
  ['attribute', 'color:navy', 'color:navy'],
])('an unknown %s (%s) is named', async (field, parameter, value) => {
  const { status, params } = await list({ [field]: parameter });
  expect([status, params.issues]).toEqual([422, [{ field, code: 'unknown_value', params: { value } }]]);
});

describe('a search', () => {
  const find = (query: Record<string, string | number>) => ask('search/products', query);

  test('finds products by name, the best match first, and can be sorted and filtered like a listing', async () => {
    expect(joinNames(await find({ q: 'bela' }))).toBe('Bela');
    expect(joinNames(await find({ q: 'shirts', orderBy: 'price-desc' }))).toBe('Cara Bela Anna');
    const narrowed = await find({ q: 'shirts', color: 'red', orderBy: 'price-asc' });
    expect([joinNames(narrowed), narrowed.facets.color, narrowed.meta.itemCount]).toEqual(['Anna Cara', { navy: 2, red: 2 }, 2]);
  });

  test('in one category also counts the matches in other categories', async () => {
    const { facets, data } = await find({ q: 'women', categoryId: ids.shoes ?? 0 });
    expect(data.map(({ name }) => name)).toEqual(['Dora']);
    expect(facets.category).toEqual({ [ids.women ?? 0]: 4, [ids.shirts ?? 0]: 3, [ids.shoes ?? 0]: 1 });
  });

  test('returns the corrected word for a misspelt one', async () => {
    expect(await find({ q: 'shrits' })).toMatchObject({ corrected: 'shirts', meta: { itemCount: 3 } });
    expect((await find({ q: 'shirts' })).corrected).toBeNull();
  });

  test('without matches returns an empty page', async () => {
    expect(await find({ q: 'xylophone' })).toMatchObject({ status: 200, data: [], meta: { itemCount: 0, pageCount: 0 }, facets: { price: null } });
  });

  test.each<Record<string, string | number>>([{ q: '' }, { q: '   ' }, { q: 'x'.repeat(201) }, {}, { q: 'shirt', take: 97 }])(
    'is refused for %j',
    async (query) => {
      expect((await find(query)).status).toBe(422);
    },
  );
});
