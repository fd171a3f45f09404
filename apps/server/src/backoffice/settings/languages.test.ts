import { languages } from '@selvedge/i18n';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';
import type { LanguageReadiness } from './contract.ts';

let database: Database;
let shop: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterAll(() => database.close());

test('each language shows how much of the shop is translated', async () => {
  const staff = await signedInStaff(shop, { role: 'user', areas: ['settings'] });
  await shop.garment({ names: { 1: 'Linen shirt', 9: 'Vászoning' } });
  await shop.garment({ names: { 1: 'Rain coat' } });
  const { data } = await staff.call<LanguageReadiness[]>('GET', 'admin/languages?take=100');
  expect(data).toHaveLength(languages.length);
  const [english, hungarian] = [1, 9].map((id) => data.find((language) => language.id === id));
  expect(english?.pages.written).toBe(english?.pages.total);
  expect(hungarian).toMatchObject({ code: 'hu', products: { written: 1, total: 2 }, categories: { written: 0, total: 1 } });
  expect(english).toMatchObject({ products: { written: 2, total: 2 }, brands: { written: 0, total: 0 } });
});
