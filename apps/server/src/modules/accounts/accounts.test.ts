import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days } from '#kit/clock';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { createUser } from './registration/create-user.ts';
import { isPassword, listPasswordIssues } from './passwords/passwords.ts';
import { demoSignIns, seedDemoAccounts, seedUserTypes } from './registration/seed-accounts.ts';
import { sessions, users } from './tables.ts';
import { hashToken } from './sign-in/token-hash.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  await seedDemoAccounts(database.db, { isLoopback: true });
});
afterAll(() => database.close());

const login = (body: unknown) => shop.call<{ id: number; token: string; userTypeId: number; expiresAt: string }>('POST', 'auth/login', body);
const [customer, affiliate, admin] = demoSignIns;
const asTyped = ({ email, password }: { email: string; password: string }) => ({ email, password });

describe('auth/login', () => {
  test.each(['notanemail', 'ana@', '@example.si', 'ana example.si'])('the invalid email address "%s" is reported at its field', async (email) => {
    const { status, params } = await login({ email, password: 'Linen.2026' });
    expect([status, params.issues]).toEqual([422, [{ field: 'email', code: 'email', params: { message: 'Please enter a valid email' } }]]);
  });

  test('a customer gets a 256-bit token for 30 days, of which only the hash is stored', async () => {
    const { status, data } = await login(asTyped(customer));
    expect(status).toBe(200);
    expect(data).toMatchObject({ userTypeId: 2 });
    expect(Buffer.from(data.token, 'base64url')).toHaveLength(32);
    expect(Date.parse(data.expiresAt)).toBeGreaterThan(Date.now() + days(29));
    const [session] = await database.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(data.token)));
    expect(session?.userId).toBe(data.id);
    expect(JSON.stringify(await database.db.select().from(sessions))).not.toContain(data.token);
  });

  test('an affiliate can sign in as an affiliate or as a customer', async () => {
    expect((await login({ ...asTyped(affiliate), userTypeId: 5 })).data.userTypeId).toBe(5);
    expect((await login(asTyped(affiliate))).data.userTypeId).toBe(2);
  });

  test('the email address is case-insensitive', async () => {
    expect((await login({ ...asTyped(customer), email: ` ${customer.email.toUpperCase()} ` })).status).toBe(200);
  });

  test('a wrong password, an unknown email address and a user type that the account lacks get the same response', async () => {
    const answers = await Promise.all([
      login({ ...asTyped(customer), password: 'Wrong.2026' }),
      login({ email: 'nobody@selvedge.test', password: customer.password }),
      login({ ...asTyped(customer), userTypeId: 5 }),
      login({ ...asTyped(customer), userTypeId: 99 }),
    ]);
    for (const response of answers) expect(response).toEqual({ ...answers[0], status: 401, code: 'LoginFailed' });
  });

  test('no password matches the dummy hash that is used for an unknown email address', async () => {
    expect(await isPassword(undefined, 'nobody')).toBe(false);
    expect(await login({ email: 'stranger@selvedge.test', password: 'nobody' })).toMatchObject({ status: 401, code: 'LoginFailed' });
  });

  test('staff get no token before the second factor', async () => {
    expect(await login({ ...asTyped(admin), userTypeId: 1 })).toMatchObject({ status: 403, code: 'SecondFactorRequired' });
    expect(await login({ email: admin.email, password: 'Wrong.2026', userTypeId: 1 })).toMatchObject({ status: 401, code: 'LoginFailed' });
  });

  test('a missing field is reported by name', async () => {
    expect(await login({ email: ' ', password: '' })).toMatchObject({
      status: 422,
      params: {
        issues: [
          { field: 'email', code: 'required' },
          { field: 'password', code: 'required' },
        ],
      },
    });
    expect((await login({ email: customer.email, password: 'x'.repeat(201) })).status).toBe(422);
  });
});

test('userType lists the six types of the specification', async () => {
  expect((await shop.call('GET', 'userType')).data).toEqual([
    { id: 1, userType: 'Admin' },
    { id: 2, userType: 'Customer' },
    { id: 3, userType: 'Vendor' },
    { id: 4, userType: 'User' },
    { id: 5, userType: 'Affiliate' },
    { id: 6, userType: 'Seller' },
  ]);
});

test('an account is created once', async () => {
  await expect(createUser(database.db, { ...customer, email: 'Demo.Customer@Selvedge.test' })).rejects.toMatchObject({
    code: 'UserExists',
    message: 'User Already exist',
  });
});

test('demo accounts are created once, and only in a shop that other machines cannot reach', async () => {
  const elsewhere = await createTestDatabase();
  await seedUserTypes(elsewhere.db);
  expect(await seedDemoAccounts(elsewhere.db, { isLoopback: false })).toBe(0);
  expect(await elsewhere.db.$count(users)).toBe(0);
  await elsewhere.close();
  expect(await seedDemoAccounts(database.db, { isLoopback: true })).toBe(0);
});

test.each([
  ['', ['required']],
  ['Ab1.', ['tooShort']],
  ['abcdef', ['passwordUppercase', 'passwordNumber', 'passwordSpecial']],
  ['Abcdef1', ['passwordSpecial']],
  ['Abc de1', ['passwordSpecial']],
  ['Password1!', ['passwordLeaked']],
  ['P@ssw0rd', ['passwordLeaked']],
  ['Linen.2026', []],
  ['Ścieżka-7', []],
])('the password "%s" has the issues %j', (password, codes) => {
  expect(listPasswordIssues(password).map(({ code }) => code)).toEqual(codes);
});
