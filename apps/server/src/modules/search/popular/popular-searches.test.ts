import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { popularSearches } from '../tables.ts';
import { refreshAllWords } from '../words/refresh-words.ts';
import { reduceSearchCounts } from './reduce-search-counts.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let resetClock = (): void => undefined;
const { SI, DE } = shopIds;
const [english, german] = [1, 3];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['catalog'] });
  await shop.garment({ name: 'Linen shirt', names: { [german]: 'Leinenhemd' } });
  await shop.garment({ name: 'Wool coat', names: { [german]: 'Wollmantel' } });
  await shop.runJobs();
  await refreshAllWords(database.db);
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(popularSearches));
afterEach(() => resetClock());

let minute = Date.parse('2026-03-06T10:00:00Z');
/** Each call advances the clock by a minute, because a process counts only a limited number of searches per minute. */
async function search(q: string, query: Record<string, string> = {}): Promise<void> {
  minute += 60_000;
  resetClock = setClock(() => new Date(minute));
  const all = { q, countryId: String(SI), languageId: String(english), ...query };
  const response = await shop.app.request(`http://localhost/api/search/products?${new URLSearchParams(all).toString()}`);
  expect(response.status).toBe(200);
}
async function searchTimes(q: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await search(q);
}
const listPopular = async (query = `countryId=${SI}&languageId=${english}`): Promise<string[]> =>
  (await shop.call<string[]>('GET', `search/popular?${query}`)).data;
const listStored = async (): Promise<[string, number][]> =>
  (await database.db.select().from(popularSearches).orderBy(popularSearches.text)).map(({ text, searches }) => [text, searches]);

test('texts that shoppers searched ten times with results are popular in that country and language, the most frequent first', async () => {
  await searchTimes('Linen  SHIRT', 10);
  await searchTimes('coat', 12);
  await searchTimes('shirt', 9);
  expect(await listPopular()).toEqual(['coat', 'linen shirt']);
  expect(await listPopular(`countryId=${DE}&languageId=${english}`)).toEqual([]);
  expect(await listPopular(`countryId=${SI}&languageId=${german}`)).toEqual([]);
});

test('a typing error counts for the corrected text; searches without results, further pages and filters do not count', async () => {
  await search('shrit');
  await search('shirt');
  await search('zeppelin');
  await search('shirt', { page: '2' });
  await search('shirt', { availability: 'in-stock' });
  expect(await listStored()).toEqual([['shirt', 2]]);
});

test('a text that may be personal data is not stored, and an unknown language stores nothing', async () => {
  for (const text of ['shirt anna@example.com', 'shirt 031234567', `shirt ${'linen '.repeat(10)}`]) await search(text);
  await search('shirt', { languageId: '999' });
  expect(await listStored()).toEqual([]);
});

test('a process counts at most sixty searches per minute', async () => {
  await search('shirt');
  const counted = (await listStored())[0]?.[1] ?? 0;
  for (let time = 0; time < 65; time++) await shop.app.request(`http://localhost/api/search/products?q=coat&countryId=${SI}&take=${time + 1}`);
  const stored = new Map(await listStored());
  expect(counted + (stored.get('coat') ?? 0)).toBe(60);
});

test('counts shrink each night, and a text that nobody searches any more disappears unless staff have hidden it', async () => {
  const row = { countryId: SI, languageId: english };
  await database.db.insert(popularSearches).values([
    { ...row, text: 'coat', searches: 100 },
    { ...row, text: 'shirt', searches: 1 },
    { ...row, text: 'rude', searches: 1, isHidden: true },
  ]);
  await reduceSearchCounts(database.db);
  expect(await listStored()).toEqual([
    ['coat', 90],
    ['rude', 0],
  ]);
});

test('staff hide a popular search, or a text before it is popular, and the shop no longer shows it', async () => {
  await database.db.insert(popularSearches).values({ countryId: SI, languageId: english, text: 'coat', searches: 50 });
  expect(await listPopular()).toEqual(['coat']);
  const { data: rows } = await staff.call<{ id: number; searches: number }[]>('GET', 'admin/popular-searches');
  expect(rows).toMatchObject([{ text: 'coat', searches: 50, isHidden: false }]);
  const path = `admin/popular-searches/${rows[0]?.id}`;
  const { data: opened } = await staff.call<object>('GET', path);
  expect((await staff.call('PUT', path, { ...opened, isHidden: true })).status).toBe(200);
  expect(await listPopular()).toEqual([]);

  const form = { countryId: SI, languageId: english, text: 'Shirt', isHidden: true };
  expect((await staff.call('POST', 'admin/popular-searches', form)).status).toBe(200);
  await searchTimes('shirt', 11);
  expect(await listPopular()).toEqual([]);
  expect(await staff.call('POST', 'admin/popular-searches', form)).toMatchObject({
    status: 422,
    params: { issues: [{ field: 'text', code: 'taken' }] },
  });
  const wrong = await staff.call('POST', 'admin/popular-searches', { ...form, text: '12345' });
  expect(wrong).toMatchObject({ status: 422, params: { issues: [{ field: 'text', code: 'invalid' }] } });
});
