import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { AddressChange, SavedAddress } from '../contract.ts';
import { demoSignIns, seedDemoAccounts, seedUserTypes } from '../registration/seed-accounts.ts';
import { addresses } from '../tables.ts';

let database: Database;
let shop: TestShop;
let ana: Owner;
let jonas: Owner;

/** A signed-in user with their token. */
type Owner = Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  await seedDemoAccounts(database.db, { isLoopback: true });
  ana = await signIn(demoSignIns[0]);
  jonas = await signIn(demoSignIns[1]);
});
beforeEach(() => database.db.delete(addresses));
afterAll(() => database.close());

async function signIn({ email, password }: { email: string; password: string }) {
  const { data } = await shop.call<{ id: number; token: string }>('POST', 'auth/login', { email, password });
  const headers = { authorization: `Bearer ${data.token}` };
  return { id: data.id, call: <Data>(method: string, path: string, body?: unknown) => shop.call<Data>(method, path, body, headers) };
}

const ljubljana = {
  countryId: shopIds.SI,
  countryCode: 'SI',
  firstName: 'Ana',
  lastName: 'Kovač',
  address: 'Slovenska cesta 1',
  postalCode: '1000',
  city: 'Ljubljana',
  phone: '031 234 567',
} satisfies Partial<AddressChange>;
const add = (owner: Owner, changes: Partial<AddressChange> = {}) =>
  owner.call<SavedAddress>('POST', `user/${owner.id}/addresses`, { ...ljubljana, ...changes });
const listAddresses = async (owner: Owner) => (await owner.call<SavedAddress[]>('GET', `address-shipping/getByUserId/${owner.id}`)).data;
const buildAddressPath = (owner: Owner, { id }: { id: number }) => `user/${owner.id}/addresses/${id}`;

describe('fields of an address', () => {
  test('an address is stored as entered, with the phone number in the format of its country', async () => {
    const { status, data } = await add(ana, { address: '  Slovenska cesta 1 ', company: 'Kovač d.o.o.', vatNumber: 'SI12345678' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      address: 'Slovenska cesta 1',
      company: 'Kovač d.o.o.',
      vatNumber: 'SI12345678',
      phone: '031 234 567',
      phoneCode: '386',
    });
    const [row] = await database.db.select().from(addresses);
    expect(row?.phone).toBe('+38631234567');
    expect(await listAddresses(ana)).toEqual([data]);
  });

  test('each invalid field is reported once', async () => {
    const { status, params } = await add(ana, { firstName: ' ', postalCode: '12', city: '', phone: 'call me', address: 'x'.repeat(121) });
    expect(status).toBe(422);
    expect(params.issues).toEqual([
      { field: 'firstName', code: 'required' },
      { field: 'city', code: 'required' },
      { field: 'postalCode', code: 'postalCode' },
      { field: 'phone', code: 'numeric' },
      { field: 'address', code: 'tooLong', params: { max: 120 } },
    ]);
    expect((await add(ana, { phone: '' })).params.issues).toEqual([{ field: 'phone', code: 'required' }]);
    expect((await add(ana, { countryCode: 'Slovenia' })).params.issues).toEqual([{ field: 'countryCode', code: 'choose' }]);
    expect(await listAddresses(ana)).toEqual([]);
  });

  test("an address in the shop's own country is checked by the rules of that country, and any other address by general rules", async () => {
    const madrid = { countryId: shopIds.ES, countryCode: 'ES', postalCode: '28013', city: 'Madrid', phone: '911 234 567' };
    expect((await add(ana, madrid)).params.issues).toEqual([{ field: 'state', code: 'required' }]);
    expect((await add(ana, { ...madrid, state: 'Madrid' })).data).toMatchObject({ state: 'Madrid', phone: '911 23 45 67', phoneCode: '34' });
    const london = { countryCode: 'gb', postalCode: 'sw1a 1aa', city: 'London', phone: '020 7946 0958', phoneCode: '44' };
    expect((await add(ana, london)).data).toMatchObject({ countryCode: 'GB', postalCode: 'SW1A 1AA', phoneCode: '44' });
  });
});

describe('defaults', () => {
  const readDefaults = async (owner: Owner) => {
    const all = await listAddresses(owner);
    const only = (kind: 'isDefaultShipping' | 'isDefaultBilling') => all.filter((one) => one[kind]).map(({ address }) => address);
    return { shipping: only('isDefaultShipping'), billing: only('isDefaultBilling') };
  };

  test('the first address is the default for shipping and billing, and another address can replace it as either default', async () => {
    await add(ana, { address: 'First' });
    await add(ana, { address: 'Second' });
    expect(await readDefaults(ana)).toEqual({ shipping: ['First'], billing: ['First'] });
    await add(ana, { address: 'Third', isDefaultShipping: true });
    expect(await readDefaults(ana)).toEqual({ shipping: ['Third'], billing: ['First'] });
    const second = (await listAddresses(ana)).find(({ address }) => address === 'Second');
    await ana.call('PUT', buildAddressPath(ana, second ?? { id: 0 }), { ...ljubljana, address: 'Second', isDefaultBilling: true });
    expect(await readDefaults(ana)).toEqual({ shipping: ['Third'], billing: ['Second'] });
    expect((await listAddresses(ana)).map(({ address }) => address)).toEqual(['Third', 'Second', 'First']);
  });

  test('a default address stays the default until another address replaces it', async () => {
    const first = (await add(ana)).data;
    const changed = await ana.call<SavedAddress>('PUT', buildAddressPath(ana, first), { ...ljubljana, city: 'Maribor', postalCode: '2000' });
    expect(changed.data).toMatchObject({ id: first.id, city: 'Maribor', isDefaultShipping: true, isDefaultBilling: true });
  });

  test('the most recently changed address becomes the default after a default is removed', async () => {
    const first = (await add(ana, { address: 'First' })).data;
    await add(ana, { address: 'Second' });
    await add(ana, { address: 'Third', isDefaultBilling: true });
    expect((await ana.call('DELETE', buildAddressPath(ana, first))).status).toBe(200);
    expect(await readDefaults(ana)).toEqual({ shipping: ['Third'], billing: ['Third'] });
    expect((await ana.call('DELETE', buildAddressPath(ana, first))).code).toBe('AddressNotFound');
  });

  test('after concurrent requests one address is the default for shipping and one for billing', async () => {
    await Promise.all([1, 2, 3, 4].map((number) => add(ana, { address: `Number ${number}`, isDefaultShipping: true })));
    const { shipping, billing } = await readDefaults(ana);
    expect([shipping, billing].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('the defaults of other users do not change', async () => {
    await add(jonas, { address: 'Torstraße 1' });
    await add(ana, { address: 'Slovenska 1', isDefaultShipping: true, isDefaultBilling: true });
    expect(await readDefaults(jonas)).toEqual({ shipping: ['Torstraße 1'], billing: ['Torstraße 1'] });
  });
});

test('addresses of other users are not found', async () => {
  const own = (await add(jonas)).data;
  for (const [method, body] of [['PUT', ljubljana], ['DELETE']] as const) {
    expect(await ana.call(method, buildAddressPath(ana, own), body)).toMatchObject({ status: 404, code: 'AddressNotFound' });
    expect(await ana.call(method, buildAddressPath(jonas, own), body)).toMatchObject({ status: 404, code: 'UserNotFound' });
  }
  expect((await ana.call('GET', `address-shipping/getByUserId/${jonas.id}`)).status).toBe(404);
  expect((await ana.call('DELETE', `user/${ana.id}/addresses/99999999999`)).status).toBe(422);
  expect(await database.db.$count(addresses, and(eq(addresses.userId, jonas.id), eq(addresses.city, 'Ljubljana')))).toBe(1);
});

test('an account has at most twenty addresses', async () => {
  const tried = await Promise.all(Array.from({ length: 22 }, () => add(ana)));
  expect(tried.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(tried.find(({ status }) => status === 429)).toMatchObject({ code: 'TooManyRequests', params: { most: 20 } });
});
