import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Market } from '#contracts/countries';
import { setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { tagDrops } from '#platform/tag-drops';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { CountryRecord } from './contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let dropped: string[] = [];
const clock = {
  set: (time: string): void => void (clock.reset = setClock(() => new Date(time))),
  reset: (): void => undefined,
};
const note = (tags: readonly string[]): number => dropped.push(...tags);

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['settings'] });
  tagDrops.on('caches', note);
});
afterAll(() => {
  tagDrops.off('caches', note);
  return database.close();
});

afterEach(() => clock.reset());

const path = (id: number) => `admin/countries/${id}`;
const open = async (id: number = shopIds.SI): Promise<CountryRecord> => (await staff.call<CountryRecord>('GET', path(id))).data;
const save = (form: CountryRecord) => staff.call<CountryRecord>('PUT', path(form.id), form);
/** What a save drops besides the countries' own model. */
const dropsOf = async (form: CountryRecord): Promise<string[]> => {
  dropped = [];
  expect(await save(form)).toMatchObject({ status: 200 });
  return dropped.filter((tag) => tag !== 'country-settings').sort();
};
const issuesOf = (answer: { params: Record<string, unknown> }) => (answer.params.issues as { field: string }[]).map(({ field }) => field);

test('a new price of delivery is charged at the next look, and no page of the shop is dropped for it', async () => {
  const garment = await shop.garment({ prices: { [shopIds.SI]: 1000 } });
  const cart = await shop.cartWith(shopIds.SI, { garment });
  const delivery = async () => (await shop.checkout(cart.id)).shippingOptions.find(({ code }) => code === 'courier')?.price;
  expect(await delivery()).toBe(3.9);
  const form = await open();
  const shippingMethods = form.shippingMethods.map((method) => (method.code === 'courier' ? { ...method, price: 4.2 } : method));
  expect(await dropsOf({ ...form, shippingMethods })).toEqual([]);
  expect(await delivery()).toBe(4.2);
  expect((await shop.order(cart.id, readyForm('SI'))).status).toBe(201);
});

test('what is dropped is what shows it: a name that country’s pages, a closure its days of arrival, a word one language, a domain all', async () => {
  const name = await dropsOf({ ...(await open()), shopName: 'Selvedge Slovenija' });
  const day = await dropsOf({ ...(await open()), closures: [{ day: '2027-03-01', reason: 'Stocktaking' }] });
  const before = await open();
  const texts = before.texts.map((text) => (text.languageId === 16 ? { ...text, vatNote: 'DDV vključen' } : text));
  const word = await dropsOf({ ...before, texts });
  const domain = await dropsOf({ ...(await open()), domain: 'selvedge.example' });
  expect({ name, day, word, domain }).toEqual({
    name: ['country:3'],
    day: ['delivery:3'],
    word: ['country-words:3/16'],
    domain: ['countries', 'country:3'],
  });
  const market = await shop.call<{ shopName: string; texts: { vatNote: string } }>('GET', 'market?host=selvedge.example&language=sl');
  expect(market.data).toMatchObject({ shopName: 'Selvedge Slovenija', texts: { vatNote: 'DDV vključen' } });
  expect(await save({ ...(await open(shopIds.DE)), domain: 'selvedge.example' })).toMatchObject({ status: 422, code: 'InvalidInput' });
});

test('a tag manager’s container is called GTM- and digits or capital letters; its pages know it, and an empty field ends it', async () => {
  const tagManagerOf = async () => (await shop.call<{ tagManagerId: string | null }>('GET', 'market?host=es.localhost')).data.tagManagerId;
  expect(await tagManagerOf()).toBeNull();
  for (const tagManagerId of ['GTM-', 'GTM-ab12', 'UA-12345', 'GTM-AB12"', 'XGTM-AB12', 'GTM-AB12 CD']) {
    const refused = await save({ ...(await open(shopIds.ES)), tagManagerId });
    expect(refused).toMatchObject({ status: 422, code: 'InvalidInput' });
    expect(refused.params.issues).toEqual([
      expect.objectContaining({ field: 'tagManagerId', params: { message: 'GTM- followed by digits and capital letters' } }),
    ]);
  }
  expect(await dropsOf({ ...(await open(shopIds.ES)), tagManagerId: 'GTM-AB12CD3' })).toEqual([`country:${shopIds.ES}`]);
  expect(await tagManagerOf()).toBe('GTM-AB12CD3');
  expect(await dropsOf({ ...(await open(shopIds.ES)), tagManagerId: '' })).toEqual([`country:${shopIds.ES}`]);
  expect(await tagManagerOf()).toBeNull();
});

test('a VAT rate of the future comes into force at midnight there; one that has begun is never rewritten', async () => {
  clock.set('2026-11-22T22:30:00Z');
  const form = await open(shopIds.HU);
  const late = await save({ ...form, upcomingRates: [{ category: 'standard', rate: 26, validFrom: '2026-11-22' }] });
  expect(issuesOf(late)).toEqual(['upcomingRates.0.validFrom']);
  const saved = await save({ ...form, upcomingRates: [{ category: 'standard', rate: 26, validFrom: '2026-11-23' }] });
  expect(saved.data).toMatchObject({ ratesSoFar: [{ rate: 27 }], upcomingRates: [{ rate: 26, validFrom: '2026-11-23' }] });
  const garment = await shop.garment({ prices: { [shopIds.HU]: 799_000 } });
  const cart = await shop.cartWith(shopIds.HU, { garment });
  const rate = async () => (await shop.checkout(cart.id)).totals.vat[0]?.basisPoints;
  expect(await rate()).toBe(2700);
  clock.set('2026-11-22T23:30:00Z');
  expect(await rate()).toBe(2600);
  expect((await open(shopIds.HU)).ratesSoFar.map(({ rate: each }) => each)).toEqual([27, 26]);
});

test('a postal rule that has begun is ended, not deleted; a method that orders name is switched off, not removed', async () => {
  const form = await open(shopIds.DE);
  const [heligoland, ...others] = form.postalRules;
  const ended = await save({ ...form, postalRules: others });
  expect(ended.data.postalRules.find(({ id }) => id === heligoland?.id)?.validUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
  const removed = await save({ ...ended.data, shippingMethods: ended.data.shippingMethods.slice(1) });
  expect(issuesOf(removed)).toEqual(['shippingMethods']);
  const changed = await save({ ...ended.data, postalRules: ended.data.postalRules.map((rule) => ({ ...rule, isRefused: false })) });
  expect(issuesOf(changed)[0]).toBe('postalRules.0.fromCode');
});

test('the shop opens in a country when it can sell there, and says what is missing', async () => {
  const { data: found } = await staff.call<{ id: number }[]>('GET', `admin/countries?filter=${encodeURIComponent('{"q":"Finland"}')}`);
  const form = await open(found[0]?.id);
  const refused = await save({ ...form, isActive: true });
  expect(JSON.stringify(refused.params)).toContain('a domain, a standard VAT rate that is in force, a way of delivery, a way to pay');
  const opened = await save({
    ...form,
    isActive: true,
    domain: 'selvedge.fi',
    timeZone: 'Europe/Helsinki',
    upcomingRates: [{ category: 'standard', rate: 25.5, validFrom: '2024-09-01' }],
    shippingMethods: [
      {
        code: 'courier',
        carrier: 'Posti',
        price: 4.9,
        freeFrom: 50,
        minDays: 3,
        maxDays: 6,
        pickupPoint: null,
        lockerPattern: null,
        lockerExample: null,
        trackingUrl: null,
        isActive: true,
      },
    ],
    paymentMethods: [{ code: 'cod', provider: 'none', charge: 2, deskFrom: null, minTotal: 0, maxTotal: null, isActive: true }],
  });
  expect(opened).toMatchObject({ status: 200, data: { isActive: true, currency: 'EUR', ratesSoFar: [{ rate: 25.5 }] } });
  expect((await shop.call<{ country: { code: string } }>('GET', 'market?host=selvedge.fi')).data.country.code).toBe('FI');
});

test('two people edit one country: the second is told who was first, and the log has what was different', async () => {
  const [mine, his] = [await open(), await open()];
  expect(await save({ ...mine, deliveredAfterDays: 10 })).toMatchObject({ status: 200 });
  expect(await save({ ...his, shopName: 'Other' })).toMatchObject({ status: 409, code: 'ChangedMeanwhile', params: { by: 'Mira Novak' } });
  expect(await open()).toMatchObject({ deliveredAfterDays: 10, shopName: mine.shopName });
});

test('who may not change settings learns nothing of them', async () => {
  const seller = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  expect(await seller.call('GET', path(3))).toMatchObject({ status: 403 });
  expect(await seller.call('PUT', path(3), {})).toMatchObject({ status: 403 });
});

test('search engines are given a host’s own language and English, and what its settings add', async () => {
  const indexed = async () => (await shop.call<Market>('GET', 'market?host=de.localhost')).data.indexedLanguages;
  expect(await indexed()).toEqual(['de', 'en']);
  const form = await open(shopIds.DE);
  expect(await dropsOf({ ...form, indexedLanguages: ['hu', 'de'] })).toEqual([`country:${shopIds.DE}`]);
  expect(await indexed()).toEqual(['de', 'en', 'hu']);
  expect(issuesOf(await save({ ...(await open(shopIds.DE)), indexedLanguages: ['fr'] }))).toEqual(['indexedLanguages']);
});
