import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hours, setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { listMails, registeredCustomer, getMailToken, type RegisteredCustomer } from '#testing/people/registered-customer';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { readAccountData } from './account-data.ts';
import type { EmailConfirmation, Profile } from '../contract.ts';
import { deleteAccount } from './disable-account.ts';
import { seedUserTypes } from '../registration/seed-accounts.ts';
import { accountTokens, devices, emailChanges, sessions, userRoles, users } from '../tables.ts';

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

const completeProfile = {
  firstName: 'Ana Marija',
  lastName: 'Kovač',
  phone: '030 901820',
  countryCode: '49',
  dateOfBirth: '1990-02-28',
  gender: 'female',
  languageId: 3,
  newsletter: true,
};
/** Sends the complete form of a customer with their password. */
const update = ({ id, password, call }: RegisteredCustomer, changes: Record<string, unknown> = {}) =>
  call<Profile>('PUT', `user/updateUserProfile/${id}`, { ...completeProfile, currentPassword: password, ...changes });
const readProfile = async ({ id, call }: RegisteredCustomer) => (await call<Profile>('GET', `user/${id}`)).data;
const confirm = (token: string) => shop.call<EmailConfirmation>('POST', 'auth/confirmEmail', { token });
const newAddress = () => `new-${crypto.randomUUID()}@example.si`;
/** The stored account data except the profile. */
const readUserState = async (userId: number) => {
  const [row] = await database.db.select().from(users).where(eq(users.id, userId));
  const roles = await database.db.select().from(userRoles).where(eq(userRoles.userId, userId));
  return { hash: row?.passwordHash, confirmed: row?.emailConfirmedAt, country: row?.countryId, since: row?.createdAt, roles };
};

describe('the profile', () => {
  test('is changed by its owner and shows the phone number in national format', async () => {
    const ana = await registeredCustomer(shop);
    const { status, data } = await update(ana, { phone: '+49 30 901820', countryCode: '386' });
    expect(status).toBe(200);
    expect(data).toEqual({
      ...completeProfile,
      id: ana.id,
      email: ana.email,
      phone: '030 901820',
      countryCode: '49',
      isEmailConfirmed: false,
      pendingEmail: null,
    });
    expect(await readProfile(ana)).toEqual(data);
    expect((await update(ana, { dateOfBirth: '', gender: '', languageId: null, newsletter: false })).data).toMatchObject({
      dateOfBirth: '',
      gender: '',
      languageId: null,
      newsletter: false,
    });
  });

  test('ignores role, status, balance and code in the request', async () => {
    const ana = await registeredCustomer(shop);
    const before = await readUserState(ana.id);
    const { status } = await update(ana, {
      id: 1,
      userTypeId: 1,
      userTypeIds: [1, 5],
      roles: ['Admin'],
      status: 'active',
      balance: 1000,
      code: 'ANA',
      affiliateCode: 'ANA',
      isEmailConfirmed: true,
      emailConfirmedAt: '2026-01-01T00:00:00Z',
      email_confirmed_at: '2026-01-01T00:00:00Z',
      passwordHash: 'x',
      password: 'Cotton.2027',
      countryId: 1,
      createdAt: '2000-01-01T00:00:00Z',
      isSubscribed: false,
    });
    expect(status).toBe(200);
    expect(await readUserState(ana.id)).toEqual(before);
    expect((await readProfile(ana)).newsletter).toBe(true);
  });

  test.each([
    [{ firstName: ' ' }, 'firstName', 'required'],
    [{ lastName: '' }, 'lastName', 'required'],
    [{ phone: '' }, 'phone', 'required'],
    [{ phone: 'abc' }, 'phone', 'numeric'],
    [{ phone: '12' }, 'phone', 'phone'],
    [{ countryCode: '' }, 'countryCode', 'required'],
    [{ email: 'ana@' }, 'email', 'email'],
    [{ email: '' }, 'email', 'required'],
    [{ dateOfBirth: '28.2.1990' }, 'dateOfBirth', 'date'],
    [{ dateOfBirth: '2023-02-29' }, 'dateOfBirth', 'date'],
    [{ dateOfBirth: '2099-01-01' }, 'dateOfBirth', 'date'],
    [{ dateOfBirth: '1850-01-01' }, 'dateOfBirth', 'date'],
    [{ gender: 'admin' }, 'gender', 'choose'],
    [{ languageId: 99 }, 'languageId', 'choose'],
  ])('reports invalid fields by name and writes nothing: %j', async (wrong, field, code) => {
    const ana = await registeredCustomer(shop);
    const before = await readProfile(ana);
    const { status, params } = await update(ana, wrong);
    expect(status).toBe(422);
    expect(params.issues).toContainEqual(expect.objectContaining({ field, code }));
    expect(await readProfile(ana)).toEqual(before);
  });

  test('accepts birth dates from the 13th birthday on', async () => {
    const ana = await registeredCustomer(shop);
    resetClock = setClock(() => new Date('2026-12-05T12:00:00Z'));
    expect((await update(ana, { dateOfBirth: '2013-12-05' })).status).toBe(200);
    expect((await update(ana, { dateOfBirth: '2013-12-06' })).status).toBe(422);
    expect((await update(ana, { dateOfBirth: '1906-12-05' })).status).toBe(200);
    expect((await update(ana, { dateOfBirth: '1906-12-04' })).status).toBe(422);
  });

  test('of another user is not found for reading and writing', async () => {
    const [ana, eve] = [await registeredCustomer(shop), await registeredCustomer(shop)];
    const missing = await eve.call('GET', 'user/999999');
    expect(missing).toMatchObject({ status: 404, code: 'UserNotFound' });
    expect(await eve.call('GET', `user/${ana.id}`)).toEqual(missing);
    expect(await eve.call('PUT', `user/updateUserProfile/${ana.id}`, completeProfile)).toEqual(missing);
    expect(await eve.call('PUT', `user/updateUserProfile/${ana.id}`, { gender: 5 })).toEqual(missing);
    expect(await shop.call('GET', `user/${ana.id}`)).toMatchObject({ status: 401, code: 'Unauthorized' });
  });
});

describe('a change of email', () => {
  test('needs the password of the owner, and other fields do not', async () => {
    const ana = await registeredCustomer(shop);
    for (const [currentPassword, code] of [
      ['', 'required'],
      ['Wrong.2026', 'currentPassword'],
    ])
      expect(await update(ana, { email: newAddress(), currentPassword })).toMatchObject({
        status: 422,
        params: { issues: [{ field: 'currentPassword', code }] },
      });
    expect(await readProfile(ana)).toMatchObject({ pendingEmail: null });
    expect((await update(ana, { email: ana.email, currentPassword: '' })).status).toBe(200);
  });

  /** A customer who has requested a change of email, and the emails to both addresses. */
  async function moving() {
    const ana = await registeredCustomer(shop, { firstName: 'Ana' });
    const newEmail = newAddress();
    const { data } = await update(ana, { email: ` ${newEmail.toUpperCase()} ` });
    await shop.runJobs();
    const [old] = (await listMails(shop, ana.email)).filter(({ subject }) => subject.startsWith('Möchten Sie'));
    const [newMail] = await listMails(shop, newEmail);
    return { ana, newEmail, data, old, taking: newMail };
  }

  test('takes effect when both addresses are confirmed, and the old address gets an email', async () => {
    const { ana, newEmail, data, old, taking } = await moving();
    expect(data).toMatchObject({ email: ana.email, pendingEmail: { email: newEmail, isOldConfirmed: false, isNewConfirmed: false } });
    expect(old?.text).toContain(newEmail);
    expect(old?.text).toContain('http://si.localhost:4300/de/auth/Confirm-Email?token=');
    expect(taking?.text).not.toContain('Ana');
    expect(taking?.text).not.toContain(ana.email);

    expect(await confirm(getMailToken(taking))).toMatchObject({ status: 200, data: { outcome: 'waiting', email: newEmail } });
    expect(await readProfile(ana)).toMatchObject({ email: ana.email, pendingEmail: { isOldConfirmed: false, isNewConfirmed: true } });
    expect(await confirm(getMailToken(old))).toMatchObject({ status: 200, data: { outcome: 'changed', email: newEmail } });
    expect(await readProfile(ana)).toMatchObject({ email: newEmail, isEmailConfirmed: true, pendingEmail: null });
    for (const mail of [old, taking]) expect(await confirm(getMailToken(mail))).toMatchObject({ status: 410, code: 'LinkExpired' });

    await shop.runJobs();
    const noticeMail = (await listMails(shop, ana.email)).find(({ subject }) => subject === 'Die E-Mail-Adresse Ihres Kontos wurde geändert');
    expect(noticeMail?.text).toContain('hello@selvedge.si');
    const signIn = (email: string) => shop.call('POST', 'auth/login', { email, password: ana.password, device: ana.device });
    expect((await signIn(newEmail)).status).toBe(200);
    expect((await signIn(ana.email)).status).toBe(401);
  });

  test('takes effect once, also in reverse order and with concurrent confirmations', async () => {
    const first = await moving();
    expect((await confirm(getMailToken(first.old))).data.outcome).toBe('waiting');
    expect((await confirm(getMailToken(first.taking))).data.outcome).toBe('changed');
    const second = await moving();
    const outcomes = await Promise.all([confirm(getMailToken(second.old)), confirm(getMailToken(second.taking))]);
    expect(outcomes.map(({ data }) => data.outcome).sort()).toEqual(['changed', 'waiting']);
  });

  test('to an address with an account gets the same response, and only an email to that address reveals the account', async () => {
    const [ana, other] = [await registeredCustomer(shop), await registeredCustomer(shop, { languageId: 1 })];
    const taken = await update(ana, { email: other.email });
    const free = await update(await registeredCustomer(shop), { email: newAddress() });
    expect(taken.status).toBe(free.status);
    expect(taken.data.pendingEmail).toEqual({ ...free.data.pendingEmail, email: other.email, expiresAt: expect.any(String) as string });
    await shop.runJobs();
    const [mail] = await listMails(shop, other.email);
    expect(mail?.subject).toBe('Sie haben bereits ein Konto bei Selvedge');
    expect(mail?.text).not.toMatch(/token=/);
    const [old] = await listMails(shop, ana.email);
    expect((await confirm(getMailToken(old))).data.outcome).toBe('waiting');
    expect((await readProfile(ana)).email).toBe(ana.email);
    expect((await readProfile(other)).email).toBe(other.email);
  });

  test('to an address that another account registers in the meantime has no effect', async () => {
    const { ana, newEmail, old, taking } = await moving();
    await confirm(getMailToken(old));
    const other = await registeredCustomer(shop, { email: newEmail });
    expect(await confirm(getMailToken(taking))).toMatchObject({ status: 410, code: 'LinkExpired' });
    expect((await readProfile(ana)).email).toBe(ana.email);
    expect((await readProfile(other)).email).toBe(newEmail);
  });

  test('replaces a pending change and revokes its links', async () => {
    const { ana, newEmail, old, taking } = await moving();
    const another = newAddress();
    expect((await update(ana, { email: another })).data.pendingEmail?.email).toBe(another);
    for (const mail of [old, taking]) expect((await confirm(getMailToken(mail))).status).toBe(410);
    expect(await ana.call('DELETE', `user/${ana.id}/email-change`)).toMatchObject({ status: 200 });
    await shop.runJobs();
    expect((await readProfile(ana)).pendingEmail).toBeNull();
    expect(await listMails(shop, another)).toEqual([]);
    expect(await listMails(shop, newEmail)).toHaveLength(1);
  });

  test('is neither cancelled nor emailed when the profile is saved unchanged, and a new request reaches only unconfirmed addresses', async () => {
    const { ana, newEmail, old } = await moving();
    await confirm(getMailToken(old));
    const before = (await listMails(shop, ana.email)).length;
    for (const email of [ana.email, newEmail, undefined]) expect((await update(ana, { email })).data.pendingEmail?.isOldConfirmed).toBe(true);
    await shop.runJobs();
    expect(await listMails(shop, newEmail)).toHaveLength(1);
    await ana.call('POST', `user/${ana.id}/email-confirmations`, {});
    await shop.runJobs();
    expect(await listMails(shop, newEmail)).toHaveLength(2);
    expect(await listMails(shop, ana.email)).toHaveLength(before);
  });

  test('expires after a day', async () => {
    const { ana, old } = await moving();
    const later = new Date(Date.now() + hours(24) + 60_000);
    resetClock = setClock(() => later);
    expect((await readProfile(ana)).pendingEmail).toBeNull();
    expect((await confirm(getMailToken(old))).status).toBe(410);
  });

  test('is cancelled by a password reset, so that an attacker loses access', async () => {
    const { ana, old, taking } = await moving();
    await shop.call('POST', 'auth/forgotPassword', { email: ana.email, countryId: shopIds.SI, languageId: 1 });
    await shop.runJobs();
    const [mail] = (await listMails(shop, ana.email)).filter(({ subject }) => subject === 'Ihr Passwort bei Selvedge zurücksetzen');
    expect((await shop.call('POST', 'auth/resetPassword', { token: getMailToken(mail), password: 'Cotton.2027' })).status).toBe(200);
    for (const sent of [old, taking]) expect((await confirm(getMailToken(sent))).status).toBe(410);
  });
});

test('the data export has all account data without secrets, and the account is deleted completely', async () => {
  const ana = await registeredCustomer(shop);
  await update(ana, { email: newAddress() });
  await shop.runJobs();
  const data = await readAccountData(database.db, ana.id);
  expect(data).toMatchObject({
    profile: { email: ana.email, firstName: 'Ana Marija', phone: '+4930901820' },
    userTypes: [{ id: 2, userType: 'Customer' }],
    pendingEmail: [{}],
    sessions: [{ userTypeId: 2 }],
    devices: [{}],
  });
  const [row] = await database.db.select().from(users).where(eq(users.id, ana.id));
  expect(JSON.stringify(data)).not.toContain(row?.passwordHash ?? '-');
  expect(JSON.stringify(data)).not.toMatch(/hash|publicKey|credentialId/i);

  await inTransaction(database.db, (tx) => deleteAccount(tx, ana.id));
  for (const table of [sessions, devices, accountTokens, emailChanges, userRoles])
    expect(await database.db.$count(table, eq(table.userId, ana.id))).toBe(0);
  expect((await readAccountData(database.db, ana.id)).profile).toBeUndefined();
  expect((await ana.call('GET', 'auth/session')).status).toBe(401);
});
