import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';

interface View {
  id: number;
  name: string;
  query: string;
}

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterAll(() => database.close());

test('a staff member saves views of a list, replaces one by its name and deletes it, and others have views of their own', async () => {
  const [mira, luka] = [await signedInStaff(shop), await signedInStaff(shop, { role: 'user', areas: ['orders'] })];
  const read = async (as: typeof mira, list = 'orders') => (await as.call<View[]>('GET', `admin/me/views?list=${list}`)).data;
  const save = (as: typeof mira, name: string, query: string, list = 'orders') => as.call<View>('POST', 'admin/me/views', { list, name, query });
  expect(await read(mira)).toEqual([]);
  const { data: packing } = await save(mira, 'To pack', 'filter=%7B%22work%22%3A%22to-pack%22%7D');
  await save(mira, 'Cash in Hungary', 'filter=%7B%22countryId%22%3A16%7D');
  await save(luka, 'To pack', 'filter=%7B%7D');
  await save(mira, 'To pack', 'filter=%7B%22work%22%3A%22to-ship%22%7D&sort=placedAt&order=ASC');
  await save(mira, 'Drafts', 'filter=%7B%22status%22%3A%22draft%22%7D', 'products');
  expect(await read(mira)).toEqual([
    { id: expect.any(Number) as number, name: 'Cash in Hungary', query: 'filter=%7B%22countryId%22%3A16%7D' },
    { id: packing.id, name: 'To pack', query: 'filter=%7B%22work%22%3A%22to-ship%22%7D&sort=placedAt&order=ASC' },
  ]);
  expect((await save(mira, ' ', 'filter=%7B%7D')).status).toBe(422);

  expect((await luka.call('DELETE', `admin/me/views/${packing.id}`)).code).toBe('ViewNotFound');
  expect((await mira.call('DELETE', `admin/me/views/${packing.id}`)).status).toBe(200);
  expect((await read(mira)).map(({ name }) => name)).toEqual(['Cash in Hungary']);
  expect((await read(luka)).map(({ name }) => name)).toEqual(['To pack']);
  expect((await read(mira, 'products')).map(({ name }) => name)).toEqual(['Drafts']);
});

test('a person has at most thirty views of a list and can still replace one', async () => {
  const staff = await signedInStaff(shop);
  const save = (n: number) => staff.call('POST', 'admin/me/views', { list: 'orders', name: `View ${n}`, query: '' });
  for (let n = 1; n <= 30; n += 1) expect((await save(n)).status).toBe(200);
  expect((await save(31)).code).toBe('TooManyViews');
  expect((await save(30)).status).toBe(200);
});
