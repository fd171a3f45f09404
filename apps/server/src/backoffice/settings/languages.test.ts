import { languages } from '@selvedge/i18n';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';
import type { LanguageReadiness, MissingNames } from './contract.ts';

let database: Database;
let shop: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterAll(() => database.close());

test('each language shows how much of the shop is translated and what is missing', async () => {
  const staff = await signedInStaff(shop, { role: 'user', areas: ['settings'] });
  const both = await shop.garment({ names: { 1: 'Linen shirt', 9: 'Vászoning' } });
  const one = await shop.garment({ names: { 1: 'Rain coat' } });
  const { data } = await staff.call<LanguageReadiness[]>('GET', 'admin/languages?take=100');
  expect(data).toHaveLength(languages.length);
  const [english, hungarian] = [1, 9].map((id) => data.find((language) => language.id === id));
  expect(english?.pages.written).toBe(english?.pages.total);
  expect(hungarian).toMatchObject({ code: 'hu', products: { written: 1, total: 2 } });
  const { data: missing } = await staff.call<MissingNames>('GET', 'admin/languages/9/missing');
  expect(missing.products).toEqual([{ id: one.productId, name: 'Rain coat' }]);
  expect(missing.products).not.toContainEqual(expect.objectContaining({ id: both.productId }));
});
