import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { accountJobs, seedUserTypes, computeTotpCode, userType } from '#modules/accounts';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { buildCalls, listMails, registeredCustomer, getMailToken } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { auditLog } from '#tables/audit';
import { users } from '#tables/accounts';
import type { ApiTokenRow, LoggedChange, MadeApiToken, StaffChallenge, StaffMe, StaffPersonRow, StaffRecord } from './contract.ts';
import type { TotpSetupAnswer } from '#contracts/accounts';

let database: Database;
let shop: TestShop;
let admin: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  admin = await signedInStaff(shop);
});
afterAll(() => database.close());

const password = 'Velvet.Coat.2027';
const invitation = (changes: object = {}) => ({
  email: `eva-${crypto.randomUUID()}@example.si`,
  firstName: 'Eva',
  lastName: 'Kos',
  userTypeId: 4,
  areas: ['orders'],
  ...changes,
});
const invite = (changes: object = {}) => admin.call<StaffRecord>('POST', 'admin/staff', invitation(changes));
const signIn = (email: string, typed = password) => shop.call<StaffChallenge>('POST', 'admin/sign-in', { email, password: typed });
const accept = (token: string) => shop.call('POST', 'admin/invitation', { token, password, repeatPassword: password });
const lastToken = async (email: string) => getMailToken((await listMails(shop, email))[0]);

test('an invited person follows the mailed link, sets a password and a second factor, and sees only their area', async () => {
  const { status, data } = await invite();
  expect([status, data]).toMatchObject([200, { userTypeId: 4, areas: ['orders'], isInvited: true, hasSecondFactor: false, isClosed: false }]);
  await shop.runJobs();
  const [mail] = await listMails(shop, data.email);
  expect(mail?.text).toMatch(/http:\/\/[^/]+\/admin\/welcome\?token=/);
  const token = getMailToken(mail);
  expect(await shop.call('POST', 'admin/invitation', { token, password: 'short', repeatPassword: 'short' })).toMatchObject({ status: 422 });
  const eleven = await shop.call('POST', 'admin/invitation', { token, password: 'Velvet.2027', repeatPassword: 'Velvet.2027' });
  expect(eleven).toMatchObject({ status: 422, params: { issues: [{ field: 'password', code: 'tooShort', params: { min: 12 } }] } });
  expect((await shop.call('POST', 'admin/invitation/check', { token })).status).toBe(200);
  expect((await accept(token)).status).toBe(200);
  expect((await accept(token)).status).toBe(410);
  const { challenge } = (await signIn(data.email)).data;
  const { secret } = (await shop.call<TotpSetupAnswer>('POST', 'admin/second-factor/setup', { challenge })).data;
  const response = await shop.app.request('/api/admin/second-factor', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ challenge, code: computeTotpCode(secret, now()) }),
  });
  const session = /staff=([\w-]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1] ?? '';
  const { call } = buildCalls(shop, session);
  expect((await call<StaffMe>('GET', 'admin/me')).data).toMatchObject({ name: 'Eva Kos', areas: ['orders'] });
  expect((await call('GET', 'admin/brands')).status).toBe(403);
  expect((await admin.call<StaffRecord>('GET', `admin/staff/${data.id}`)).data).toMatchObject({ isInvited: false, hasSecondFactor: true });
});

test('an invitation is valid for a week; afterwards, and after the nightly job, the account stays closed until there is another', async () => {
  const { email, id } = (await invite()).data;
  await shop.runJobs();
  const old = await lastToken(email);
  const later = new Date(now().getTime() + days(8));
  const restore = setClock(() => later);
  try {
    expect((await accept(old)).status).toBe(410);
    for (const job of accountJobs) await job.run(shop.services, {} as never, { id: 'night', signal: new AbortController().signal });
    // The admin's session ended during the week.
    admin = await signedInStaff(shop);
    expect((await admin.call<StaffRecord>('GET', `admin/staff/${id}`)).data.isInvited).toBe(true);
    await admin.call('POST', `admin/staff/${id}/invite`);
    await shop.runJobs();
    expect((await accept(await lastToken(email))).status).toBe(200);
  } finally {
    restore();
    admin = await signedInStaff(shop);
  }
});

test("an invited customer keeps their account, and the shop's password gives no access before the link is followed", async () => {
  const customer = await registeredCustomer(shop);
  expect((await invite({ email: customer.email.toUpperCase() })).data.id).toBe(customer.id);
  expect((await signIn(customer.email, customer.password)).code).toBe('LoginFailed');
  await shop.runJobs();
  await accept(await lastToken(customer.email));
  expect((await signIn(customer.email)).status).toBe(200);
  expect((await shop.call('POST', 'auth/login', { email: customer.email, password })).status).toBe(200);
  expect((await invite({ email: customer.email })).params).toMatchObject({ issues: [{ field: 'email', code: 'taken' }] });
});

test('another role and other areas apply at once, in open sessions too', async () => {
  const person = await signedInStaff(shop, { role: 'user', areas: ['catalog'] });
  const { revision } = (await admin.call<StaffRecord>('GET', `admin/staff/${person.id}`)).data;
  expect((await person.call('GET', 'admin/brands')).status).toBe(200);
  const change = (body: object) => admin.call<StaffRecord>('PUT', `admin/staff/${person.id}`, body);
  const saved = await change({ userTypeId: 4, areas: ['orders', 'returns'], revision });
  expect(saved.data.areas).toEqual(['orders', 'returns']);
  expect((await person.call('GET', 'admin/brands')).status).toBe(403);
  expect(await change({ userTypeId: 4, areas: [], revision })).toMatchObject({ status: 409, code: 'EditConflict' });
  expect((await person.call('POST', 'admin/staff', invitation())).status).toBe(403);
  await change({ userTypeId: userType.admin, areas: [], revision: saved.data.revision });
  expect((await person.call('GET', 'admin/staff')).status).toBe(200);
  expect(await change({ userTypeId: 4, areas: ['staff'], revision })).toMatchObject({ status: 422 });
});

test('staff cannot change their own access', async () => {
  const { revision } = (await admin.call<StaffRecord>('GET', `admin/staff/${admin.id}`)).data;
  for (const [method, deed] of [
    ['PUT', ''],
    ['POST', '/close'],
    ['POST', '/reset-second-factor'],
  ] as const) {
    const response = await admin.call(
      method,
      `admin/staff/${admin.id}${deed}`,
      method === 'PUT' ? { userTypeId: 4, areas: [], revision } : undefined,
    );
    expect([deed, response.status, response.code]).toEqual([deed, 409, 'OwnAccessUnchangeable']);
  }
});

test('a person who has left is signed out and has no access, and gets it again on return', async () => {
  const customer = await registeredCustomer(shop);
  await invite({ email: customer.email });
  await shop.runJobs();
  await accept(await lastToken(customer.email));
  const inShop = await shop.call<{ token: string }>('POST', 'auth/login', { email: customer.email, password });
  const profile = () => buildCalls(shop, inShop.data.token).call('GET', `user/${customer.id}`);
  expect((await profile()).status).toBe(200);
  expect((await admin.call<StaffRecord>('POST', `admin/staff/${customer.id}/close`)).data.isClosed).toBe(true);
  expect((await profile()).status).toBe(401);
  expect((await signIn(customer.email)).code).toBe('LoginFailed');
  expect((await shop.call('POST', 'auth/login', { email: customer.email, password })).code).toBe('LoginFailed');
  await admin.call('POST', `admin/staff/${customer.id}/reopen`);
  expect((await signIn(customer.email)).status).toBe(200);
});

test('a person who lost their telephone is signed out and returns by a mailed link: the password alone is not enough', async () => {
  const person = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  await admin.call('POST', `admin/staff/${person.id}/reset-second-factor`);
  expect((await person.call('GET', 'admin/me')).status).toBe(401);
  expect((await signIn(person.email, 'Denim.2026')).code).toBe('LoginFailed');
  await shop.runJobs();
  await accept(await lastToken(person.email));
  expect((await signIn(person.email)).data).toMatchObject({ hasTotp: false });
});

test('if the last two admins close each other at the same time, one is left', async () => {
  await database.db.update(users).set({ closedAt: now() });
  const [first, second] = [await signedInStaff(shop), await signedInStaff(shop)];
  await Promise.all([first.call('POST', `admin/staff/${second.id}/close`), second.call('POST', `admin/staff/${first.id}/close`)]);
  const open = await Promise.all([first, second].map(async ({ call }) => (await call('GET', 'admin/me')).status));
  expect(open.sort()).toEqual([200, 401]);
  admin = await signedInStaff(shop);
});

test('a token is shown once, has its areas, is named in the audit log, and expires', async () => {
  const make = (body: object) =>
    admin.call<MadeApiToken>('POST', 'admin/api-tokens', { name: 'Warehouse', areas: ['catalog'], isReadOnly: false, days: 30, ...body });
  const { token, id } = (await make({})).data;
  expect(token).toMatch(/^slv_[\w-]{43}$/);
  const list = await admin.call<ApiTokenRow[]>('GET', 'admin/api-tokens');
  expect(JSON.stringify(list.data)).not.toContain(token);
  expect(list.data[0]).toMatchObject({ name: 'Warehouse', beginning: token.slice(0, 8), lastUsedAt: null, madeBy: admin.name });
  const system = buildCalls(shop, token);
  expect((await system.call<StaffMe>('GET', 'admin/me')).data).toMatchObject({ id: 0, name: 'Warehouse', areas: ['catalog'], isReadOnly: false });
  const brand = { slug: `b-${id}`, name: 'Arc', isActive: true, texts: [] };
  expect((await system.call('POST', 'admin/brands', brand)).status).toBe(200);
  expect((await system.call('GET', 'admin/staff')).status).toBe(403);
  const [line] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'brand.create'));
  expect(line).toMatchObject({ userId: null, actor: 'Warehouse' });
  expect((await admin.call<ApiTokenRow[]>('GET', 'admin/api-tokens')).data[0]?.lastUsedAt).not.toBeNull();
  const looking = buildCalls(shop, (await make({ isReadOnly: true })).data.token);
  expect([(await looking.call('GET', 'admin/brands')).status, (await looking.call('POST', 'admin/brands', brand)).status]).toEqual([200, 403]);
  expect((await make({ areas: ['staff'] })).status).toBe(422);
  await admin.call('POST', `admin/api-tokens/${id}/revoke`);
  expect((await system.call('GET', 'admin/brands')).status).toBe(401);
  expect(JSON.stringify(await database.db.select().from(auditLog))).not.toContain(token);
  const later = new Date(now().getTime() + days(30));
  const restore = setClock(() => later);
  expect((await looking.call('GET', 'admin/brands')).status).toBe(401);
  restore();
});

test('the audit log shows who changed what with both values, and can be filtered by each of them', async () => {
  const { id } = (await invite({ firstName: 'Zora' })).data;
  const { revision } = (await admin.call<StaffRecord>('GET', `admin/staff/${id}`)).data;
  await admin.call('PUT', `admin/staff/${id}`, { userTypeId: 4, areas: ['reviews'], revision });
  const log = async (filter: object) =>
    (await admin.call<LoggedChange[]>('GET', `admin/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data;
  const [last, before] = await log({ subject: 'staff', subjectId: String(id) });
  expect(last).toMatchObject({
    action: 'staff.update',
    actor: admin.name,
    userId: admin.id,
    before: { areas: ['orders'] },
    after: { areas: ['reviews'] },
  });
  expect(before).toMatchObject({ action: 'staff.invite', before: null, after: { firstName: 'Zora' } });
  expect((await log({ action: 'staff.update' })).map(({ action }) => action)).not.toContain('staff.invite');
  expect((await log({ action: 'staff' })).map(({ action }) => action)).toContain('staff.invite');
  expect((await log({ who: 'warehouse' })).map(({ userId }) => userId)).toEqual([null]);
  expect((await log({ who: admin.email }))[0]?.id).toBe(last?.id);
  const today = now().toISOString().slice(0, 10);
  expect((await log({ from: today, until: today }))[0]?.id).toBe(last?.id);
  expect(await log({ until: '2020-01-01' })).toEqual([]);
  const byUser = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  expect((await byUser.call('GET', 'admin/audit')).status).toBe(403);
});

test('the list of staff is searched by name and email and contains no customers', async () => {
  const customer = await registeredCustomer(shop);
  const { email } = (await invite({ lastName: 'Žagar' })).data;
  const list = async (filter: object) =>
    (await admin.call<StaffPersonRow[]>('GET', `admin/staff?take=100&filter=${encodeURIComponent(JSON.stringify(filter))}`)).data.map(
      (row) => row.email,
    );
  expect(await list({ q: 'žagar' })).toEqual([email]);
  expect(await list({})).not.toContain(customer.email);
  expect(await list({ userTypeId: 1, isClosed: false })).not.toContain(email);
  expect(await list({ isClosed: true })).not.toContain(email);
});
