import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hours, minutes, now, setClock } from '#kit/clock';
import { createUser, demoSignIns, seedDemoAccounts, seedUserTypes, computeTotpCode, userType } from '#modules/accounts';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { buildCalls } from '#testing/people/registered-customer';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { recoveryCodes, sessions, userRoles } from '#tables/accounts';
import type { StaffChallenge, StaffEntered, StaffMe } from './contract.ts';
import type { TotpSetupAnswer } from '#contracts/accounts';

let database: Database;
let shop: TestShop;
const admin = demoSignIns[2];
const password = 'Denim.2026';

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  await seedDemoAccounts(database.db, { isLoopback: true });
});
afterAll(() => database.close());

let restore = (): void => undefined;
afterEach(() => restore());
/** Advances the clock. */
const later = (ms: number): void => {
  const at = new Date(now().getTime() + ms);
  restore();
  restore = setClock(() => at);
};

/** Creates a staff member who has never signed in. */
async function newcomer(userTypeIds: number[] = [userType.user]) {
  const email = `new-${crypto.randomUUID()}@example.si`;
  const id = await createUser(database.db, { email, password, firstName: 'Eva', lastName: 'Kos', userTypeIds });
  return { id, email };
}
const signIn = (email: string, more: object = {}) => shop.call<StaffChallenge>('POST', 'admin/sign-in', { email, password, ...more });
const setUp = (challenge: string) => shop.call<TotpSetupAnswer>('POST', 'admin/second-factor/setup', { challenge });

/** Returns the cookies that a response sets, and the token in it. */
async function show(body: object) {
  const response = await shop.app.request('/api/admin/second-factor', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data, code } = (await response.json()) as { data: StaffEntered; code: string };
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('staff='));
  return { status: response.status, data, code, cookie, token: /^staff=([\w-]+)/.exec(cookie ?? '')?.[1] ?? '' };
}
/** Signs in a person who sets up their second factor. */
async function firstEntry(email: string) {
  const { challenge } = (await signIn(email)).data;
  const { secret } = (await setUp(challenge)).data;
  return { secret, ...(await show({ challenge, code: computeTotpCode(secret, now()) })) };
}
const fetchMe = async (token: string) => buildCalls(shop, token).call<StaffMe>('GET', 'admin/me');

describe('the password step', () => {
  test('a correct password gives no token: its response gives no access', async () => {
    const { status, data } = await signIn(admin.email);
    expect([status, data]).toMatchObject([200, { userTypeId: 1, hasTotp: true, hasPasskey: false }]);
    expect((await fetchMe(data.challenge)).status).toBe(401);
    expect(await database.db.$count(sessions)).toBe(0);
  });

  test('a wrong password, an unknown email, a customer and a missing role get the same response', async () => {
    const answers = await Promise.all([
      signIn(admin.email, { password: 'Wrong.2026' }),
      signIn('nobody@selvedge.test'),
      signIn(demoSignIns[0].email, { password: demoSignIns[0].password }),
      signIn(demoSignIns[0].email, { password: demoSignIns[0].password, userTypeId: userType.customer }),
      signIn(admin.email, { userTypeId: userType.vendor }),
    ]);
    for (const response of answers) expect(response).toEqual({ ...answers[0], status: 401, code: 'LoginFailed' });
  });

  test('a person with several roles chooses one or gets the first', async () => {
    const { email } = await newcomer([userType.seller, userType.admin, userType.customer]);
    expect((await signIn(email)).data.userTypeId).toBe(userType.admin);
    expect((await signIn(email, { userTypeId: userType.seller })).data.userTypeId).toBe(userType.seller);
  });

  test("the specification's own sign-in still refuses staff", async () => {
    const { email } = admin;
    expect(await shop.call('POST', 'auth/login', { email, password, userTypeId: 1 })).toMatchObject({ status: 403, code: 'SecondFactorRequired' });
  });

  test('wrong passwords cause growing delays as in the shop', async () => {
    const { email } = await newcomer();
    for (let tries = 0; tries < 5; tries += 1) await signIn(email, { password: 'Wrong.2026' });
    await signIn(email, { password: 'Wrong.2026' });
    expect(await signIn(email)).toMatchObject({ status: 429, code: 'TooManyRequests' });
  });
});

describe('the second factor step', () => {
  test('at the first sign-in an authenticator is set up, and ten recovery codes are shown once', async () => {
    const { id, email } = await newcomer();
    const { challenge, hasTotp } = (await signIn(email)).data;
    expect(hasTotp).toBe(false);
    const { secret, url, svg } = (await setUp(challenge)).data;
    expect(url).toContain(`secret=${secret}`);
    expect(decodeURIComponent(url)).toContain(`Selvedge:${email}`);
    expect(svg).toMatch(/^<svg/);
    const entered = await show({ challenge, code: computeTotpCode(secret, now()) });
    expect(entered.data.recoveryCodes).toHaveLength(10);
    expect(new Set(entered.data.recoveryCodes).size).toBe(10);
    expect((await fetchMe(entered.token)).data).toMatchObject({ id, name: 'Eva Kos', areas: [], isVendor: false });
    expect(JSON.stringify(await database.db.select().from(recoveryCodes))).not.toContain(entered.data.recoveryCodes?.[0]);
    later(minutes(1));
    const again = (await signIn(email)).data;
    expect((await setUp(again.challenge)).code).toBe('SecondFactorKnown');
    expect((await show({ challenge: again.challenge, code: computeTotpCode(secret, now()) })).data.recoveryCodes).toBeNull();
  });

  test('the session is a cookie for back office calls, not readable by scripts, for twelve hours', async () => {
    const { email } = await newcomer();
    const { cookie, token, data } = await firstEntry(email);
    expect(cookie).toMatch(/; Path=\/api\/admin; .*HttpOnly; SameSite=Strict$/);
    expect(JSON.stringify(data)).not.toContain(token);
    expect(Date.parse(data.expiresAt) - now().getTime()).toBeLessThanOrEqual(hours(12));
    for (let hour = 1; hour < 12; hour += 1) {
      later(hours(1));
      expect((await fetchMe(token)).status, `after ${hour} h`).toBe(200);
    }
    later(hours(1));
    expect((await fetchMe(token)).status).toBe(401);
  });

  test('the session ends after a pause of more than an hour', async () => {
    const { email } = await newcomer();
    const { token } = await firstEntry(email);
    later(minutes(60));
    expect((await fetchMe(token)).status).toBe(200);
    later(minutes(76));
    expect((await fetchMe(token)).status).toBe(401);
  });

  test('if the shop is public the cookie is sent over TLS only', async () => {
    const secure = openTestShop(database, { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:25' });
    const { email } = await newcomer();
    const { challenge } = (await secure.call<StaffChallenge>('POST', 'admin/sign-in', { email, password })).data;
    const { secret } = (await secure.call<TotpSetupAnswer>('POST', 'admin/second-factor/setup', { challenge })).data;
    const response = await secure.app.request('/api/admin/second-factor', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ challenge, code: computeTotpCode(secret, now()) }),
    });
    for (const line of response.headers.getSetCookie()) expect(line).toContain('; Secure');
  });

  test('a code works once, and so does a neighbouring one; a code two steps away does not', async () => {
    const { email } = await newcomer();
    const { secret } = await firstEntry(email);
    const enter = async (code: string) => (await show({ challenge: (await signIn(email)).data.challenge, code })).status;
    const at = (steps: number) => computeTotpCode(secret, new Date(now().getTime() + steps * 30_000));
    expect(await enter(at(0))).toBe(401);
    later(minutes(5));
    expect([await enter(at(-2)), await enter(at(2))]).toEqual([401, 401]);
    expect(await enter(at(-1))).toBe(200);
    expect(await enter(at(1))).toBe(200);
    // A code older than the last accepted one is refused, although it was never used.
    expect(await enter(at(0))).toBe(401);
  });

  test('of two simultaneous requests with the same code, one succeeds', async () => {
    const { email } = await newcomer();
    const { secret } = await firstEntry(email);
    later(minutes(5));
    const challenges = [(await signIn(email)).data.challenge, (await signIn(email)).data.challenge];
    const code = computeTotpCode(secret, now());
    const answers = await Promise.all(challenges.map((challenge) => show({ challenge, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('after five wrong codes, after ten minutes and after its use the password step is required again', async () => {
    const { email } = await newcomer();
    const { secret } = await firstEntry(email);
    later(minutes(5));
    const wrong = (await signIn(email)).data.challenge;
    for (let tries = 0; tries < 5; tries += 1) expect((await show({ challenge: wrong, code: '000000' })).code).toBe('SecondFactorFailed');
    expect((await show({ challenge: wrong, code: computeTotpCode(secret, now()) })).code).toBe('ChallengeOver');
    const used = (await signIn(email)).data.challenge;
    expect((await show({ challenge: used, code: computeTotpCode(secret, now()) })).status).toBe(200);
    const old = (await signIn(email)).data.challenge;
    later(minutes(11));
    for (const challenge of [used, old, 'made-up'])
      expect((await show({ challenge, code: computeTotpCode(secret, now()) })).code).toBe('ChallengeOver');
  });

  test('repeating the password step does not reset the limit of wrong codes', async () => {
    const { email } = await newcomer();
    await firstEntry(email);
    const codes: string[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const { challenge } = (await signIn(email)).data;
      codes.push((await show({ challenge, code: '000000' })).code);
    }
    expect(codes.at(0)).toBe('SecondFactorFailed');
    expect(codes.at(-1)).toBe('TooManyRequests');
  });

  test('a recovery code works once, however it is typed, and only for its owner', async () => {
    const { email } = await newcomer();
    const { data } = await firstEntry(email);
    const other = await firstEntry((await newcomer()).email);
    const enter = async (recoveryCode: string) => (await show({ challenge: (await signIn(email)).data.challenge, recoveryCode })).status;
    const [code = '', foreign = ''] = [data.recoveryCodes?.[3], other.data.recoveryCodes?.[0]];
    expect(await enter(foreign)).toBe(401);
    expect(await enter(code.toLowerCase().replaceAll('-', ' '))).toBe(200);
    expect(await enter(code)).toBe(401);
  });

  test('a secret that was shown before is not accepted: each setup has a new one', async () => {
    const { email } = await newcomer();
    const seen = (await setUp((await signIn(email)).data.challenge)).data.secret;
    const { challenge } = (await signIn(email)).data;
    await setUp(challenge);
    expect((await show({ challenge, code: computeTotpCode(seen, now()) })).status).toBe(401);
  });

  test('a role that is removed between the steps, or during a session, gives no access', async () => {
    const { id, email } = await newcomer();
    const { token } = await firstEntry(email);
    expect((await fetchMe(token)).status).toBe(200);
    await database.db.delete(userRoles).where(eq(userRoles.userId, id));
    expect((await fetchMe(token)).status).toBe(401);
  });
});

test('with https the session cookie of staff has the prefix that ties it to this host, and signing out deletes it', async () => {
  const { app } = openTestShop(database, { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:9' });
  const { email } = await newcomer();
  const { challenge } = (await signIn(email)).data;
  const { secret } = (await setUp(challenge)).data;
  const send = (path: string, init: { method?: string; body?: string; headers?: Record<string, string> } = {}) =>
    app.request(`https://shop.example/api/admin/${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...init.headers },
    });
  const entered = await send('second-factor', { method: 'POST', body: JSON.stringify({ challenge, code: computeTotpCode(secret, now()) }) });
  const cookie = entered.headers.getSetCookie().find((line) => line.includes('staff=')) ?? '';
  expect(cookie).toMatch(/^__Host-staff=[\w-]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/);
  const token = /=([\w-]+)/.exec(cookie)?.[1] ?? '';
  expect((await send('me', { headers: { cookie: `__Host-staff=${token}` } })).status).toBe(200);
  expect((await send('me', { headers: { cookie: `staff=${token}` } })).status).toBe(401);
  const left = await send('sign-out', { method: 'POST', headers: { cookie: `__Host-staff=${token}` } });
  expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-staff=; Max-Age=0; Path=\/; Secure$/)]);
  expect((await send('me', { headers: { cookie: `__Host-staff=${token}` } })).status).toBe(401);
});
