import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes, now, setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { inbox } from '#platform/tables';
import { createTestDatabase } from '#testing/database';
import { openPasskeyDevice } from '#testing/people/passkey-device';
import { confirmEmail, registeredCustomer } from '#testing/people/registered-customer';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { createUser } from '../registration/create-user.ts';
import type { Passkey } from '../contract.ts';
import { demoSignIns, seedDemoAccounts, seedUserTypes } from '../registration/seed-accounts.ts';
import { passkeyChallenges, passkeys, userRoles } from '../tables.ts';
import { userType } from '../registration/user-types.ts';

let database: Database;
let shop: TestShop;
let ana: Owner;
let jonas: Owner;

/** A signed-in user with their token. */
type Owner = Awaited<ReturnType<typeof signIn>>;
type Device = ReturnType<typeof openPasskeyDevice>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  await seedDemoAccounts(database.db, { isLoopback: true });
  ana = await signIn(demoSignIns[0]);
  jonas = await signIn(demoSignIns[1]);
});
beforeEach(async () => {
  await database.db.delete(passkeys);
  await database.db.delete(passkeyChallenges);
});
afterAll(() => database.close());

async function signIn({ email, password }: { email: string; password: string }) {
  const { data } = await shop.call<{ id: number; token: string }>('POST', 'auth/login', { email, password });
  const headers = { authorization: `Bearer ${data.token}` };
  return { id: data.id, password, call: <Data>(method: string, path: string, body?: unknown) => shop.call<Data>(method, path, body, headers) };
}

const origin = 'http://si.localhost:4300';
const rpId = 'si.localhost';

interface Options {
  challengeId: string;
  options: {
    challenge: string;
    rp?: { id: string; name: string };
    rpId?: string;
    user?: { id: string; name: string };
    excludeCredentials?: { id: string }[];
  };
}
const askOptions = (owner: Owner, changes: { origin?: string; currentPassword?: string } = {}) =>
  owner.call<Options>('POST', `user/${owner.id}/passkeys/options`, { origin, currentPassword: owner.password, ...changes });
const beginAdding = async (owner: Owner) => (await askOptions(owner)).data;
const add = async (owner: Owner, device: Device, changes: { origin?: string; isVerified?: boolean; name?: string; ceremony?: Options } = {}) => {
  const { challengeId, options } = changes.ceremony ?? (await beginAdding(owner));
  const response = device.create({ challenge: options.challenge, origin, rpId, userHandle: options.user?.id ?? '', ...changes });
  return owner.call<Passkey>('POST', `user/${owner.id}/passkeys`, { challengeId, response, name: changes.name ?? 'My telephone' });
};
const begin = async (from = origin) => (await shop.call<Options>('POST', 'auth/passkeys/options', { origin: from })).data;
const enter = async (
  device: Device,
  changes: { origin?: string; rpId?: string; isVerified?: boolean; userTypeId?: number; ceremony?: Options } = {},
) => {
  const { challengeId, options } = changes.ceremony ?? (await begin());
  const response = device.get({ challenge: options.challenge, origin, rpId, ...changes });
  return shop.call<{ id: number; token: string; userTypeId: number }>('POST', 'auth/passkeys', {
    challengeId,
    response,
    userTypeId: changes.userTypeId,
  });
};
const refused = { status: 401, code: 'PasskeyFailed' };

test('a passkey signs in without an email address, any number of times', async () => {
  const device = openPasskeyDevice();
  const added = await add(ana, device);
  expect(added).toMatchObject({ status: 201, data: { name: 'My telephone', host: rpId, lastUsedAt: null } });
  for (const _ of [1, 2]) {
    const { status, data } = await enter(device);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: ana.id, userTypeId: userType.customer });
    expect((await shop.call('GET', `user/${ana.id}/passkeys`, undefined, { authorization: `Bearer ${data.token}` })).status).toBe(200);
  }
  const [shown] = (await ana.call<Passkey[]>('GET', `user/${ana.id}/passkeys`)).data;
  expect(Date.parse(shown?.lastUsedAt ?? '')).not.toBeNaN();
});

describe('a new passkey needs', () => {
  test('the password of the owner, because another person may use an open session', async () => {
    const missing = await askOptions(ana, { currentPassword: '' });
    expect(missing).toMatchObject({ status: 422, params: { issues: [{ field: 'currentPassword', code: 'required' }] } });
    const wrong = await askOptions(ana, { currentPassword: 'Wrong.2026' });
    expect(wrong).toMatchObject({ status: 422, params: { issues: [{ field: 'currentPassword', code: 'currentPassword' }] } });
    expect((await askOptions(ana)).status).toBe(200);
  });

  test('no password within ten minutes after a sign-in by passkey', async () => {
    const device = openPasskeyDevice();
    await add(ana, device);
    const { data } = await enter(device);
    const session = { authorization: `Bearer ${data.token}` };
    const askWithoutPassword = () => shop.call('POST', `user/${ana.id}/passkeys/options`, { origin }, session);
    const isFresh = async () => (await shop.call<{ isPasskeyFresh: boolean }>('GET', 'auth/session', undefined, session)).data.isPasskeyFresh;
    expect([(await askWithoutPassword()).status, await isFresh()]).toEqual([200, true]);
    const restore = setClock(() => new Date(Date.now() + minutes(10) + 1000));
    try {
      expect([(await askWithoutPassword()).status, await isFresh()]).toEqual([422, false]);
    } finally {
      restore();
    }
  });

  test('a confirmed email address, because its owner may be another person', async () => {
    const eve = await registeredCustomer(shop);
    const answer = await eve.call('POST', `user/${eve.id}/passkeys/options`, { origin, currentPassword: eve.password });
    expect(answer).toMatchObject({ status: 409, code: 'EmailNotConfirmed' });
    await confirmEmail(shop, eve);
    expect((await eve.call('POST', `user/${eve.id}/passkeys/options`, { origin, currentPassword: eve.password })).status).toBe(200);
  });
});

test('a synced passkey without a counter signs in repeatedly', async () => {
  const device = openPasskeyDevice({ counts: false });
  await add(ana, device);
  for (const _ of [1, 2, 3]) expect((await enter(device)).status).toBe(200);
});

test('the options contain no account and no passkey for guests, and contain the account only for its owner', async () => {
  await add(ana, openPasskeyDevice());
  const { options } = await begin();
  expect(options).toMatchObject({ rpId, userVerification: 'required' });
  expect(JSON.stringify(options)).not.toMatch(/allowCredentials":\s*\[\{|@/);
  const own = (await beginAdding(ana)).options;
  expect(own).toMatchObject({ rp: { id: rpId }, user: { name: demoSignIns[0].email }, attestation: 'none' });
  expect(own.excludeCredentials).toHaveLength(1);
  expect(Buffer.from(own.user?.id ?? '', 'base64url').toString()).not.toContain(demoSignIns[0].email);
});

test('a passkey without a name is named after its browser', async () => {
  expect((await add(ana, openPasskeyDevice(), { name: '  ' })).data.name).toBe('Other · Other');
});

test('the owner of an account gets an email about a new passkey, with a link to remove it', async () => {
  await shop.runJobs();
  await database.db.delete(inbox);
  await add(ana, openPasskeyDevice());
  await shop.runJobs();
  const mails = await database.db.select().from(inbox);
  expect(mails).toMatchObject([{ recipient: demoSignIns[0].email, subject: 'Vašemu računu v trgovini Selvedge je bil dodan ključ za dostop' }]);
  expect(mails[0]?.text).toContain('/user/security');
});

describe('a passkey is refused', () => {
  test.each(['https://evil.example', 'http://si.localhost:4999', 'https://si.localhost:4300', 'http://evil.si.localhost:4300'])(
    'for options on a page of %s',
    async (from) => {
      expect(await shop.call('POST', 'auth/passkeys/options', { origin: from })).toMatchObject({ status: 422 });
      expect(await askOptions(ana, { origin: from })).toMatchObject({ status: 422, code: 'InvalidInput' });
    },
  );

  test('if it was created or signed on a page of another site', async () => {
    const device = openPasskeyDevice();
    expect(await add(ana, device, { origin: 'https://evil.example' })).toMatchObject({ status: 422, code: 'PasskeyFailed' });
    await add(ana, device);
    expect(await enter(device, { origin: 'https://evil.example' })).toMatchObject(refused);
  });

  test('if it was signed for another host of the shop', async () => {
    const device = openPasskeyDevice();
    await add(ana, device);
    const ceremony = await begin('http://de.localhost:4300');
    expect(await enter(device, { ceremony, origin: 'http://de.localhost:4300', rpId: 'de.localhost' })).toMatchObject(refused);
  });

  test('if the challenge was answered before, correctly or not', async () => {
    const device = openPasskeyDevice();
    await add(ana, device);
    const ceremony = await begin();
    expect((await enter(device, { ceremony })).status).toBe(200);
    expect(await enter(device, { ceremony })).toMatchObject(refused);
    const other = await begin();
    expect(await enter(device, { ceremony: other, origin: 'https://evil.example' })).toMatchObject(refused);
    expect(await enter(device, { ceremony: other })).toMatchObject(refused);
    const adding = await beginAdding(ana);
    expect((await add(ana, openPasskeyDevice(), { ceremony: adding })).status).toBe(201);
    expect((await add(ana, openPasskeyDevice(), { ceremony: adding })).status).toBe(422);
  });

  test('if the challenge is older than five minutes', async () => {
    const device = openPasskeyDevice();
    await add(ana, device);
    const [ceremony, adding] = [await begin(), await beginAdding(ana)];
    const later = new Date(now().getTime() + minutes(5) + 1);
    const restore = setClock(() => later);
    try {
      expect(await enter(device, { ceremony })).toMatchObject(refused);
      expect((await add(ana, openPasskeyDevice(), { ceremony: adding })).status).toBe(422);
    } finally {
      restore();
    }
  });

  test('if the challenge belongs to another user or another purpose', async () => {
    const device = openPasskeyDevice();
    const ceremonyOfAna = await beginAdding(ana);
    expect(await add(jonas, device, { ceremony: ceremonyOfAna })).toMatchObject({ status: 422, code: 'PasskeyFailed' });
    expect((await add(ana, device, { ceremony: await begin() })).status).toBe(422);
    expect((await add(ana, device, { ceremony: ceremonyOfAna })).status).toBe(201);
    expect(await enter(device, { ceremony: await beginAdding(ana) })).toMatchObject(refused);
  });

  test('if it is a copy of a key that has been used since', async () => {
    const device = openPasskeyDevice();
    await add(ana, device);
    expect((await enter(device)).status).toBe(200);
    device.turnBack(1);
    expect(await enter(device)).toMatchObject(refused);
  });

  test('if the device did not verify its user', async () => {
    const device = openPasskeyDevice();
    expect((await add(ana, device, { isVerified: false })).status).toBe(422);
    await add(ana, device);
    expect(await enter(device, { isVerified: false })).toMatchObject(refused);
  });

  test('if the key is unknown, removed or made up', async () => {
    expect(await enter(openPasskeyDevice())).toMatchObject(refused);
    const device = openPasskeyDevice();
    const { data } = await add(ana, device);
    expect((await jonas.call('DELETE', `user/${jonas.id}/passkeys/${data.id}`)).code).toBe('PasskeyNotFound');
    expect((await ana.call('DELETE', `user/${ana.id}/passkeys/${data.id}`)).status).toBe(200);
    expect(await enter(device)).toMatchObject(refused);
    const ceremony = await beginAdding(ana);
    const made = openPasskeyDevice().create({ challenge: ceremony.options.challenge, origin, rpId, userHandle: '' });
    const odd = { ...made, response: { ...made.response, transports: 'usb' } };
    const added = await ana.call<Passkey>('POST', `user/${ana.id}/passkeys`, { challengeId: ceremony.challengeId, response: odd, name: 'Odd' });
    expect(added.status).toBe(201);
    for (const response of [{}, { id: 7 }, { id: 'a', rawId: 'a', type: 'public-key', response: null }])
      expect(await shop.call('POST', 'auth/passkeys', { challengeId: (await begin()).challengeId, response })).toMatchObject(refused);
  });

  test('if the same key is added again, to any account', async () => {
    const device = openPasskeyDevice();
    await add(ana, device);
    expect((await add(jonas, device)).status).toBe(422);
  });

  test('for a user type that the account lacks, and for staff', async () => {
    const device = openPasskeyDevice();
    await add(ana, device);
    expect(await enter(device, { userTypeId: userType.affiliate })).toMatchObject(refused);
    const id = await createUser(database.db, {
      ...demoSignIns[0],
      email: 'staff@selvedge.test',
      emailConfirmedAt: now(),
      userTypeIds: [userType.customer],
    });
    const staff = await signIn({ email: 'staff@selvedge.test', password: demoSignIns[0].password });
    const key = openPasskeyDevice();
    await add(staff, key);
    await database.db.insert(userRoles).values({ userId: id, userTypeId: userType.admin });
    expect(await enter(key, { userTypeId: userType.admin })).toMatchObject({ status: 403, code: 'SecondFactorRequired' });
  });
});
