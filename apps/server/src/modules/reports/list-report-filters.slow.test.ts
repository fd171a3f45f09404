import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedUserTypes } from '#modules/accounts';
import { catalogTag } from '#modules/catalog';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { brands, categories, categoryTranslations } from '#tables/catalog';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';
import type { Database } from '#platform/database';

type Choices = { id: number; name: string }[];

let database: Database;
let shop: TestShop;
const path = 'admin/reports/filters';
/** More than a page of the lists of the back office. */
const BRANDS = 120;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  await inTransaction(database.db, async (tx) => {
    const addCategory = async (name: string, parentId: number | null = null, isActive = true) => {
      const [row] = await tx
        .insert(categories)
        .values({ code: `filter-${parentId}-${name}`, parentId, isActive })
        .returning();
      const categoryId = row?.id ?? 0;
      await tx.insert(categoryTranslations).values({ categoryId, languageId: 1, name });
      return categoryId;
    };
    const women = await addCategory('Women');
    await addCategory('Shirts', women);
    await addCategory('Shirts', await addCategory('Men'), false);
    await addCategory('Women’s sale');
    await addCategory('Dresses', women);
    // Descending, so that their ids are not in the order of the names.
    const numbers = Array.from({ length: BRANDS }, (_, index) => BRANDS - index);
    await tx.insert(brands).values(numbers.map((number) => ({ slug: `filter-${number}`, name: `Label ${number}` })));
    await tx.insert(brands).values([
      { slug: 'filter-zeta', name: 'Zeta' },
      { slug: 'filter-elan', name: 'Élan' },
    ]);
    await dropTags(tx, [catalogTag]);
  });
});
afterAll(() => database.close());

test('the filter lists all categories by path and all brands by name for staff with access to the overview only', async () => {
  const { call } = await signedInStaff(shop, { role: 'user', areas: ['dashboard'] });
  const { status, data } = await call<{ categories: Choices; brands: Choices }>('GET', path);
  expect(status).toBe(200);
  const paths = ['Men', 'Men › Shirts', 'Women', 'Women › Dresses', 'Women › Shirts', 'Women’s sale'];
  expect(data.categories.map(({ name }) => name)).toEqual(paths);
  const labels = Array.from({ length: BRANDS }, (_, index) => `Label ${index + 1}`);
  expect(data.brands.map(({ name }) => name)).toEqual(['Élan', ...labels, 'Zeta']);
  expect(new Set(data.brands.map(({ id }) => id)).size).toBe(BRANDS + 2);
});

test('the filter lists are refused to vendors, to staff without access to the overview, and without a sign-in', async () => {
  expect((await (await signedInStaff(shop, { role: 'vendor' })).call('GET', path)).status).toBe(403);
  expect((await (await signedInStaff(shop, { role: 'user', areas: ['catalog'] })).call('GET', path)).status).toBe(403);
  expect((await shop.call('GET', path)).status).toBe(401);
});
