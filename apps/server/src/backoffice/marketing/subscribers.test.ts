import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { AdminSubscriberRow } from './contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['marketing'] });
  for (const [email, countryId] of [
    ['ana@example.si', shopIds.SI],
    ['=cmd@example.de', shopIds.DE],
    ['bea@example.de', shopIds.DE],
  ] as const)
    await shop.call('POST', 'newsletter/subscriptions', { email, source: 'footer', text: 'What is new', countryId, languageId: 1 });
});
afterAll(() => database.close());

const found = async (filter: object) =>
  (await staff.call<AdminSubscriberRow[]>('GET', `admin/newsletter-subscribers?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data;

test('subscribers are found by the beginning of their email, by status and by country', async () => {
  expect((await found({})).map(({ email }) => email)).toEqual(['ana@example.si', '=cmd@example.de', 'bea@example.de']);
  expect(await found({ q: 'AN' })).toMatchObject([{ email: 'ana@example.si', status: 'pending', source: 'footer', consentText: 'What is new' }]);
  expect(await found({ countryId: shopIds.DE, status: 'pending' })).toHaveLength(2);
  expect(await found({ q: '%' })).toHaveLength(0);
  expect(await found({ status: 'confirmed' })).toHaveLength(0);
});

test('the export has each one’s own link and no spreadsheet formulas, and is recorded in the audit log', async () => {
  const response = await shop.app.fetch(new Request('http://localhost/api/admin/newsletter-subscribers/table?filter={}', { headers: staff.headers }));
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines.join('\n')).toMatch(/^'=cmd@example\.de,pending,DE,en,/m);
  expect(new Set(lines.slice(1).map((line) => /\/unsubscribe\?token=([\w-]{40,})$/.exec(line)?.[1])).size).toBe(3);
  const admin = await signedInStaff(shop);
  const log = await admin.call<{ action: string }[]>('GET', 'admin/audit');
  expect(log.data.map(({ action }) => action)).toContain('subscriber.export');
});

test('staff end a subscription on request; a missing one cannot be ended', async () => {
  const [ana] = await found({ q: 'ana' });
  const { data } = await staff.call<AdminSubscriberRow>('POST', `admin/newsletter-subscribers/${ana?.id}/stop`, {});
  expect(data).toMatchObject({ status: 'unsubscribed', endedAt: expect.any(String) as string });
  const [bea] = await found({ q: 'bea' });
  expect((await staff.call<AdminSubscriberRow>('POST', `admin/newsletter-subscribers/${bea?.id}/stop`, { as: 'bounced' })).data.status).toBe(
    'bounced',
  );
  expect((await staff.call('POST', 'admin/newsletter-subscribers/999999/stop', {})).code).toBe('SubscriberNotFound');
});
