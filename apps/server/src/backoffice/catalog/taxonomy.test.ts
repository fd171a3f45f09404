import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveProduct } from '#modules/catalog';
import type { CategoryPage, ProductPage } from '#contracts/catalog';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { products } from '#tables/catalog';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';

interface Opened {
  id: number;
  revision: string;
  [field: string]: unknown;
}

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['catalog'] });
});
afterAll(() => database.close());

const text = (name: string, more: object = {}) => ({ languageId: 1, name, description: '', slug: '', ...more });
const category = (name: string, parentId: number | null = null, more: object = {}) => ({
  parentId,
  isActive: true,
  texts: [text(name)],
  ...more,
});
const make = async (path: string, form: unknown): Promise<Opened> => {
  const { status, data, params } = await staff.call<Opened>('POST', `admin/${path}`, form);
  expect(status, JSON.stringify(params)).toBe(200);
  return data;
};
const at = (slug: string, parent?: string) =>
  shop.call<CategoryPage>('GET', `categories/by-path?languageId=1&slug=${slug}${parent ? `&parent=${parent}` : ''}`);
const inListing = async (categoryId: number) =>
  (
    await shop.call<{ id: number }[]>(
      'GET',
      `product/web/countryCategoryWiseProductsPagination?countryId=${shopIds.SI}&languageId=1&categoryId=${categoryId}`,
    )
  ).data.map(({ id }) => id);

describe('the tree of categories', () => {
  test('a moved category takes its products to its new parents, and its old address redirects', async () => {
    const women = await make('categories', category('Women'));
    const sale = await make('categories', category('Clearance'));
    const dresses = await make('categories', category('Dresses', women.id));
    const midi = await make('categories', category('Midi', dresses.id));
    const garment = await shop.garment({ name: 'Midi dress' });
    await putInto(garment, midi.id);
    expect([await inListing(women.id), await inListing(sale.id)]).toEqual([[garment.productId], []]);

    const moved = await staff.call('POST', `admin/categories/${dresses.id}/move`, { parentId: sale.id, index: 0 });
    expect(moved.status).toBe(200);
    await shop.runJobs();
    expect([await inListing(women.id), await inListing(sale.id), await inListing(midi.id)]).toEqual([[], [garment.productId], [garment.productId]]);
    expect((await at('dresses', 'clearance')).data).toMatchObject({ slug: 'dresses', parent: { slug: 'clearance' } });
    expect((await at('dresses', 'women')).data).toMatchObject({ slug: 'dresses', parent: { slug: 'clearance' } });
    const page = await shop.call<ProductPage>('GET', `products/${await findHandle(garment.productId)}?countryId=${shopIds.SI}&languageId=1`);
    expect(page.data.breadcrumbs.map(({ name }) => name)).toEqual(['Clearance', 'Dresses', 'Midi']);
  });

  test('a renamed category gets a new address on request, and the old one still works', async () => {
    const made = await make('categories', category('Trousers'));
    const { status, data } = await staff.call<Opened>('PUT', `admin/categories/${made.id}`, {
      ...made,
      texts: [text('Pants', { slug: 'pants' }), { languageId: 3, name: 'Hosen', description: 'Lang', slug: '' }],
    });
    expect(status).toBe(200);
    expect(data.texts).toMatchObject([{ slug: 'pants' }, { slug: 'hosen' }]);
    expect((await at('trousers')).data).toMatchObject({ slug: 'pants', name: 'Pants' });
    expect((await at('pants')).data.paths).toMatchObject({ en: ['pants'], de: ['hosen'] });
  });

  test('a category cannot be its own descendant, and siblings cannot share an address', async () => {
    const top = await make('categories', category('Shoes'));
    const below = await make('categories', category('Boots', top.id));
    const loop = await staff.call('POST', `admin/categories/${top.id}/move`, { parentId: below.id, index: null });
    expect([loop.status, loop.params.issues]).toMatchObject([422, [{ field: 'parentId', code: 'loop' }]]);
    const twin = await staff.call(
      'POST',
      'admin/categories',
      category('Boots', top.id, { code: 'other-boots', texts: [text('Boots', { slug: 'boots' })] }),
    );
    expect([twin.status, twin.params.issues]).toMatchObject([422, [{ field: 'texts.0.slug', code: 'taken' }]]);
  });

  test('siblings appear in their saved order', async () => {
    const top = await make('categories', category('Accessories'));
    const [hats, belts, bags] = [
      await make('categories', category('Hats', top.id)),
      await make('categories', category('Belts', top.id)),
      await make('categories', category('Bags', top.id)),
    ];
    await staff.call('POST', `admin/categories/${bags.id}/move`, { parentId: top.id, index: 0 });
    const { data } = await staff.call<{ id: number; parentId: number | null }[]>('GET', 'admin/category-tree');
    expect(data.filter(({ parentId }) => parentId === top.id).map(({ id }) => id)).toEqual([bags.id, hats.id, belts.id]);
  });

  test('a category can be deleted only when it is empty, and a hidden one has no page', async () => {
    const top = await make('categories', category('Swimwear'));
    const below = await make('categories', category('Bikinis', top.id));
    expect(await staff.call('DELETE', `admin/categories/${top.id}`)).toMatchObject({ status: 409, code: 'StillInUse' });
    await staff.call('PUT', `admin/categories/${top.id}`, { ...top, isActive: false });
    expect((await at('swimwear')).status).toBe(404);
    expect((await staff.call('DELETE', `admin/categories/${below.id}`)).status).toBe(200);
    expect((await staff.call('DELETE', `admin/categories/${top.id}`)).status).toBe(200);
  });

  test('two people rename one category: the second gets a conflict that names the first, and the first change is kept', async () => {
    const opened = await make('categories', category('Coats'));
    const first = await staff.call('PUT', `admin/categories/${opened.id}`, { ...opened, texts: [text('Winter coats')] });
    const second = await staff.call('PUT', `admin/categories/${opened.id}`, { ...opened, texts: [text('Long coats')] });
    expect([first.status, second.status, second.code, second.params.by]).toEqual([200, 409, 'EditConflict', 'Mira Novak']);
    const now = await staff.call<Opened>('GET', `admin/categories/${opened.id}`);
    expect(now.data.texts).toMatchObject([{ name: 'Winter coats' }]);
  });

  test('a vendor can read the tree but not change it', async () => {
    const vendor = await signedInStaff(shop, { role: 'vendor' });
    expect((await vendor.call('GET', 'admin/category-tree')).status).toBe(200);
    expect((await vendor.call('POST', 'admin/categories', category('Mine'))).status).toBe(403);
  });
});

test('a brand is created, hidden, and deleted only while no product uses it', async () => {
  const brand = await make('brands', { slug: 'nordvik', name: 'Nordvik', isActive: true, texts: [{ languageId: 1, description: 'Wool' }] });
  expect((await shop.call('GET', 'brands/nordvik?languageId=1')).data).toMatchObject({ name: 'Nordvik', description: 'Wool' });
  await staff.call('PUT', `admin/brands/${brand.id}`, { ...brand, isActive: false });
  expect((await shop.call('GET', 'brands/nordvik?languageId=1')).status).toBe(404);
  const { productId } = await shop.garment();
  const [product] = await database.db.select().from(products).where(eq(products.id, productId));
  expect(await staff.call('DELETE', `admin/brands/${product?.brandId}`)).toMatchObject({ status: 409, code: 'StillInUse' });
  expect((await staff.call('DELETE', `admin/brands/${brand.id}`)).status).toBe(200);
});

test('products added to a collection are listed in it, and removed ones are not', async () => {
  const collection = await make('collections', { position: 3, isActive: true, texts: [text('Linen days')] });
  const { productId } = await shop.garment({ name: 'Linen dress' });
  const listing = async () => {
    await shop.runJobs();
    const { data } = await shop.call<{ id: number }[]>(
      'GET',
      `product/web/countryCategoryWiseProductsPagination?countryId=${shopIds.SI}&languageId=1&collectionId=${collection.id}`,
    );
    return data.map(({ id }) => id);
  };
  expect((await staff.call('POST', `admin/collections/${collection.id}/products`, { productIds: [productId, 999_999] })).data).toEqual({
    productIds: [productId],
  });
  expect(await listing()).toEqual([productId]);
  expect((await staff.call('GET', `admin/collections/${collection.id}/products`)).data).toMatchObject([{ id: productId, name: 'Linen dress' }]);
  await staff.call('DELETE', `admin/collections/${collection.id}/products`, { productIds: [productId] });
  expect(await listing()).toEqual([]);
  expect((await shop.call('GET', 'collections/linen-days?languageId=1')).data).toMatchObject({ name: 'Linen days' });
});

test('a colour has its swatch and its names, and cannot be deleted while a product uses it', async () => {
  const { colorId } = await shop.garment();
  const opened = (await staff.call<Opened>('GET', `admin/attribute-values/${colorId}`)).data;
  const saved = await staff.call<Opened>('PUT', `admin/attribute-values/${colorId}`, {
    ...opened,
    hex: '#0b1f3a',
    texts: [
      { languageId: 1, name: 'Deep navy' },
      { languageId: 3, name: 'Tiefblau' },
    ],
  });
  expect(saved.data).toMatchObject({ hex: '#0b1f3a', texts: [{ name: 'Deep navy' }, { name: 'Tiefblau' }] });
  expect((await staff.call('DELETE', `admin/attribute-values/${colorId}`)).status).toBe(409);
  const lime = { attribute: 'color', code: 'Navy', hex: '#aaff00', scale: null, position: 1, texts: [] };
  expect((await staff.call('POST', 'admin/attribute-values', lime)).params.issues).toMatchObject([{ field: 'code', code: 'taken' }]);
  const made = await make('attribute-values', { ...lime, code: 'lime' });
  expect((await staff.call('DELETE', `admin/attribute-values/${made.id}`)).status).toBe(200);
});

test('an attribute has the name that staff set in each language', async () => {
  await make('attribute-values', { attribute: 'material', code: 'linen', hex: '#ffffff', scale: null, position: 0, texts: [] });
  const opened = (await staff.call<{ revision: string }>('GET', 'admin/attributes/material')).data;
  const saved = await staff.call('PUT', 'admin/attributes/material', { ...opened, texts: [{ languageId: 3, name: 'Stoff' }] });
  expect(saved.data).toMatchObject({ id: 'material', texts: [{ languageId: 3, name: 'Stoff' }] });
});

test('a size chart has body measurements for each size; a reversed range is refused at its field', async () => {
  const { sizeId, productId } = await shop.garment();
  const form = {
    code: 'women-tops',
    audience: 'women',
    measures: ['chest', 'waist'],
    rows: [{ sizeId, ranges: { chest: [880, 920], waist: [700, 660] } }],
  };
  const refused = await staff.call('POST', 'admin/size-charts', form);
  expect(refused.params.issues).toMatchObject([{ field: 'rows.0.ranges.waist', code: 'order' }]);
  const chart = await make('size-charts', { ...form, rows: [{ sizeId, ranges: { chest: [880, 920], waist: [660, 700] } }] });
  await database.db.update(products).set({ sizeChartId: chart.id }).where(eq(products.id, productId));
  const page = await shop.call<ProductPage>('GET', `products/${await findHandle(productId)}?countryId=${shopIds.SI}&languageId=1`);
  expect(page.data.sizeChart).toMatchObject({ code: 'women-tops', rows: [{ ranges: { chest: [880, 920] } }] });
  expect((await staff.call('DELETE', `admin/size-charts/${chart.id}`)).status).toBe(409);
});

test('a manufacturer outside the Union needs a responsible person in it', async () => {
  const maker = {
    name: 'Dhaka Mills',
    street: 'Road 1',
    postalCode: '1207',
    city: 'Dhaka',
    countryCode: 'BD',
    email: 'mills@example.com',
    responsible: null,
  };
  expect((await staff.call('POST', 'admin/makers', maker)).params.issues).toMatchObject([{ field: 'responsible.name', code: 'required' }]);
  const responsible = { ...maker, name: 'Selvedge d.o.o.', countryCode: 'SI', city: 'Ljubljana' };
  const { responsible: _, ...person } = responsible;
  expect(await make('makers', { ...maker, responsible: person })).toMatchObject({ responsible: { city: 'Ljubljana' } });
  const again = await staff.call('POST', 'admin/makers', { ...maker, responsible: person });
  expect(again.params.issues).toMatchObject([{ field: 'name', code: 'taken' }]);
});

test('a group of search synonyms is created, listed by a part of a term, changed and deleted; a term of another group is refused', async () => {
  const group = await make('search-synonyms', { languageId: 1, terms: ['Trousers', ' pants '] });
  expect(group).toMatchObject({ terms: ['Trousers', 'pants'] });
  const filter = encodeURIComponent(JSON.stringify({ q: 'pant', languageId: 1 }));
  expect((await staff.call('GET', `admin/search-synonyms?filter=${filter}`)).data).toMatchObject([{ id: group.id }]);
  const taken = await staff.call('POST', 'admin/search-synonyms', { languageId: 1, terms: ['slacks', 'pants'] });
  expect(taken).toMatchObject({ status: 422, params: { issues: [{ field: 'terms', code: 'taken' }] } });
  const path = `admin/search-synonyms/${group.id}`;
  const { data } = await staff.call<{ revision: string }>('GET', path);
  expect((await staff.call('PUT', path, { languageId: 1, terms: ['pants', 'slacks'], revision: data.revision })).status).toBe(200);
  expect((await staff.call('DELETE', path)).status).toBe(200);
  expect((await staff.call('GET', path)).status).toBe(404);
});

const findHandle = async (productId: number) => (await database.db.select().from(products).where(eq(products.id, productId)))[0]?.handle ?? '';

/** Assigns a product as an import does: to a leaf category and its ancestors. */
async function putInto({ productId, colorId, sizeId }: TestGarment, categoryId: number): Promise<void> {
  const [product] = await database.db.select().from(products).where(eq(products.id, productId));
  if (!product) throw new Error('no such product');
  const { handle, brandId } = product;
  const variants = [{ sku: handle.slice(0, 20).toUpperCase(), colorId, sizeId }];
  const put = { handle, brandId, makerId: null, categoryId, audience: 'women', status: 'published' } as const;
  await inTransaction(database.db, (tx) => saveProduct(tx, { ...put, texts: [], variants, media: [] }));
  await shop.runJobs();
}
