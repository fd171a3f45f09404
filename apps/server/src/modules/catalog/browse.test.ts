import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { dropTags, tagDrops } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestShop } from '#testing/test-shop';
import type { Brand, Category, CategoryPage, CollectionPage } from './contract.ts';
import { getCatalog } from './snapshot.ts';
import { saveAttributeValueByCode } from './attributes/save-attribute-value-by-code.ts';
import { saveBrandBySlug } from './brands/save-brand-by-slug.ts';
import { saveCategoryByCode } from './categories/save-category-by-code.ts';
import { saveSlug } from './texts/save-slug.ts';
import { brands, categories } from './tables.ts';
import { collections, collectionTranslations } from './collections/tables.ts';
import { catalogTag } from './tags.ts';

const [english, german, czech] = [1, 3, 5];
let database: Database;
let shop: TestShop;
let ids: Record<'linea' | 'plume' | 'summer', number>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  ids = await inTransaction(database.db, async (tx) => {
    const women = await saveCategoryByCode(tx, { code: 'women', texts: [{ languageId: english, name: 'Women' }] });
    await saveCategoryByCode(tx, { code: 'women-dresses', parentId: women, texts: [{ languageId: english, name: 'Dresses' }] });
    await saveCategoryByCode(tx, { code: 'men', texts: [{ languageId: english, name: 'Men' }] });
    const plume = await saveBrandBySlug(tx, { slug: 'plume', name: 'Plume', descriptions: [{ languageId: english, description: 'Light things.' }] });
    const linea = await saveBrandBySlug(tx, {
      slug: 'linea',
      name: 'Linea',
      descriptions: [
        { languageId: english, description: 'Quiet lines.' },
        { languageId: german, description: 'Ruhige Linien.' },
      ],
    });
    const [summer] = await tx.insert(collections).values({ code: 'summer' }).returning();
    const summerId = summer?.id ?? 0;
    await tx.insert(collectionTranslations).values([
      { collectionId: summerId, languageId: english, name: 'Summer', description: 'For warm days.' },
      { collectionId: summerId, languageId: german, name: 'Sommer' },
    ]);
    await saveSlug(tx, { kind: 'collection', targetId: summerId, languageId: english, slug: 'summer-2025' });
    await saveSlug(tx, { kind: 'collection', targetId: summerId, languageId: english, slug: 'summer' });
    await saveSlug(tx, { kind: 'collection', targetId: summerId, languageId: german, slug: 'sommer' });
    return { linea, plume, summer: summerId };
  });
});
afterAll(() => database.close());

const readHeaders = async (path: string) => (await shop.app.request(`http://localhost/api/${path}`)).headers;

describe('brand/getAllActiveData', () => {
  test('lists active brands by name, in the requested language', async () => {
    const { data } = await shop.call<Brand[]>('GET', 'brand/getAllActiveData?languageId=3');
    expect(data).toEqual([
      { id: ids.linea, slug: 'linea', name: 'Linea', description: 'Ruhige Linien.' },
      { id: ids.plume, slug: 'plume', name: 'Plume', description: 'Light things.' },
    ]);
  });

  test('uses English by default', async () => {
    expect((await shop.call<Brand[]>('GET', 'brand/getAllActiveData')).data[0]?.description).toBe('Quiet lines.');
  });

  test('leaves out an inactive brand, and its page is not found', async () => {
    await database.db.insert(brands).values({ slug: 'gone', name: 'Gone', isActive: false });
    await waitUntilVisible(({ brandsBySlug }) => brandsBySlug.has('gone'));
    expect((await shop.call<Brand[]>('GET', 'brand/getAllActiveData')).data.map(({ slug }) => slug)).toEqual(['linea', 'plume']);
    expect(await shop.call('GET', 'brands/gone')).toMatchObject({ status: 404, code: 'BrandNotFound' });
  });

  test.each(['languageId=german', 'languageId=0', 'languageId='])('refuses "%s"', async (query) => {
    expect(await shop.call('GET', `brand/getAllActiveData?${query}`)).toMatchObject({ status: 422, params: { issues: [{ field: 'languageId' }] } });
  });
});

describe('brands/{slug}', () => {
  test('returns one brand', async () => {
    expect((await shop.call<Brand>('GET', 'brands/linea?languageId=3')).data).toEqual({
      id: ids.linea,
      slug: 'linea',
      name: 'Linea',
      description: 'Ruhige Linien.',
    });
  });

  test.each(['brands/nobody', 'brands/%00', "brands/'%3B--"])('%s is not found', async (path) => {
    expect(await shop.call('GET', path)).toMatchObject({ status: 404, code: 'BrandNotFound' });
  });

  test('refuses a name that is too long', async () => {
    expect(await shop.call('GET', `brands/${'x'.repeat(301)}`)).toMatchObject({ status: 422, params: { issues: [{ field: 'slug' }] } });
  });
});

describe('collections/{slug}', () => {
  const collection = (path: string) => shop.call<CollectionPage>('GET', `collections/${path}`);

  test('returns a collection with its addresses in all languages', async () => {
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
  ])('%s finds the collection, and the response has the current slug', async (_, path, slug) => {
    expect((await collection(path)).data).toMatchObject({ id: ids.summer, slug });
  });

  test('uses English in a language without texts', async () => {
    expect((await collection(`summer?languageId=${czech}`)).data).toMatchObject({ slug: 'summer', name: 'Summer' });
  });

  test('lists all active collections in the requested language if no slug is given, a text that it lacks in English', async () => {
    const { data } = await shop.call('GET', 'collections?languageId=3');
    expect(data).toEqual([{ id: ids.summer, code: 'summer', slug: 'sommer', name: 'Sommer', description: 'For warm days.' }]);
  });

  test.each(['winter', 'women', '%F0%9F%A7%A6'])('%s is not found', async (path) => {
    expect(await collection(path)).toMatchObject({ status: 404, code: 'CollectionNotFound' });
  });

  test('refuses a language that is not a number', async () => {
    expect(await collection('summer?languageId=x')).toMatchObject({ status: 422 });
  });
});

describe('category/getAllActiveData', () => {
  test('returns the same tree in every country', async () => {
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

test.each(['category/getAllActiveData', 'categories/by-path?slug=women', 'brand/getAllActiveData', 'brands/linea', 'collections/summer'])(
  '%s has cache tags for the data it was made from',
  async (path) => {
    const headers = await readHeaders(path);
    expect([headers.get('surrogate-key'), headers.get('cache-control')]).toEqual(['catalog', 'public, max-age=0, s-maxage=3600']);
  },
);

test('a missing page is not cached', async () => {
  expect((await readHeaders('brands/nobody')).get('surrogate-key')).toBeNull();
});

describe('the cached catalogue', () => {
  test('answers without a database query', async () => {
    const paths = ['category/getAllActiveData', 'categories/by-path?slug=women', 'brand/getAllActiveData', 'brands/linea', 'collections/summer'];
    expect(await leastQueries(() => Promise.all(paths.map((path) => shop.call('GET', path))))).toBe(0);
  });

  test('shows a change as soon as it is saved', async () => {
    await shop.call('GET', 'categories/by-path?slug=men');
    await inTransaction(database.db, (tx) =>
      saveCategoryByCode(tx, { code: 'men', texts: [{ languageId: english, name: 'Gentlemen', slug: 'gentlemen' }] }),
    );
    expect((await shop.call<CategoryPage>('GET', 'categories/by-path?slug=men')).data).toMatchObject({ name: 'Gentlemen', slug: 'gentlemen' });
  });

  test('does not show a change that is rolled back', async () => {
    const failed = inTransaction(database.db, async (tx) => {
      await saveBrandBySlug(tx, { slug: 'linea', name: 'Another' });
      expect((await getCatalog(tx)).brandsBySlug.get('linea')?.name).toBeDefined();
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect((await shop.call<Brand>('GET', 'brands/linea')).data.name).toBe('Linea');
  });

  test('is reloaded when a brand is renamed, but not when the same name is saved again', async () => {
    const droppedTags: string[] = [];
    const note = (tags: readonly string[]) => droppedTags.push(...tags);
    tagDrops.on('caches', note);
    await inTransaction(database.db, (tx) => saveBrandBySlug(tx, { slug: 'plume', name: 'Plume' }));
    await inTransaction(database.db, (tx) =>
      saveAttributeValueByCode(tx, { attribute: 'color', code: 'teal', names: [{ languageId: 1, name: 'Teal' }] }),
    );
    expect(droppedTags).toEqual(['catalog']);
    await inTransaction(database.db, (tx) =>
      saveAttributeValueByCode(tx, { attribute: 'color', code: 'teal', names: [{ languageId: 1, name: 'Teal' }] }),
    );
    expect(droppedTags).toEqual(['catalog']);
    await inTransaction(database.db, (tx) => saveBrandBySlug(tx, { slug: 'plume', name: 'Plume & Co' }));
    expect(droppedTags).toEqual(['catalog', 'catalog']);
    tagDrops.off('caches', note);
    expect((await shop.call<Brand>('GET', 'brands/plume')).data.name).toBe('Plume & Co');
  });

  test('detects within a second rows that were added, deleted or changed without an event', async () => {
    await database.db.insert(categories).values({ code: 'hats', position: 9 });
    await waitUntilVisible(({ categories: all }) => [...all.values()].some(({ code }) => code === 'hats'));
    await database.db.update(categories).set({ isActive: false }).where(eq(categories.code, 'hats'));
    await waitUntilVisible(({ categories: all }) => [...all.values()].some(({ code, isActive }) => code === 'hats' && !isActive));
    await database.db.delete(categories).where(eq(categories.code, 'hats'));
    await waitUntilVisible(({ categories: all }) => ![...all.values()].some(({ code }) => code === 'hats'));
  });

  test('is loaded once for concurrent requests after a change', async () => {
    await inTransaction(database.db, (tx) => saveBrandBySlug(tx, { slug: 'linea', name: 'Linea' }));
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => getCatalog(database.db)));
    expect(others.every((catalog) => catalog === first)).toBe(true);
  });

  test('stays the same object while the data is unchanged, also when tags are dropped', async () => {
    const before = await getCatalog(database.db);
    await inTransaction(database.db, (tx) => dropTags(tx, [catalogTag]));
    expect(await getCatalog(database.db)).toBe(before);
  });
});

/** Polls until the catalogue shows the change, which may take a second. */
async function waitUntilVisible(shows: (catalog: Awaited<ReturnType<typeof getCatalog>>) => boolean): Promise<void> {
  await expect.poll(async () => shows(await getCatalog(database.db)), { interval: 50 }).toBe(true);
}

/** Returns the lowest query count of three runs, because a cache comparison (at most once a second) may add queries. */
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
