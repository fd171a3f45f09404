import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '#kit/clock';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { countConfirmationMail, countOldPassword, mayMailReset } from './login-limit.ts';
import { demoSignIns, seedDemoAccounts, seedUserTypes } from '../registration/seed-accounts.ts';
import { devices, users } from '../tables.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  await seedDemoAccounts(database.db, { isLoopback: true });
});
afterAll(() => database.close());

const [customer, affiliate] = demoSignIns;
const login = (email: string, password: string, { from, device }: { from: string; device?: string }) =>
  shop.call('POST', 'auth/login', { email, password, device }, { 'x-forwarded-for': from });
const right = (from: string, device?: string) => login(customer.email, customer.password, { from, ...(device && { device }) });

test('after five wrong passwords from one address the next attempt has to wait, whether or not the account exists', async () => {
  for (const email of [customer.email, 'nobody@selvedge.test']) {
    for (let guess = 1; guess <= 5; guess += 1) expect((await login(email, `Guess.${guess}`, { from: '198.51.100.1' })).status).toBe(401);
    const refused = await login(email, 'Guess.6', { from: '198.51.100.1' });
    expect(refused).toMatchObject({ status: 429, code: 'TooManyRequests', params: { retryAfterSeconds: 30 } });
  }
  expect((await right('198.51.100.1')).status).toBe(429);
  expect((await right('198.51.100.2')).status).toBe(200);
  expect((await login(affiliate.email, affiliate.password, { from: '198.51.100.1' })).status).toBe(200);
});

test('the response to a refused attempt has the waiting time in a header', async () => {
  const request = () =>
    new Request('http://localhost/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.3' },
      body: JSON.stringify({ email: 'header@selvedge.test', password: 'Wrong.2026' }),
    });
  for (let guess = 1; guess <= 5; guess += 1) expect((await shop.app.fetch(request())).headers.get('retry-after')).toBeNull();
  expect((await shop.app.fetch(request())).headers.get('retry-after')).toBe('30');
});

test('a successful sign-in resets the count of failed attempts', async () => {
  for (let round = 1; round <= 3; round += 1) {
    for (let mistake = 1; mistake <= 4; mistake += 1) await login(customer.email, 'Wrong.2026', { from: '198.51.100.4' });
    expect((await right('198.51.100.4')).status).toBe(200);
  }
});

test('attempts from many addresses delay sign-ins to an account by seconds, but not from a browser that its owner has used', async () => {
  const device = 'the browser at home';
  const [user] = await database.db.select({ id: users.id }).from(users).where(eq(users.email, affiliate.email));
  const deviceHash = createHash('sha256').update(device).digest('hex');
  await database.db.insert(devices).values({ userId: user?.id ?? 0, deviceHash, firstSeenAt: now() });
  const tryLogin = (from: string, more?: { device: string }) => login(affiliate.email, affiliate.password, { from, ...more });

  const guesses = Array.from({ length: 20 }, (_, index) => login(affiliate.email, 'Wrong.2026', { from: `203.0.113.${index}` }));
  for (const guess of await Promise.all(guesses)) expect(guess.status).toBe(401);
  const otherVisitor = await tryLogin('203.0.113.200');
  expect(otherVisitor.status).toBe(429);
  expect(otherVisitor.params.retryAfterSeconds).toBeLessThanOrEqual(60);
  expect((await tryLogin('203.0.113.201', { device: 'a made-up browser' })).status).toBe(429);
  expect((await tryLogin('203.0.113.202', { device })).status).toBe(200);
});

test('one address cannot try many accounts', async () => {
  const statuses: number[] = [];
  for (let account = 1; account <= 101; account += 1)
    statuses.push((await login(`somebody.${account}@selvedge.test`, 'Spring.2026', { from: '2001:db8:1:2::' + account.toString(16) })).status);
  expect(statuses.slice(0, 100).every((status) => status === 401)).toBe(true);
  expect(statuses[100]).toBe(429);
});

test('wrong old passwords in a session are limited too', async () => {
  for (let guess = 1; guess <= 5; guess += 1) await countOldPassword(77);
  await expect(countOldPassword(77)).rejects.toMatchObject({ params: { retryAfterSeconds: 30 } });
  await (
    await countOldPassword(78)
  )();
});

test('an email address gets only a few emails per hour, counted over all requests', async () => {
  const requests = [];
  for (let mail = 1; mail <= 7; mail += 1) requests.push(await mayMailReset({ email: ' Reset@Selvedge.test', address: `203.0.113.${mail}` }));
  expect(requests).toEqual([true, true, true, true, true, false, false]);
  for (let user = 1; user <= 5; user += 1) await countConfirmationMail({ userId: user, email: 'victim@example.com' });
  await expect(countConfirmationMail({ userId: 6, email: 'Victim@example.com' })).rejects.toMatchObject({ code: 'TooManyRequests' });
});
