import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, setClock } from '#kit/clock';
import { demoSignIns, seedDemoAccounts, seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { consentVersion, type Consent, type NewConsent } from './contract.ts';
import { listUserConsents } from './consents-of-user.ts';
import { deleteOldConsents } from './delete-old-consents.ts';
import { consents } from './tables.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  await seedDemoAccounts(database.db, { isLoopback: true });
});
afterAll(() => database.close());

const words = 'May we count how the shop is used? Accept all. Refuse all.';
const consent: NewConsent = {
  choices: { statistics: true, marketing: false },
  version: consentVersion,
  text: words,
  countryId: shopIds.DE,
  languageId: 3,
};
const record = (changes: Partial<NewConsent> = {}, headers: Record<string, string> = {}) =>
  shop.call<Consent>('POST', 'consents', { ...consent, ...changes }, headers);
const readRow = async (id: string) => (await database.db.select().from(consents).where(eq(consents.id, id)))[0];

test('a choice is stored with its text, version, time, country and language, without a name', async () => {
  const at = new Date('2026-11-21T10:00:00Z');
  const restore = setClock(() => at);
  const { status, data } = await record();
  restore();
  expect(status).toBe(200);
  expect(data).toEqual({ id: expect.any(String) as string, choices: consent.choices, version: consentVersion, at: at.toISOString() });
  expect(Buffer.from(data.id, 'base64url')).toHaveLength(16);
  expect(await readRow(data.id)).toEqual({ ...consent, id: data.id, at, userId: null, previousId: null });
});

test('a changed choice is a new record that refers to the previous one', async () => {
  const first = (await record()).data;
  const second = (await record({ choices: { statistics: false, marketing: false }, previousId: first.id })).data;
  expect(await readRow(first.id)).toMatchObject({ choices: { statistics: true, marketing: false } });
  expect(await readRow(second.id)).toMatchObject({ choices: { statistics: false, marketing: false }, previousId: first.id });
});

test('a choice of a signed-in user belongs to their account, and an expired token counts as a guest', async () => {
  const [{ email, password }] = demoSignIns;
  const { id, token } = (await shop.call<{ id: number; token: string }>('POST', 'auth/login', { email, password })).data;
  const own = (await record({}, { authorization: `Bearer ${token}` })).data;
  await record({}, { authorization: `Bearer ${'x'.repeat(43)}` });
  const found = await listUserConsents(database.db, id);
  expect(found.map(({ id: recordId }) => recordId)).toEqual([own.id]);
  expect(found[0]).toMatchObject({ text: words, choices: consent.choices });
});

test('a choice without text, for unknown purposes or for an unknown country is refused', async () => {
  const before = await database.db.$count(consents);
  expect((await record({ text: '' })).status).toBe(422);
  expect((await record({ version: consentVersion + 1 })).status).toBe(422);
  expect((await record({ languageId: 99 })).status).toBe(422);
  expect((await record({ countryId: 99_999 })).status).toBe(404);
  expect(await database.db.$count(consents)).toBe(before);
});

test('records are deleted after three years, not earlier', async () => {
  const at = Date.now();
  const restore = setClock(() => new Date(at - days(3 * 365 + 1)));
  const old = (await record()).data;
  setClock(() => new Date(at - days(3 * 365 - 1)));
  const younger = (await record()).data;
  restore();
  expect(await deleteOldConsents(database.db)).toBe(1);
  expect(await readRow(old.id)).toBeUndefined();
  expect(await readRow(younger.id)).toBeDefined();
});

test('one network address can store only a limited number of records', async () => {
  const response = await Promise.all(Array.from({ length: 130 }, () => record({}, { 'x-forwarded-for': '203.0.113.7' })));
  expect(response.filter(({ status }) => status === 200)).toHaveLength(120);
  expect(response.filter(({ code }) => code === 'TooManyRequests')).toHaveLength(10);
  expect((await record({}, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
});
