import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contracts/cart';
import type { Checkout } from '../contract.ts';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { signInCustomer, type TestCustomer } from '#testing/people/test-customer';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';

let database: Database;
let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  ana = await signInCustomer(database, { phone: '+38640123456', countryCode: '386' });
  const home = {
    firstName: 'Ana',
    lastName: 'Novak',
    address: 'Trubarjeva 1',
    postalCode: '1000',
    city: 'Ljubljana',
    phone: '31 234 567',
    phoneCode: '386',
  };
  const office = { ...home, company: 'Novak d.o.o.', address: 'Ringstraße 2', postalCode: '1010', city: 'Wien', countryCode: 'AT' };
  const write = (address: object) => shop.call('POST', `user/${ana.id}/addresses`, { ...address, countryId: shopIds.SI }, ana.token);
  expect((await write({ ...home, countryCode: 'SI', isDefaultShipping: true })).status).toBe(201);
  expect((await write({ ...office, isDefaultBilling: true })).status).toBe(201);
});
afterAll(() => database.close());

const createCart = async (countryId: number): Promise<Cart> => (await shop.call<Cart>('POST', 'carts', { countryId }, ana.token)).data;
const readDraft = async (cartId: string, headers?: Record<string, string>) =>
  (await shop.call<Checkout>('GET', `checkout/${cartId}`, undefined, headers)).data.draft;

test("a customer's checkout starts with their default addresses", async () => {
  expect(await readDraft((await createCart(shopIds.SI)).id, ana.token)).toMatchObject({
    email: ana.email,
    phoneCode: '386',
    firstName: 'Ana',
    address: 'Trubarjeva 1',
    postalCode: '1000',
    billingDiffers: 'on',
    billingAddress: 'Ringstraße 2',
    billingCountryCode: 'AT',
    company: 'Novak d.o.o.',
  });
});

test('entered values take precedence over the account, also a field that was emptied', async () => {
  const { id } = await createCart(shopIds.SI);
  await shop.call('PATCH', `checkout/${id}`, { form: { city: 'Maribor', address: '' } }, ana.token);
  expect(await readDraft(id, ana.token)).toMatchObject({ city: 'Maribor', address: '', email: ana.email });
});

test('the id of a cart reveals nothing about its owner to guests and other customers', async () => {
  const { id } = await createCart(shopIds.HU);
  expect(await readDraft(id)).toEqual({});
  expect(await readDraft(id, (await signInCustomer(database)).token)).toEqual({});
});

test("another country's shop uses only delivery addresses in its country; the billing address is always used", async () => {
  const draft = await readDraft((await createCart(shopIds.HU)).id, ana.token);
  expect(draft).toMatchObject({ firstName: 'Ana', billingAddress: 'Ringstraße 2' });
  expect(draft).not.toHaveProperty('postalCode');
});
