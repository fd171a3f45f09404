import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestShop } from '#testing/test-shop';
import type { AttributeValue, Brand, Category, CategoryPage, CollectionPage } from './contract.ts';
import { catalogOf } from './snapshot.ts';
import { saveAttributeValue } from './save-attribute-value.ts';
import { saveBrand } from './save-brand.ts';
import { saveCategory } from './save-category.ts';
import { saveProduct } from './save-product.ts';
import { saveSlug } from './save-slug.ts';
import {
  attributeTranslations,
  attributeValues,
  brands,
  categories,
  collections,
  collectionTranslations,
  productAttributeValues,
  productCollections,
} from './tables.ts';

const [english, german, czech] = [1, 3, 5];
let database: Database;
let shop: TestShop;
let ids: Record<'women' | 'dresses' | 'men' | 'linea' | 'plume' | 'summer' | 'dress' | 'shirt' | 'cotton', number>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openTestShop(database);
  ids = await inTransaction(database.db, async (tx) => {
    const women = await saveCategory(tx, { code: 'women', texts: [{ languageId: english, name: 'Women' }] });
    const dresses = await saveCategory(tx, { code: 'women-dresses', parentId: women, texts: [{ languageId: english, name: 'Dresses' }] });
    const men = await saveCategory(tx, { code: 'men', position: 1, texts: [{ languageId: english, name: 'Men' }] });
    const plume = await saveBrand(tx, { slug: 'plume', name: 'Plume', descriptions: [{ languageId: english, description: 'Light things.' }] });
    const linea = await saveBrand(tx, {
      slug: 'linea',
      name: 'Linea',
      descriptions: [
        { languageId: english, description: 'Quiet lines.' },
        { languageId: german, description: 'Ruhige Linien.' },
      ],
    });
    const value = (attribute: string, code: string, more: { scale?: string; position?: number; german?: string; hex?: string } = {}) =>
      saveAttributeValue(tx, {
        attribute,
        code,
        ...more,
        names: [{ languageId: english, name: code.toUpperCase() }, ...(more.german ? [{ languageId: german, name: more.german }] : [])],
      });
    // Saved in another order than they are offered in.
    const cotton = await value('material', 'cotton', { german: 'Baumwolle' });
    const w32 = await value('size', '32', { scale: 'waist' });
    const l = await value('size', 'l', { scale: 'alpha', position: 2 });
    const m = await value('size', 'm', { scale: 'alpha', position: 1 });
    const red = await value('color', 'red', { position: 1, hex: '#c00000', german: 'Rot' });
    const navy = await value('color', 'navy', { position: 0, hex: '#1f2a44' });
    const green = await value('color', 'green', { position: 2, hex: '#00aa00' });
    const base = { makerId: null, audience: 'women' as const, status: 'published' as const, media: [] };
    const product = async (
      handle: string,
      more: { brandId: number; categoryId: number; status?: 'draft'; attributeValueIds?: number[] },
      pairs: [number, number][],
    ) =>
      saveProduct(tx, {
        ...base,
        ...more,
        handle,
        texts: [{ languageId: english, name: handle, description: '' }],
        variants: pairs.map(([colorId, sizeId]) => ({ colorId, sizeId, sku: `${handle}-${colorId}-${sizeId}` })),
      });
    const dress = await product('dress', { brandId: linea, categoryId: dresses, attributeValueIds: [cotton] }, [
      [red, m],
      [navy, l],
    ]);
    const shirt = await product('shirt', { brandId: plume, categoryId: men }, [[red, w32]]);
    await product('draft', { brandId: linea, categoryId: dresses, status: 'draft' }, [[green, m]]);
    await tx.insert(attributeTranslations).values([
      { attribute: 'material', languageId: english, name: 'Material' },
      { attribute: 'material', languageId: german, name: 'Stoff' },
    ]);
    const [summer] = await tx.insert(collections).values({ code: 'summer' }).returning();
    const summerId = summer?.id ?? 0;
    await tx.insert(collectionTranslations).values([
      { collectionId: summerId, languageId: english, name: 'Summer', description: 'For warm days.' },
      { collectionId: summerId, languageId: german, name: 'Sommer' },
    ]);
    await saveSlug(tx, { kind: 'collection', targetId: summerId, languageId: english, slug: 'summer-2025' });
    await saveSlug(tx, { kind: 'collection', targetId: summerId, languageId: english, slug: 'summer' });
    await saveSlug(tx, { kind: 'collection', targetId: summerId, languageId: german, slug: 'sommer' });
    await tx.insert(productCollections).values({ collectionId: summerId, productId: shirt.productId });
    return { women, dresses, men, linea, plume, summer: summerId, dress: dress.productId, shirt: shirt.productId, cotton };
  });
});
afterAll(() => database.close());

const codes = (values: readonly AttributeValue[]) => values.map(({ attribute, code }) => `${attribute}:${code}`);
const headersOf = async (path: string) => (await shop.app.request(`http://localhost/api/${path}`)).headers;

describe('brand/getAllActiveData', () => {
  test('has the brands that are sold, by their names, in the language', async () => {
    const { data } = await shop.call<Brand[]>('GET', 'brand/getAllActiveData?languageId=3');
    expect(data).toEqual([
      { id: ids.linea, slug: 'linea', name: 'Linea', description: 'Ruhige Linien.' },
      { id: ids.plume, slug: 'plume', name: 'Plume', description: 'Light things.' },
    ]);
  });

  test('speaks English unless told', async () => {
    expect((await shop.call<Brand[]>('GET', 'brand/getAllActiveData')).data[0]?.description).toBe('Quiet lines.');
  });

  test('leaves out a brand that is no longer sold, and so does its page', async () => {
    await database.db.insert(brands).values({ slug: 'gone', name: 'Gone', isActive: false });
    await becomeVisible(({ brandsBySlug }) => brandsBySlug.has('gone'));
    expect((await shop.call<Brand[]>('GET', 'brand/getAllActiveData')).data.map(({ slug }) => slug)).toEqual(['linea', 'plume']);
    expect(await shop.call('GET', 'brands/gone')).toMatchObject({ status: 404, code: 'BrandNotFound' });
  });

  test.each(['languageId=german', 'languageId=0', 'languageId='])('refuses "%s"', async (query) => {
    expect(await shop.call('GET', `brand/getAllActiveData?${query}`)).toMatchObject({ status: 422, params: { issues: [{ field: 'languageId' }] } });
  });
});

describe('brands/{slug}', () => {
  test('is one brand', async () => {
    expect((await shop.call<Brand>('GET', 'brands/linea?languageId=3')).data).toEqual({
      id: ids.linea,
      slug: 'linea',
      name: 'Linea',
      description: 'Ruhige Linien.',
    });
  });

  test.each(['brands/nobody', 'brands/%00', "brands/'%3B--"])('%s is nobody', async (path) => {
    expect(await shop.call('GET', path)).toMatchObject({ status: 404, code: 'BrandNotFound' });
  });

  test('refuses a name longer than any', async () => {
    expect(await shop.call('GET', `brands/${'x'.repeat(201)}`)).toMatchObject({ status: 422, params: { issues: [{ field: 'slug' }] } });
  });
});

describe('collections/{slug}', () => {
  const collection = (path: string) => shop.call<CollectionPage>('GET', `collections/${path}`);

  test('is a collection with its addresses in all languages', async () => {
    expect((await collection('summer')).data).toEqual({
      id: ids.summer,
      code: 'summer',
      slug: 'summer',
      name: 'Summer',
      description: 'For warm days.',
      slugs: { en: 'summer', de: 'sommer' },
    });
  });

  test.each([
    ['an old address', 'summer-2025?languageId=1', 'summer'],
    ['an address in another language', 'sommer?languageId=1', 'summer'],
    ['the English address', 'summer?languageId=3', 'sommer'],
  ])('%s finds it, and the answer has the current one', async (_, path, slug) => {
    expect((await collection(path)).data).toMatchObject({ id: ids.summer, slug });
  });

  test('in a language without texts speaks English', async () => {
    expect((await collection(`summer?languageId=${czech}`)).data).toMatchObject({ slug: 'summer', name: 'Summer' });
  });

  test.each(['winter', 'women', '%F0%9F%A7%A6'])('%s is none', async (path) => {
    expect(await collection(path)).toMatchObject({ status: 404, code: 'CollectionNotFound' });
  });

  test('refuses a language that is no number', async () => {
    expect(await collection('summer?languageId=x')).toMatchObject({ status: 422 });
  });
});

describe('attributeValue/web/list', () => {
  const values = (query: string) => shop.call<AttributeValue[]>('GET', `attributeValue/web/list?${query}`);

  test('has the values of a category: colours, then sizes, then the rest; those of drafts are not among them', async () => {
    expect(codes((await values(`categoryId=${ids.dresses}`)).data)).toEqual(['color:navy', 'color:red', 'size:m', 'size:l', 'material:cotton']);
    expect(codes((await values(`categoryId=${ids.women}`)).data)).toEqual(codes((await values(`categoryId=${ids.dresses}`)).data));
  });

  test('has those of a collection or of a brand', async () => {
    expect(codes((await values(`collectionId=${ids.summer}`)).data)).toEqual(['color:red', 'size:32']);
    expect(codes((await values(`brandId=${ids.plume}`)).data)).toEqual(['color:red', 'size:32']);
  });

  test('has those of everything where nothing is named, one scale of sizes after the other', async () => {
    expect(codes((await values('')).data)).toEqual(['color:navy', 'color:red', 'size:m', 'size:l', 'size:32', 'material:cotton']);
  });

  test('says what each is called in the language', async () => {
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
  ])('of %s there are none: %s', async (query, code) => {
    expect(await values(query)).toMatchObject({ status: 404, code });
  });

  test.each([
    ['categoryId=shirts', 'categoryId'],
    ['collectionId=-1', 'collectionId'],
    ['brandId=1.5', 'brandId'],
    ['languageId=de', 'languageId'],
    ['categoryId=1&brandId=1', 'brandId'],
    ['collectionId=1&brandId=1', 'brandId'],
    ['categoryId=1&collectionId=1', 'collectionId'],
  ])('asked with "%s" says what is wrong with %s', async (query, field) => {
    expect(await values(query)).toMatchObject({ status: 422, code: 'InvalidInput', params: { issues: [{ field }] } });
  });
});

describe('category/getAllActiveData', () => {
  test('is the same tree in every country', async () => {
    const [slovenia, germany] = [
      await shop.call<Category[]>('GET', 'category/getAllActiveData?countryId=3'),
      await shop.call<Category[]>('GET', 'category/getAllActiveData?countryId=11'),
    ];
    expect(slovenia.data.map(({ code }) => code)).toEqual(['women', 'women-dresses', 'men']);
    expect(germany.data).toEqual(slovenia.data);
  });

  test.each(['countryId=slovenia', 'countryId=0', 'languageId=-3'])('refuses "%s"', async (query) => {
    expect(await shop.call('GET', `category/getAllActiveData?${query}`)).toMatchObject({ status: 422, code: 'InvalidInput' });
  });
});

test.each([
  ['category/getAllActiveData', () => 'catalog'],
  ['categories/by-path?slug=women', () => 'catalog'],
  ['brand/getAllActiveData', () => 'catalog'],
  ['brands/linea', () => 'catalog'],
  ['collections/summer', () => 'catalog'],
  ['attributeValue/web/list', () => 'catalog listing:all'],
  [() => `attributeValue/web/list?brandId=${ids.plume}`, () => `catalog listing:brand:${ids.plume}`],
  [() => `attributeValue/web/list?categoryId=${ids.men}`, () => `catalog listing:category:${ids.men}`],
])('%s says what it is made of, so that it can be kept', async (path, keys) => {
  const headers = await headersOf(typeof path === 'string' ? path : path());
  expect([headers.get('surrogate-key'), headers.get('cache-control')]).toEqual([keys(), 'public, max-age=0, s-maxage=3600']);
});

test('what is not there is not kept', async () => {
  expect((await headersOf('brands/nobody')).get('surrogate-key')).toBeNull();
});

describe('the catalogue in memory', () => {
  test('answers without asking the database', async () => {
    const paths = ['category/getAllActiveData', 'categories/by-path?slug=women', 'brand/getAllActiveData', 'brands/linea', 'collections/summer'];
    expect(await leastQueries(() => Promise.all(paths.map((path) => shop.call('GET', path))))).toBe(0);
    expect(await leastQueries(() => shop.call('GET', `attributeValue/web/list?categoryId=${ids.women}`))).toBe(1);
  });

  test('shows a change as soon as it is saved', async () => {
    await shop.call('GET', 'categories/by-path?slug=men');
    await inTransaction(database.db, (tx) => saveCategory(tx, { code: 'men', position: 1, texts: [{ languageId: english, name: 'Gentlemen' }] }));
    expect((await shop.call<CategoryPage>('GET', 'categories/by-path?slug=men')).data).toMatchObject({ name: 'Gentlemen', slug: 'gentlemen' });
  });

  test('shows nothing of a change that is taken back', async () => {
    const failed = inTransaction(database.db, async (tx) => {
      await saveBrand(tx, { slug: 'linea', name: 'Another' });
      expect((await catalogOf(tx)).brandsBySlug.get('linea')?.name).toBeDefined();
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect((await shop.call<Brand>('GET', 'brands/linea')).data.name).toBe('Linea');
  });

  test('notices within a second what somebody changed without telling: a row more, one less, one different', async () => {
    await database.db.insert(categories).values({ code: 'hats', position: 9 });
    await becomeVisible(({ categories: all }) => [...all.values()].some(({ code }) => code === 'hats'));
    await database.db.update(categories).set({ isActive: false }).where(eq(categories.code, 'hats'));
    await becomeVisible(({ categories: all }) => [...all.values()].some(({ code, isActive }) => code === 'hats' && !isActive));
    await database.db.delete(categories).where(eq(categories.code, 'hats'));
    await becomeVisible(({ categories: all }) => ![...all.values()].some(({ code }) => code === 'hats'));
  });

  test('is read once, however many ask at a time after a change', async () => {
    await inTransaction(database.db, (tx) => saveBrand(tx, { slug: 'linea', name: 'Linea' }));
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => catalogOf(database.db)));
    expect(others.every((catalog) => catalog === first)).toBe(true);
  });

  test('stays the same object while nothing changes', async () => {
    const before = await catalogOf(database.db);
    await inTransaction(database.db, (tx) => saveAttributeValue(tx, { attribute: 'color', code: 'navy', names: [] }));
    // A change was told, and nothing is different.
    expect(await catalogOf(database.db)).toBe(before);
  });
});

test('a value left without any name is called by its code', async () => {
  await inTransaction(database.db, (tx) => saveAttributeValue(tx, { attribute: 'fit', code: 'boxy', names: [] }));
  const [row] = await database.db.select().from(attributeValues).where(eq(attributeValues.code, 'boxy'));
  await database.db.insert(productAttributeValues).values({ productId: ids.shirt, attributeValueId: row?.id ?? 0 });
  const { data } = await shop.call<AttributeValue[]>('GET', `attributeValue/web/list?brandId=${ids.plume}`);
  expect(data.find(({ attribute }) => attribute === 'fit')).toMatchObject({ name: 'boxy', attributeName: 'fit' });
});

/** Asks again until the catalogue shows it; a second is what it may take. */
async function becomeVisible(shows: (catalog: Awaited<ReturnType<typeof catalogOf>>) => boolean): Promise<void> {
  await expect.poll(async () => shows(await catalogOf(database.db)), { timeout: 1500, interval: 50 }).toBe(true);
}

/** The least of three: what is kept in memory is compared once a second, which may fall in between. */
async function leastQueries(work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    let seen = 0;
    const note = () => (seen += 1);
    database.pool.on('acquire', note);
    await work();
    database.pool.off('acquire', note);
    counts.push(seen);
  }
  return Math.min(...counts);
}
