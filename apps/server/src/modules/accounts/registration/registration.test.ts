import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { outbox } from '#platform/tables';
import { createTestDatabase } from '#testing/database';
import { buildCalls, listMails, registeredCustomer, buildRegistrationForm, getMailToken } from '#testing/people/registered-customer';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { Profile, Session, SignedInAnswer } from '../contract.ts';
import { seedUserTypes } from './seed-accounts.ts';
import { userRoles, users } from '../tables.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
});
afterAll(() => database.close());

let calls = 0;
/** Each call has its own network address, because limits count per address. */
const register = (changes: Record<string, unknown> = {}, path = 'auth/register') =>
  shop.call<SignedInAnswer>('POST', path, buildRegistrationForm(changes), { 'x-forwarded-for': `198.51.100.${(calls += 1)}` });
const registerByType = (changes: Record<string, unknown>) => register(changes, 'auth/register-user-or-affiliate');
const listRoles = async (userId: number) =>
  (await database.db.select().from(userRoles).where(eq(userRoles.userId, userId))).map(({ userTypeId }) => userTypeId).sort();

test('a new customer is signed in at once, with the data they entered', async () => {
  const { status, data } = await register({
    email: ' Eleni@Example.GR ',
    firstName: ' Ελένη ',
    phone: '2101234567',
    countryCode: '30',
    countryId: shopIds.GR,
    languageId: 6,
  });
  expect(status).toBe(201);
  expect(data.userTypeId).toBe(2);
  const eleni = buildCalls(shop, data.token);
  expect((await eleni.call<Session>('GET', 'auth/session')).data).toMatchObject({
    id: data.id,
    userTypeIds: [2],
    firstName: 'Ελένη',
    email: 'eleni@example.gr',
  });
  expect((await eleni.call<Profile>('GET', `user/${data.id}`)).data).toMatchObject({
    phone: '21 0123 4567',
    countryCode: '30',
    languageId: 6,
    isEmailConfirmed: false,
    newsletter: false,
    pendingEmail: null,
  });
});

test('a registration without country and language uses the country of its host and English', async () => {
  const { countryId: _, languageId: __, ...form } = buildRegistrationForm();
  const { status, data } = await shop.call<SignedInAnswer>('POST', 'auth/register', form, {
    'x-forwarded-for': '198.51.100.250',
    host: 'gr.localhost',
  });
  expect(status).toBe(201);
  expect(await database.db.select().from(users).where(eq(users.id, data.id))).toMatchObject([{ countryId: shopIds.GR, languageId: 1 }]);
});

test("the welcome email contains a confirmation link, is in the customer's language and does not contain the entered name", async () => {
  const { data } = await register({ email: 'dora@example.gr', countryId: shopIds.GR, languageId: 6 });
  await shop.runJobs();
  const [mail, ...more] = await listMails(shop, 'dora@example.gr');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Καλώς ήρθατε στο Selvedge', sender: '"Selvedge" <hello@selvedge.gr>' });
  expect(mail?.text).toContain('http://gr.localhost:4300/auth/Confirm-Email?token=');
  expect(mail?.text).not.toContain('Ana');

  const confirm = () => shop.call('POST', 'auth/confirmEmail', { token: getMailToken(mail) });
  expect(await confirm()).toMatchObject({ status: 200, data: { outcome: 'confirmed', email: 'dora@example.gr' } });
  const [newsletterEvents] = await database.db.select().from(outbox).where(eq(outbox.type, 'account.email-confirmed'));
  expect(newsletterEvents?.payload).toEqual({ userId: data.id, email: 'dora@example.gr' });
  expect((await buildCalls(shop, data.token).call<Profile>('GET', `user/${data.id}`)).data.isEmailConfirmed).toBe(true);
  expect(await confirm()).toMatchObject({ status: 410, code: 'LinkExpired' });
});

test('the confirmation email can be requested again until the address is confirmed', async () => {
  const ana = await registeredCustomer(shop);
  await shop.runJobs();
  const again = () => ana.call('POST', `user/${ana.id}/email-confirmations`, { countryId: shopIds.SI, languageId: 3 });
  expect(await again()).toMatchObject({ status: 200, data: null });
  await shop.runJobs();
  const [second, first] = await listMails(shop, ana.email);
  expect(second?.subject).toBe('Please confirm your email address');
  // The first email stays valid.
  expect(await shop.call('POST', 'auth/confirmEmail', { token: getMailToken(first) })).toMatchObject({ status: 200 });
  expect(await shop.call('POST', 'auth/confirmEmail', { token: getMailToken(second) })).toMatchObject({ status: 410 });
  expect(await again()).toMatchObject({ status: 200 });
  await shop.runJobs();
  expect(await listMails(shop, ana.email)).toHaveLength(2);
});

test.each([
  [{ email: '' }, 'email', 'required'],
  [{ email: 'ana@example' }, 'email', 'email'],
  [{ firstName: '  ' }, 'firstName', 'required'],
  [{ firstName: 'x'.repeat(61) }, 'firstName', 'tooLong'],
  [{ lastName: '' }, 'lastName', 'required'],
  [{ phone: '' }, 'phone', 'required'],
  [{ phone: 'call me' }, 'phone', 'numeric'],
  [{ phone: '123' }, 'phone', 'phone'],
  [{ countryCode: '' }, 'countryCode', 'required'],
  [{ countryCode: 'SI' }, 'countryCode', 'choose'],
  [{ password: '', repeatPassword: '' }, 'password', 'required'],
  [{ password: 'Ab.1', repeatPassword: 'Ab.1' }, 'password', 'tooShort'],
  [{ password: 'linen.2026', repeatPassword: 'linen.2026' }, 'password', 'passwordUppercase'],
  [{ password: 'Linen.Shirt', repeatPassword: 'Linen.Shirt' }, 'password', 'passwordNumber'],
  [{ password: 'Linen2026', repeatPassword: 'Linen2026' }, 'password', 'passwordSpecial'],
  [{ repeatPassword: 'Linen.2027' }, 'repeatPassword', 'passwordRepeat'],
  [{ repeatPassword: '' }, 'repeatPassword', 'required'],
])('a registration with invalid fields reports them by name: %j', async (wrong, field, code) => {
  const before = await database.db.$count(users);
  const { status, params } = await register(wrong);
  expect(status).toBe(422);
  expect(params.issues).toContainEqual(expect.objectContaining({ field, code }));
  expect((params.issues as { field: string }[]).every((issue) => issue.field === field || issue.field === 'phone')).toBe(true);
  expect(await database.db.$count(users)).toBe(before);
});

test('an email address registers once, also with ten concurrent requests', async () => {
  const email = 'once@example.si';
  const responses = await Promise.all(Array.from({ length: 10 }, (_, time) => register({ email: time % 2 ? email : email.toUpperCase() })));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const response of responses.filter(({ status }) => status !== 201)) expect(response).toMatchObject({ status: 409, code: 'UserExists' });
});

test('an affiliate registers as one and can buy with the same email address', async () => {
  const { status, data } = await registerByType({ userTypeId: 5 });
  expect(status).toBe(201);
  expect(data.userTypeId).toBe(5);
  expect(await listRoles(data.id)).toEqual([2, 5]);
  const { data: customer } = await registerByType({});
  expect(await listRoles(customer.id)).toEqual([2]);
});

test.each([1, 3, 4, 6, 7, 0, -5])('a registration as user type %i is refused', async (userTypeId) => {
  const email = `type${userTypeId}@example.si`;
  const { status, params } = await registerByType({ userTypeId, email });
  expect(status).toBe(422);
  expect(params.issues).toEqual([{ field: 'userTypeId', code: 'choose' }]);
  expect(await database.db.$count(users, eq(users.email, email))).toBe(0);
});

test('a customer does not become an affiliate by registering again or by additional fields', async () => {
  const ana = await registeredCustomer(shop, {
    userTypeId: 1,
    userTypeIds: [1, 5],
    isEmailConfirmed: true,
    emailConfirmedAt: '2026-01-01',
    balance: 100,
    status: 'active',
  });
  expect(await registerByType({ email: ana.email, userTypeId: 5 })).toMatchObject({ status: 409, code: 'UserExists' });
  expect(await listRoles(ana.id)).toEqual([2]);
  const [row] = await database.db.select().from(users).where(eq(users.id, ana.id));
  expect(row?.emailConfirmedAt).toBeNull();
});

test('an account is created only in an open country', async () => {
  expect((await register({ countryId: 9999 })).status).toBe(404);
});
