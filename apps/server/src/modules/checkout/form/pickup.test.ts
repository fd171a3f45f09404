import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCountries } from '#modules/countries';
import { shippingMethods } from '#tables/countries';
import { createTestDatabase } from '#testing/database';
import { openTestShop, readyForm, shopIds, type PlacedOrder, type TestShop } from '#testing/test-shop';
import type { Order } from '#contracts/orders';

const { SI, BD, DE, GR } = shopIds;

let shop: TestShop;
beforeAll(async () => {
  const database = await createTestDatabase();
  const pickupPoint = { name: 'Selvedge Mytilene', address: ['Ermou 1', '81100 Mytilene'] };
  const method = { countryId: GR, code: 'pickup', carrier: 'Selvedge', currency: 'EUR', price: 0, minDays: 1, maxDays: 1, position: 9 };
  await database.db.insert(shippingMethods).values({ ...method, pickupPoint });
  shop = openTestShop(database);
});
afterAll(() => shop.database.close());

const buy = async (countryId: number, form: ReturnType<typeof readyForm>) => {
  const cart = await shop.createCart(countryId, { garment: await shop.garment() });
  return shop.order(cart.id, form);
};
const open = async ({ link }: Pick<PlacedOrder, 'link'>) => (await shop.call<Order>('POST', 'orders/track', { link })).data;
const listOptions = async (countryId: number) =>
  (await shop.checkout((await shop.createCart(countryId, { garment: await shop.garment() })).id)).shippingOptions;

test("an order to a parcel locker keeps the carrier's locker code and the billing address", async () => {
  const form = readyForm('SI', { shippingMethod: 'locker', lockerCode: ' si1000-parcellock08' });
  const { data } = await buy(SI, form);
  expect(await open(data)).toMatchObject({
    pickup: { kind: 'locker', code: 'SI1000-PARCELLOCK08', name: 'GLS Paketomat' },
    shippingAddress: { city: 'Ljubljana' },
  });
});

test("a code that the carrier's lockers cannot have is refused with an example", async () => {
  expect(await buy(SI, readyForm('SI', { shippingMethod: 'locker', lockerCode: '145/12345678' }))).toMatchObject({
    status: 422,
    params: { issues: [{ field: 'lockerCode', code: 'lockerCode', params: { example: 'SI1000-PARCELLOCK08' } }] },
  });
  const packstation = { shippingMethod: 'locker', lockerCode: '145/12345678', lockerPostalCode: '10117' };
  expect((await buy(DE, readyForm('DE', packstation))).status).toBe(201);
});

test('an order to a parcel locker is taxed where the locker is, not where its customer lives', async () => {
  const readRates = async (form: ReturnType<typeof readyForm>) => {
    const { data, code } = await buy(GR, readyForm('GR', form));
    if (code) throw new Error(code);
    return (await open(data)).vat.map(({ basisPoints }) => basisPoints);
  };
  const locker = { shippingMethod: 'locker', lockerCode: '1042' };
  const [athens, lesbos] = ['10558', '81100'];
  expect(await readRates({ ...locker, postalCode: athens, lockerPostalCode: lesbos })).toEqual([1700]);
  expect(await readRates({ ...locker, postalCode: lesbos, lockerPostalCode: athens })).toEqual([2400]);
  expect(await readRates({ postalCode: lesbos, lockerPostalCode: athens })).toEqual([1700]);
});

test("the postal code of a locker is needed where VAT or delivery depend on it, must be one of the shop's country, and may be refused", async () => {
  const refused = (issues: object[]) => ({ status: 422, params: { issues } });
  const order = (lockerPostalCode: string) => buy(DE, readyForm('DE', { shippingMethod: 'locker', lockerCode: '145/12345678', lockerPostalCode }));
  expect(await order('')).toMatchObject(refused([{ field: 'lockerPostalCode', code: 'required' }]));
  expect(await order('SI-1000')).toMatchObject(refused([{ field: 'lockerPostalCode', code: 'postalCode' }]));
  expect(await order('78266')).toMatchObject({ status: 409, code: 'DeliveryRefused', params: { territory: 'Büsingen' } });
  const offered = [await listOptions(DE), await listOptions(SI)].map((options) => options.find(({ code }) => code === 'locker')?.locker);
  expect(offered.map((locker) => locker?.needsPostalCode)).toEqual([true, false]);
});

test('an order for pickup is taxed at the pickup point', async () => {
  const { data } = await buy(GR, readyForm('GR', { shippingMethod: 'pickup', postalCode: '10558' }));
  expect((await open(data)).vat).toMatchObject([{ basisPoints: 1700 }]);
});

test('an order for pickup keeps the pickup point; a home delivery has none', async () => {
  const picked = readyForm('SI', { shippingMethod: 'pickup' });
  expect((await open((await buy(SI, picked)).data)).pickup).toMatchObject({ kind: 'pickup', name: 'Selvedge Ljubljana' });
  const home = readyForm('SI', { lockerCode: 'SI1000-PARCELLOCK08' });
  expect((await open((await buy(SI, home)).data)).pickup).toBeNull();
});

test('the checkout names pickup points and locker codes, and offers pickup only if there is a place', async () => {
  const offered = await listOptions(SI);
  expect(offered.find(({ code }) => code === 'pickup')?.pickupPoint).toMatchObject({ name: 'Selvedge Ljubljana' });
  expect(offered.find(({ code }) => code === 'locker')?.locker).toMatchObject({ example: 'SI1000-PARCELLOCK08' });
  expect((await listOptions(BD)).map(({ code }) => code)).toEqual(['courier', 'express']);
});

test("a shop that was set up before lockers existed gets the missing settings; the operator's own stay unchanged", async () => {
  const { db } = shop.database;
  const ofSlovenia = (code: string) => and(eq(shippingMethods.countryId, SI), eq(shippingMethods.code, code));
  await db.update(shippingMethods).set({ pickupPoint: null, price: 250 }).where(ofSlovenia('pickup'));
  await db.update(shippingMethods).set({ lockerPattern: 'OWN\\d', lockerExample: null, trackingUrl: null }).where(ofSlovenia('locker'));
  await seedCountries(db);
  const read = async (code: string) => (await db.select().from(shippingMethods).where(ofSlovenia(code)))[0];
  expect(await read('pickup')).toMatchObject({ price: 250, pickupPoint: { name: 'Selvedge Ljubljana' } });
  expect(await read('locker')).toMatchObject({
    lockerPattern: 'OWN\\d',
    lockerExample: 'SI1000-PARCELLOCK08',
    trackingUrl: expect.stringContaining('gls') as string,
  });
});
