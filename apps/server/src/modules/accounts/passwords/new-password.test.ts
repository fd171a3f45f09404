import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hours, setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { outbox } from '#platform/tables';
import { createTestDatabase } from '#testing/database';
import { openPasskeyDevice } from '#testing/people/passkey-device';
import {
  buildCalls,
  confirmEmail,
  listMails,
  registeredCustomer,
  buildRegistrationForm,
  getMailToken,
  type RegisteredCustomer,
} from '#testing/people/registered-customer';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { PasskeyCreation, PasskeyRequest, SignedInAnswer } from '../contract.ts';
import { seedUserTypes } from '../registration/seed-accounts.ts';
import { accountTokens, devices, emailChanges, passkeyChallenges, passkeys, sessions, users } from '../tables.ts';

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

let calls = 0;
const from = () => ({ 'x-forwarded-for': `198.51.100.${(calls += 1)}` });
const forgot = (email: string, changes: Record<string, unknown> = {}) =>
  shop.call('POST', 'auth/forgotPassword', { email, countryId: shopIds.SI, languageId: 1, ...changes }, from());
const reset = (token: string, password = 'Cotton.2027', repeatPassword = password) =>
  shop.call('POST', 'auth/resetPassword', { token, password, repeatPassword });
const check = (token: string) => shop.call('POST', 'auth/resetPassword/check', { token });
const signIn = ({ email, device }: RegisteredCustomer, password: string) =>
  shop.call<SignedInAnswer>('POST', 'auth/login', { email, password, device }, from());

/** A customer who has just received a reset link. */
async function forgetful(): Promise<{ ana: RegisteredCustomer; token: string }> {
  const ana = await registeredCustomer(shop);
  await forgot(ana.email);
  await shop.runJobs();
  const mails = await listMails(shop, ana.email);
  return { ana, token: getMailToken(mails.find(({ subject }) => subject === 'Reset your Selvedge password')) };
}

describe('a forgotten password', () => {
  test('the link sets a new password once, ends all sessions, and an email reports it', async () => {
    const { ana, token } = await forgetful();
    expect(await check(token)).toMatchObject({ status: 200, data: null });
    expect(await reset(token)).toMatchObject({ status: 200, data: null });
    expect((await ana.call('GET', 'auth/session')).status).toBe(401);
    expect((await signIn(ana, ana.password)).status).toBe(401);
    expect((await signIn(ana, 'Cotton.2027')).status).toBe(200);
    for (const response of [await check(token), await reset(token, 'Denim.2028')])
      expect(response).toMatchObject({ status: 410, code: 'LinkExpired' });
    expect((await signIn(ana, 'Cotton.2027')).status).toBe(200);
    await shop.runJobs();
    expect((await listMails(shop, ana.email)).map(({ subject }) => subject)).toContain('Your Selvedge password was changed');
    // The link was sent by email, so it confirms the address.
    const [row] = await database.db.select().from(users).where(eq(users.id, ana.id));
    expect(row?.emailConfirmedAt).toBeInstanceOf(Date);
  });

  test('the link revokes all access of an intruder: passkeys, sessions, known devices, pending links and email changes', async () => {
    const ana = await registeredCustomer(shop);
    await confirmEmail(shop, ana);
    const device = openPasskeyDevice();
    const at = { origin: 'http://si.localhost:4300', rpId: 'si.localhost' };
    const ceremony = await ana.call<PasskeyCreation>('POST', `user/${ana.id}/passkeys/options`, { ...at, currentPassword: ana.password });
    const { challenge, user } = ceremony.data.options as { challenge: string; user: { id: string } };
    const response = device.create({ ...at, challenge, userHandle: user.id });
    expect((await ana.call('POST', `user/${ana.id}/passkeys`, { challengeId: ceremony.data.challengeId, response })).status).toBe(201);
    const profile = { ...buildRegistrationForm(), email: `eve-${ana.email}`, currentPassword: ana.password };
    expect((await ana.call('PUT', `user/updateUserProfile/${ana.id}`, profile)).status).toBe(200);
    await forgot(ana.email);
    await shop.runJobs();
    const [resetMail] = (await listMails(shop, ana.email)).filter(({ subject }) => subject === 'Reset your Selvedge password');
    const [changeMail] = await listMails(shop, `eve-${ana.email}`);

    expect((await reset(getMailToken(resetMail))).status).toBe(200);

    const { data: signInOptions } = await shop.call<PasskeyRequest>('POST', 'auth/passkeys/options', at);
    const signed = device.get({ ...at, challenge: signInOptions.options.challenge });
    const entered = await shop.call('POST', 'auth/passkeys', { challengeId: signInOptions.challengeId, response: signed });
    expect(entered).toMatchObject({ status: 401, code: 'PasskeyFailed' });
    expect((await ana.call('GET', 'auth/session')).status).toBe(401);
    expect(await shop.call('POST', 'auth/confirmEmail', { token: getMailToken(changeMail) })).toMatchObject({ status: 410 });
    for (const table of [sessions, passkeys, passkeyChallenges, emailChanges, devices] as const)
      expect(await database.db.$count(table, eq(table.userId, ana.id))).toBe(0);
    expect(await database.db.$count(accountTokens, and(eq(accountTokens.userId, ana.id), isNull(accountTokens.usedAt)))).toBe(0);
  });

  test('of two concurrent uses of a link one succeeds, and other reset links become invalid', async () => {
    const { ana, token } = await forgetful();
    await forgot(ana.email);
    await shop.runJobs();
    const answers = await Promise.all([reset(token), reset(token, 'Denim.2028')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const resetMails = (await listMails(shop, ana.email)).filter(({ subject }) => subject.startsWith('Reset your'));
    expect(resetMails).toHaveLength(2);
    for (const mail of resetMails) expect((await check(getMailToken(mail))).status).toBe(410);
  });

  test('the link is valid for one hour', async () => {
    const { token } = await forgetful();
    const startedAt = Date.now();
    resetClock = setClock(() => new Date(startedAt + hours(1) - 60_000));
    expect((await check(token)).status).toBe(200);
    resetClock = setClock(() => new Date(startedAt + hours(1) + 60_000));
    expect((await check(token)).status).toBe(410);
    expect((await reset(token)).status).toBe(410);
  });

  test('the link stays valid after a password that breaks the rules', async () => {
    const { token } = await forgetful();
    const { status, params } = await reset(token, 'linen', 'cotton');
    expect(status).toBe(422);
    expect((params.issues as { code: string }[]).map(({ code }) => code)).toEqual([
      'tooShort',
      'passwordUppercase',
      'passwordNumber',
      'passwordSpecial',
      'passwordRepeat',
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  test('a known and an unknown email address get the same response and create the same event', async () => {
    const ana = await registeredCustomer(shop);
    await shop.runJobs();
    const responses = [await forgot(ana.email), await forgot('nobody@example.si'), await forgot(' NOBODY@example.si ')];
    for (const response of responses) expect(response).toEqual({ ...responses[0], status: 200 });
    const rows = await database.db.select().from(outbox).where(eq(outbox.type, 'account.password-forgotten'));
    expect(rows.map(({ payload }) => payload)).toEqual(
      [ana.email, 'nobody@example.si', 'nobody@example.si'].map((email) => ({ email, countryId: shopIds.SI, languageId: 1 })),
    );
    await shop.runJobs();
    expect(await listMails(shop, 'nobody@example.si')).toEqual([]);
    expect(await listMails(shop, ana.email)).toHaveLength(2);
  });

  test('the database and the event contain no token, only its hash', async () => {
    const { token } = await forgetful();
    const tokenRows = await database.db.select().from(accountTokens);
    const jobRows = await database.pool.query('select data::text from pgboss.job');
    expect(JSON.stringify([tokenRows, jobRows.rows])).not.toContain(token);
  });

  test('an invalid token is refused as expired, and an invalid email address is reported', async () => {
    expect(await check('x'.repeat(43))).toMatchObject({ status: 410, code: 'LinkExpired' });
    expect((await check('')).status).toBe(422);
    expect(await forgot('ana')).toMatchObject({ status: 422, params: { issues: [{ field: 'email', code: 'email' }] } });
  });
});

describe('changing the password', () => {
  const change = (ana: RegisteredCustomer, changes: Record<string, string> = {}) =>
    ana.call('PUT', `auth/changePassword/${ana.id}`, {
      oldPassword: ana.password,
      password: 'Cotton.2027',
      repeatPassword: 'Cotton.2027',
      ...changes,
    });

  test('all other sessions end, this one stays, and an email reports it', async () => {
    const ana = await registeredCustomer(shop);
    const elsewhere = buildCalls(shop, (await signIn(ana, ana.password)).data.token);
    expect(await change(ana)).toMatchObject({ status: 200, data: null });
    expect((await elsewhere.call('GET', 'auth/session')).status).toBe(401);
    expect((await ana.call('GET', 'auth/session')).status).toBe(200);
    expect((await signIn(ana, ana.password)).status).toBe(401);
    expect((await signIn(ana, 'Cotton.2027')).status).toBe(200);
    await shop.runJobs();
    const [mail] = (await listMails(shop, ana.email)).filter(({ subject }) => subject === 'Your Selvedge password was changed');
    expect(mail?.text).toContain('http://si.localhost:4300/en/auth/Forgot-Password');
  });

  test('a reset link that was sent before becomes invalid', async () => {
    const { ana, token } = await forgetful();
    expect((await change(ana)).status).toBe(200);
    expect((await check(token)).status).toBe(410);
  });

  test.each([
    [{ oldPassword: 'Wrong.2026' }, 'oldPassword', 'oldPassword'],
    [{ oldPassword: '' }, 'oldPassword', 'required'],
    [{ password: 'short' }, 'password', 'tooShort'],
    [{ repeatPassword: 'Cotton.2028' }, 'repeatPassword', 'passwordRepeat'],
  ])('invalid fields are reported by name and nothing changes: %j', async (wrong, field, code) => {
    const ana = await registeredCustomer(shop);
    const { status, params } = await change(ana, wrong);
    expect(status).toBe(422);
    expect(params.issues).toContainEqual(expect.objectContaining({ field, code }));
    expect((await signIn(ana, ana.password)).status).toBe(200);
  });

  test('wrong old passwords are counted, so that an open session cannot be used to guess the password', async () => {
    const ana = await registeredCustomer(shop);
    const answers = [];
    for (let guess = 1; guess <= 8; guess += 1) answers.push(await change(ana, { oldPassword: `Guess.${guess}` }));
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'TooManyRequests' });
    expect(await change(ana)).toMatchObject({ status: 429 });
  });

  test('the password of another user cannot be changed', async () => {
    const [ana, eve] = [await registeredCustomer(shop), await registeredCustomer(shop)];
    const body = { oldPassword: ana.password, password: 'Cotton.2027' };
    expect(await eve.call('PUT', `auth/changePassword/${ana.id}`, body)).toMatchObject({ status: 404, code: 'UserNotFound' });
    expect(await shop.call('PUT', `auth/changePassword/${ana.id}`, body)).toMatchObject({ status: 401 });
    expect((await signIn(ana, ana.password)).status).toBe(200);
  });
});
