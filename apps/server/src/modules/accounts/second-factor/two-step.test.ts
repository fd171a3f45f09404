import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { minutes, now, setClock } from '#kit/clock';
import { inTransaction } from '#platform/transaction';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { confirmEmail, listMails, registeredCustomer } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';
import type { SignedInAnswer, TotpSetupAnswer, TwoStep } from '../contract.ts';
import { seedUserTypes } from '../registration/seed-accounts.ts';
import { userType } from '../registration/user-types.ts';
import { createUnknownPassword, inviteStaff } from '../staff/invite-staff.ts';
import { userRoles } from '../tables.ts';
import { computeTotpCode } from './totp.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
});
beforeEach(() => setClock(() => new Date()));
afterAll(async () => {
  setClock(() => new Date());
  await database.close();
});

type Customer = Awaited<ReturnType<typeof customer>>;

/** Registers a customer with a confirmed email address. */
async function customer() {
  const registered = await registeredCustomer(shop);
  await confirmEmail(shop, registered);
  return { ...registered, path: `user/${registered.id}/two-step` };
}

/** Advances the clock. @param by the duration in ms */
function moveClock(by: number): void {
  const at = now().getTime() + by;
  setClock(() => new Date(at));
}

/** Returns the code that the app shows. Each code works once, so each call advances the clock to the next step. */
function readApp({ secret }: Pick<TotpSetupAnswer, 'secret'>): string {
  moveClock(30_000);
  return computeTotpCode(secret, now());
}

async function enableTwoStep(owner: Customer) {
  const { data: setup } = await owner.call<TotpSetupAnswer>('POST', `${owner.path}/setup`, { currentPassword: owner.password });
  const { data } = await owner.call<{ recoveryCodes: string[] }>('POST', owner.path, { code: readApp(setup) });
  return { ...setup, ...data };
}

const signIn = ({ email, password }: Pick<Customer, 'email' | 'password'>, more: object = {}) =>
  shop.call<SignedInAnswer>('POST', 'auth/login', { email, password, ...more });
const beginSignIn = async (owner: Customer, more: object = {}) => (await signIn(owner, more)).params.challenge;
const enter = (challenge: unknown, proof: object) => shop.call<SignedInAnswer>('POST', 'auth/second-factor', { challenge, ...proof });

test('after the setup, the password starts a second step, and only a code of the app signs the user in', async () => {
  const owner = await customer();
  expect((await owner.call<TwoStep>('GET', owner.path)).data).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  const { data: setup } = await owner.call<TotpSetupAnswer>('POST', `${owner.path}/setup`, { currentPassword: owner.password });
  expect(setup.url).toContain('otpauth://totp/');
  expect(setup.svg).toContain('<svg');
  // The secret takes effect only with its first code.
  expect((await signIn(owner)).status).toBe(200);
  const { data } = await owner.call<{ recoveryCodes: string[] }>('POST', owner.path, { code: readApp(setup) });
  expect(data.recoveryCodes).toHaveLength(10);
  expect((await owner.call<TwoStep>('GET', owner.path)).data).toEqual({ isOn: true, recoveryCodesLeft: 10 });

  const first = await signIn(owner);
  expect(first).toMatchObject({ status: 403, code: 'CodeRequired' });
  expect(first.data).toBeUndefined();
  const { challenge } = first.params;
  expect(await enter(challenge, { code: '000000' })).toMatchObject({ status: 401, code: 'SecondFactorFailed' });
  const code = readApp(setup);
  const second = await enter(challenge, { code });
  expect(second).toMatchObject({ status: 200, data: { id: owner.id, userTypeId: userType.customer } });
  expect((await shop.call('GET', owner.path, undefined, { authorization: `Bearer ${second.data.token}` })).status).toBe(200);
  // The challenge and the code work only once.
  expect(await enter(challenge, { code: readApp(setup) })).toMatchObject({ code: 'ChallengeOver' });
  expect(await enter(await beginSignIn(owner), { code })).toMatchObject({ code: 'SecondFactorFailed' });
});

test('a recovery code works once instead of a code of the app, and new recovery codes replace the old ones', async () => {
  const owner = await customer();
  const { recoveryCodes } = await enableTwoStep(owner);
  expect((await enter(await beginSignIn(owner), { recoveryCode: recoveryCodes[0] })).status).toBe(200);
  expect((await enter(await beginSignIn(owner), { recoveryCode: recoveryCodes[0] })).code).toBe('SecondFactorFailed');
  expect((await owner.call<TwoStep>('GET', owner.path)).data.recoveryCodesLeft).toBe(9);
  expect((await owner.call('POST', `${owner.path}/recovery-codes`, { currentPassword: 'wrong' })).code).toBe('InvalidInput');
  const { data } = await owner.call<{ recoveryCodes: string[] }>('POST', `${owner.path}/recovery-codes`, { currentPassword: owner.password });
  expect((await enter(await beginSignIn(owner), { recoveryCode: recoveryCodes[1] })).code).toBe('SecondFactorFailed');
  expect((await enter(await beginSignIn(owner), { recoveryCode: data.recoveryCodes[0] })).status).toBe(200);
});

test('the second step ends after five wrong codes or ten minutes', async () => {
  const owner = await customer();
  const setup = await enableTwoStep(owner);
  const tried = await beginSignIn(owner);
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await enter(tried, { code: '000000' })).code).toBe('SecondFactorFailed');
  expect((await enter(tried, { code: readApp(setup) })).code).toBe('ChallengeOver');
  const late = await beginSignIn(owner);
  moveClock(minutes(10) + 1000);
  expect((await enter(late, { code: readApp(setup) })).code).toBe('ChallengeOver');
});

test('a new password or a sign-out everywhere ends a sign-in that still needs a code', async () => {
  const staff = await signedInStaff(shop, { role: 'user', areas: ['customers'] });
  const owner = await customer();
  const setup = await enableTwoStep(owner);
  const old = await beginSignIn(owner);
  const password = 'Cotton.2027';
  const change = { oldPassword: owner.password, password, repeatPassword: password };
  expect((await owner.call('PUT', `auth/changePassword/${owner.id}`, change)).status).toBe(200);
  expect((await enter(old, { code: readApp(setup) })).code).toBe('ChallengeOver');
  const next = (await signIn({ ...owner, password })).params.challenge;
  expect((await staff.call('POST', `admin/customers/${owner.id}/sign-out`, {})).status).toBe(200);
  expect((await enter(next, { code: readApp(setup) })).code).toBe('ChallengeOver');
});

test('an affiliate signs in with the same second step, and the back office does not accept its challenge', async () => {
  const owner = await customer();
  await database.db.insert(userRoles).values({ userId: owner.id, userTypeId: userType.affiliate });
  const setup = await enableTwoStep(owner);
  const challenge = await beginSignIn(owner, { userTypeId: userType.affiliate });
  expect((await shop.call('POST', 'admin/second-factor', { challenge, code: readApp(setup) })).code).toBe('ChallengeOver');
  expect((await enter(challenge, { code: readApp(setup) })).data.userTypeId).toBe(userType.affiliate);
});

test('the setup requires the password and a confirmed email address, the end requires the password, and each change sends an email', async () => {
  const unconfirmed = await registeredCustomer(shop);
  const path = `user/${unconfirmed.id}/two-step/setup`;
  expect((await unconfirmed.call('POST', path, { currentPassword: unconfirmed.password })).code).toBe('EmailNotConfirmed');

  const owner = await customer();
  expect((await owner.call('POST', `${owner.path}/setup`, {})).code).toBe('InvalidInput');
  expect((await owner.call('POST', owner.path, { code: '123456' })).params.issues).toEqual([{ field: 'code', code: 'wrongCode' }]);
  const setup = await enableTwoStep(owner);
  // A second secret would lock the owner out.
  expect((await owner.call('POST', `${owner.path}/setup`, { currentPassword: owner.password })).code).toBe('SecondFactorKnown');
  expect((await owner.call('POST', owner.path, { code: readApp(setup) })).code).toBe('InvalidInput');
  expect((await owner.call('POST', `${owner.path}/end`, { currentPassword: 'wrong' })).code).toBe('InvalidInput');
  expect((await owner.call('POST', `${owner.path}/end`, { currentPassword: owner.password })).status).toBe(200);
  expect((await signIn(owner)).status).toBe(200);
  await shop.runJobs();
  const subjects = (await listMails(shop, owner.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Two-step sign-in'))).toHaveLength(2);
});

test('staff can switch two-step sign-in off for a customer who lost their device, and a staff account is refused', async () => {
  const staff = await signedInStaff(shop, { role: 'user', areas: ['customers'] });
  const owner = await customer();
  await enableTwoStep(owner);
  const record = (id: number) => staff.call<{ hasTwoStep: boolean }>('GET', `admin/customers/${id}`);
  expect((await record(owner.id)).data.hasTwoStep).toBe(true);
  expect((await staff.call<{ hasTwoStep: boolean }>('POST', `admin/customers/${owner.id}/end-two-step`, {})).data.hasTwoStep).toBe(false);
  expect((await signIn(owner)).status).toBe(200);

  await database.db.insert(userRoles).values({ userId: owner.id, userTypeId: userType.vendor });
  const setup = await owner.call('POST', `${owner.path}/setup`, { currentPassword: owner.password });
  expect(setup).toMatchObject({ status: 409, code: 'TwoStepManagedByStaff' });
});

test('an invitation to the back office removes the second factor of the shop account', async () => {
  const owner = await customer();
  await enableTwoStep(owner);
  const passwordHash = await createUnknownPassword();
  const { email } = owner;
  const invitation = { email, firstName: '', lastName: '', userTypeId: userType.user, areas: [] };
  await inTransaction(database.db, (tx) => inviteStaff(tx, invitation, passwordHash));
  await database.db.delete(userRoles).where(eq(userRoles.userTypeId, userType.user));
  expect((await owner.call<TwoStep>('GET', owner.path)).data.isOn).toBe(false);
});
