import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { days, setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { buildCalls, listMails, registeredCustomer, type RegisteredCustomer } from '#testing/people/registered-customer';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { OpenSession, SignedInAnswer } from '../contract.ts';
import { deleteExpired } from '../delete-expired.ts';
import { seedUserTypes } from '../registration/seed-accounts.ts';
import { accountTokens, devices, sessions } from '../tables.ts';

let database: Database;
let shop: TestShop;
let resetClock = (): void => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
});
afterEach(() => resetClock());
afterAll(() => database.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const signIn = ({ email, password }: RegisteredCustomer, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  shop.call<SignedInAnswer>(
    'POST',
    'auth/login',
    { email, password, ...more },
    { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.77', ...headers },
  );
const listSessions = async ({ id }: RegisteredCustomer, { call }: Pick<RegisteredCustomer, 'call'>) =>
  (await call<OpenSession[]>('GET', `user/${id}/sessions`)).data;

describe('signing in', () => {
  test('a sign-in from a new browser is reported by email with browser, time and network, and a known browser is not reported', async () => {
    const ana = await registeredCustomer(shop);
    await shop.runJobs();
    expect(await listMails(shop, ana.email)).toHaveLength(1);
    await signIn(ana, { device: ana.device });
    await shop.runJobs();
    expect(await listMails(shop, ana.email)).toHaveLength(1);

    resetClock = setClock(() => new Date('2026-12-05T18:40:00Z'));
    const { data } = await signIn(ana);
    await shop.runJobs();
    const [mail, ...before] = await listMails(shop, ana.email);
    expect(before).toHaveLength(1);
    expect(mail?.subject).toBe('New sign-in to your Selvedge account');
    expect(mail?.text).toContain('When: 5 December 2026 at 19:40 (Europe/Ljubljana)\nBrowser: Firefox, Windows\nNetwork: 203.0.113.0');
    expect(mail?.text).toContain('http://si.localhost:4300/en/auth/Forgot-Password');
    await signIn(ana, { device: data.device });
    await shop.runJobs();
    expect(await listMails(shop, ana.email)).toHaveLength(2);
  });

  test('the first browser of an account is not reported', async () => {
    const ana = await registeredCustomer(shop);
    await database.db.delete(devices).where(eq(devices.userId, ana.id));
    await shop.runJobs();
    await signIn(ana);
    await shop.runJobs();
    expect(await listMails(shop, ana.email)).toHaveLength(1);
  });

  test('the session of the old token ends at sign-in, which prevents session fixation', async () => {
    const ana = await registeredCustomer(shop);
    const { data } = await signIn(ana, {}, ana.headers);
    expect(data.token).not.toBe(ana.token);
    expect((await ana.call('GET', 'auth/session')).status).toBe(401);
    expect((await buildCalls(shop, data.token).call('GET', 'auth/session')).status).toBe(200);
  });

  test('a failed sign-in ends no session', async () => {
    const ana = await registeredCustomer(shop);
    expect((await signIn({ ...ana, password: 'Wrong.2026' }, {}, ana.headers)).status).toBe(401);
    expect((await ana.call('GET', 'auth/session')).status).toBe(200);
  });

  test('after signing out the token is invalid, and signing out again is accepted', async () => {
    const ana = await registeredCustomer(shop);
    expect(await ana.call('POST', 'auth/logout')).toMatchObject({ status: 200, data: null });
    expect(await ana.call('GET', `user/${ana.id}`)).toMatchObject({ status: 401, code: 'Unauthorized' });
    expect(await ana.call('POST', 'auth/logout')).toMatchObject({ status: 200 });
    expect(await shop.call('POST', 'auth/logout')).toMatchObject({ status: 200 });
  });
});

describe('the list of sessions', () => {
  test('shows browser and network, this session first', async () => {
    const ana = await registeredCustomer(shop);
    const { data } = await signIn(ana, {}, { 'user-agent': iphone, 'x-forwarded-for': '2001:db8:1:2::7' });
    const list = await listSessions(ana, buildCalls(shop, data.token));
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ isThis: true, browser: 'Safari', os: 'iOS', deviceType: 'mobile', network: '2001:db8:1::' });
    expect(list[1]).toMatchObject({ isThis: false });
    expect(JSON.stringify(list)).not.toMatch(/token|hash/i);
  });

  test('lets the user end one session, or all other sessions at once', async () => {
    const ana = await registeredCustomer(shop);
    const [second, third] = [buildCalls(shop, (await signIn(ana)).data.token), buildCalls(shop, (await signIn(ana)).data.token)];
    const [, ...others] = await listSessions(ana, ana);
    const [last] = others;
    expect(await ana.call('DELETE', `user/${ana.id}/sessions/${last?.id}`)).toMatchObject({ status: 200 });
    expect((await third.call('GET', 'auth/session')).status).toBe(401);
    expect(await ana.call('DELETE', `user/${ana.id}/sessions/${last?.id}`)).toMatchObject({ status: 404, code: 'SessionNotFound' });
    expect((await second.call('GET', 'auth/session')).status).toBe(200);
    expect(await ana.call('DELETE', `user/${ana.id}/sessions`)).toMatchObject({ status: 200 });
    expect((await second.call('GET', 'auth/session')).status).toBe(401);
    expect(await listSessions(ana, ana)).toMatchObject([{ isThis: true }]);
  });

  test("contains only the user's own sessions, and sessions of other users cannot be ended", async () => {
    const [ana, eve] = [await registeredCustomer(shop), await registeredCustomer(shop)];
    const [session] = await listSessions(ana, ana);
    expect(await eve.call('GET', `user/${ana.id}/sessions`)).toMatchObject({ status: 404, code: 'UserNotFound' });
    expect(await eve.call('DELETE', `user/${eve.id}/sessions/${session?.id}`)).toMatchObject({ status: 404, code: 'SessionNotFound' });
    expect(await eve.call('DELETE', `user/${ana.id}/sessions/${session?.id}`)).toMatchObject({ status: 404, code: 'UserNotFound' });
    expect(await eve.call('DELETE', `user/${ana.id}/sessions`)).toMatchObject({ status: 404 });
    expect((await ana.call('GET', 'auth/session')).status).toBe(200);
  });
});

test('expired sessions give no access and are deleted by the nightly job', async () => {
  const ana = await registeredCustomer(shop, { countryId: shopIds.DE });
  await shop.runJobs();
  const count = async () => [
    await database.db.$count(sessions, eq(sessions.userId, ana.id)),
    await database.db.$count(accountTokens, eq(accountTokens.userId, ana.id)),
  ];
  expect(await count()).toEqual([1, 1]);
  await deleteExpired(database.db);
  expect(await count()).toEqual([1, 1]);
  const later = new Date(Date.now() + days(30) + 60_000);
  resetClock = setClock(() => later);
  expect((await ana.call('GET', 'auth/session')).status).toBe(401);
  await deleteExpired(database.db);
  expect(await count()).toEqual([0, 0]);
});
