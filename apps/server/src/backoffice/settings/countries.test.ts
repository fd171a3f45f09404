import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ServiceNames } from '#contracts/checkout';
import type { Market } from '#contracts/countries';
import type { LegalLinks, LegalPage } from '#contracts/legal';
import type { ReturnOverview } from '#contracts/returns';
import { setClock } from '#kit/clock';
import { seedDemoSeller } from '#modules/countries';
import { legalPageKeys } from '#modules/legal';
import type { Database } from '#platform/database';
import { tagDrops } from '#platform/tags/tag-drops';
import { createTestDatabase } from '#testing/database';
import { deliver } from '#testing/orders/delivered-order';
import { signedInStaff } from '#testing/people/staff';
import { auditLog } from '#tables/audit';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { CountryRecord, PaymentMethodChoice } from './contract.ts';

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
  shop = openTestShop(database);
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
const save = (form: CountryRecord & { openingReason?: string }) => staff.call<CountryRecord>('PUT', path(form.id), form);
/** Returns the tags that a save drops besides the countries' own model. */
const listDroppedTags = async (form: CountryRecord): Promise<string[]> => {
  dropped = [];
  expect(await save(form)).toMatchObject({ status: 200 });
  return dropped.filter((tag) => tag !== 'country-settings').sort();
};
const listIssueFields = (answer: { params: Record<string, unknown> }) => (answer.params.issues as { field: string }[]).map(({ field }) => field);

test('a new delivery price applies to the next request and to the product pages, which show it', async () => {
  const garment = await shop.garment({ prices: { [shopIds.SI]: 1000 } });
  const cart = await shop.createCart(shopIds.SI, { garment });
  const delivery = async () => (await shop.checkout(cart.id)).shippingOptions.find(({ code }) => code === 'courier')?.price;
  expect(await delivery()).toBe(3.9);
  const form = await open();
  const shippingMethods = form.shippingMethods.map((method) => (method.code === 'courier' ? { ...method, price: 4.2 } : method));
  expect(await listDroppedTags({ ...form, shippingMethods })).toEqual(['delivery:3']);
  expect(await delivery()).toBe(4.2);
  expect((await shop.order(cart.id, readyForm('SI'))).status).toBe(201);
});

test('the names of payment methods and carriers are those of the country, in the language asked for, and a change drops its pages', async () => {
  const readNames = async (languageId: number) =>
    (await shop.call<ServiceNames>('GET', `service-names?countryId=${shopIds.SI}&languageId=${languageId}`)).data;
  const carriers = (await readNames(1)).carriers;
  expect(await readNames(1)).toMatchObject({ payments: expect.arrayContaining(['Card', 'Cash on delivery']) as string[] });
  expect((await readNames(3)).payments).toContain('Nachnahme');
  // Pickup is at the shop, so it is no carrier.
  expect(carriers).not.toContain('Selvedge Ljubljana');
  const form = await open();
  expect(carriers).toContain(form.shippingMethods.find(({ code }) => code === 'courier')?.carrier);
  const paymentMethods = form.paymentMethods.map((method) => ({ ...method, isActive: method.code !== 'cod' }));
  expect(await listDroppedTags({ ...form, paymentMethods })).toContain('country:3');
  expect((await readNames(1)).payments).not.toContain('Cash on delivery');
  const shippingMethods = form.shippingMethods.map((method) => (method.code === 'courier' ? { ...method, carrier: 'Swift Post' } : method));
  expect(await listDroppedTags({ ...(await open()), ...{ paymentMethods: form.paymentMethods, shippingMethods } })).toContain('country:3');
  expect((await readNames(1)).carriers).toContain('Swift Post');
  await save({ ...(await open()), shippingMethods: form.shippingMethods });
});

test('a change drops only the cached pages that show it: a country’s name, a closure’s delivery dates, a text in one language, a domain’s pages', async () => {
  const name = await listDroppedTags({ ...(await open()), shopName: 'Selvedge Slovenija' });
  const day = await listDroppedTags({ ...(await open()), closures: [{ day: '2027-03-01', reason: 'Stocktaking' }] });
  const before = await open();
  const texts = before.texts.map((text) => (text.languageId === 16 ? { ...text, vatNote: 'DDV vključen' } : text));
  const word = await listDroppedTags({ ...before, texts });
  const domain = await listDroppedTags({ ...(await open()), domain: 'selvedge.example' });
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

test('a country’s return policy decides the last days of its orders and what its pages say; the Union’s minimum is enforced', async () => {
  const before = await open();
  const returnPolicy = { returnDays: 30, withdrawalDays: 20, paidBy: 'shop' as const };
  const short = await save({ ...before, returnPolicy: { ...returnPolicy, withdrawalDays: 13 } });
  expect([short.status, listIssueFields(short)]).toEqual([422, ['returnPolicy.withdrawalDays']]);
  expect(await listDroppedTags({ ...before, returnPolicy })).toEqual(['country:3']);

  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment() });
  const { data: order } = await shop.order(cart.id, readyForm('SI', { email: 'ana@example.si' }));
  clock.set('2026-11-18T12:00:00Z');
  await deliver(database, order);
  const proof = { orderNumber: order.orderNumber, email: 'ana@example.si' };
  const { data: overview } = await shop.call<ReturnOverview>('POST', 'returns/overview', { proof });
  expect(overview).toMatchObject({ returnUntil: '2026-12-18', withdrawUntil: '2026-12-08' });
  expect((await shop.call<Market>('GET', 'market?host=si.localhost')).data.returnPolicy).toEqual(returnPolicy);
  const { html } = (await shop.call<LegalPage>('GET', `legal/pages/right-of-withdrawal?countryId=${shopIds.SI}&languageId=1`)).data;
  expect(html).toContain('within 20 days without giving any reason');
  expect(html).toContain('We will bear the cost of returning the goods.');
  expect((await save({ ...(await open()), returnPolicy: before.returnPolicy })).status).toBe(200);
});

test('a tag manager container is GTM- and digits or capital letters; its pages use it, and an empty field removes it', async () => {
  const fetchTagManager = async () => (await shop.call<{ tagManagerId: string | null }>('GET', 'market?host=es.localhost')).data.tagManagerId;
  expect(await fetchTagManager()).toBeNull();
  for (const tagManagerId of ['GTM-', 'UA-12345', 'GTM-AB12"', 'XGTM-AB12', 'GTM-AB12 CD']) {
    const refused = await save({ ...(await open(shopIds.ES)), tagManagerId });
    expect(refused).toMatchObject({ status: 422, code: 'InvalidInput' });
    expect(refused.params.issues).toEqual([
      expect.objectContaining({ field: 'tagManagerId', params: { message: 'Enter an ID such as GTM-AB12CD3' } }),
    ]);
  }
  for (const tagManagerId of ['GTM-ab12', 'gtm-AB12'])
    expect((await save({ ...(await open(shopIds.ES)), tagManagerId })).params.issues).toEqual([
      expect.objectContaining({ field: 'tagManagerId', params: { message: 'This field can only contain uppercase letters' } }),
    ]);
  expect(await listDroppedTags({ ...(await open(shopIds.ES)), tagManagerId: 'GTM-AB12CD3' })).toEqual([`country:${shopIds.ES}`]);
  expect(await fetchTagManager()).toBe('GTM-AB12CD3');
  expect(await listDroppedTags({ ...(await open(shopIds.ES)), tagManagerId: '' })).toEqual([`country:${shopIds.ES}`]);
  expect(await fetchTagManager()).toBeNull();
});

test('a future VAT rate comes into force at local midnight; one that has begun is never changed', async () => {
  clock.set('2026-11-22T22:30:00Z');
  const form = await open(shopIds.HU);
  const late = await save({ ...form, upcomingRates: [{ category: 'standard', rate: 26, validFrom: '2026-11-22' }] });
  expect(listIssueFields(late)).toEqual(['upcomingRates.0.validFrom']);
  const saved = await save({ ...form, upcomingRates: [{ category: 'standard', rate: 26, validFrom: '2026-11-23' }] });
  expect(saved.data).toMatchObject({ ratesSoFar: [{ rate: 27 }], upcomingRates: [{ rate: 26, validFrom: '2026-11-23' }] });
  const garment = await shop.garment({ prices: { [shopIds.HU]: 799_000 } });
  const cart = await shop.createCart(shopIds.HU, { garment });
  const rate = async () => (await shop.checkout(cart.id)).totals.vat[0]?.basisPoints;
  expect(await rate()).toBe(2700);
  clock.set('2026-11-22T23:30:00Z');
  expect(await rate()).toBe(2600);
  expect((await open(shopIds.HU)).ratesSoFar.map(({ rate: each }) => each)).toEqual([27, 26]);
});

test('a postal rule that has begun is ended, not deleted; a method that orders use is switched off, not removed', async () => {
  const form = await open(shopIds.DE);
  const [heligoland, ...others] = form.postalRules;
  const ended = await save({ ...form, postalRules: others });
  expect(ended.data.postalRules.find(({ id }) => id === heligoland?.id)?.validUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
  const removed = await save({ ...ended.data, shippingMethods: ended.data.shippingMethods.slice(1) });
  expect(listIssueFields(removed)).toEqual(['shippingMethods']);
  const changed = await save({ ...ended.data, postalRules: ended.data.postalRules.map((rule) => ({ ...rule, isRefused: false })) });
  expect(listIssueFields(changed)[0]).toBe('postalRules.0.fromCode');
});

test('the shop opens in a country once it can sell there and its legal pages are ready, or with the reason of an admin in the audit log', async () => {
  const { data: found } = await staff.call<{ id: number }[]>('GET', `admin/countries?filter=${encodeURIComponent('{"q":"Finland"}')}`);
  const form = await open(found[0]?.id);
  const refused = await save({ ...form, isActive: true });
  expect(JSON.stringify(refused.params)).toContain('a domain, a standard VAT rate that is in force, a delivery method, a payment method');
  const ready: CountryRecord = {
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
    paymentMethods: [
      { code: 'cod', provider: 'none', charge: 2, reviewFrom: null, reviewFromOrders: 3, minTotal: 0, maxTotal: null, isActive: true },
    ],
  };
  const unread = await save(ready);
  expect([unread.status, listIssueFields(unread)]).toEqual([422, ['isActive']]);
  expect(JSON.stringify(unread.params)).toContain('Legal notice in English (not reviewed; missing: seller.name');
  const notAdmin = await save({ ...ready, openingReason: 'Trial' });
  expect([notAdmin.status, listIssueFields(notAdmin)]).toEqual([422, ['openingReason']]);
  expect((await open(form.id)).isActive).toBe(false);

  const admin = await signedInStaff(shop);
  const opened = await admin.call<CountryRecord>('PUT', path(form.id), { ...ready, openingReason: 'Trial before the review of 10 December' });
  expect(opened).toMatchObject({ status: 200, data: { isActive: true, currency: 'EUR', ratesSoFar: [{ rate: 25.5 }] } });
  expect((await shop.call<{ country: { code: string } }>('GET', 'market?host=selvedge.fi')).data.country.code).toBe('FI');
  const [logged] = await database.db
    .select({ actor: auditLog.actor, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'country.update'), eq(auditLog.subjectId, String(form.id))));
  expect(logged).toMatchObject({ actor: admin.name, after: { isActive: true, openingReason: 'Trial before the review of 10 December' } });
  // A country that is open stays editable.
  expect((await save(opened.data)).status).toBe(200);
});

test('a payment method is accepted only if its provider offers it in this country', async () => {
  const form = await open();
  const method = { charge: 0, reviewFrom: null, reviewFromOrders: null, minTotal: 0, maxTotal: null, isActive: true };
  const withMethod = (code: string, provider: string) =>
    save({ ...form, paymentMethods: [...form.paymentMethods.filter((row) => row.code !== code), { ...method, code, provider }] });
  const index = form.paymentMethods.length;
  expect(listIssueFields(await withMethod('sslcommerz', 'sslcommerz'))).toEqual([`paymentMethods.${index}.provider`]);
  expect(listIssueFields(await withMethod('cheque', 'none'))).toEqual([`paymentMethods.${index}.code`]);
  // A method of Stripe that is used in another country only.
  expect(listIssueFields(await withMethod('blik', 'stripe'))).toEqual([`paymentMethods.${index}.code`]);
  const { data } = await staff.call<PaymentMethodChoice[]>('GET', 'admin/payment-methods');
  const findChoice = (code: string) => data.find((choice) => choice.code === code);
  expect(findChoice('card')).toMatchObject({ name: 'Card', providerName: 'Stripe', countries: null, isPaidLater: false, refunds: 'partial' });
  expect(findChoice('multibanco')).toMatchObject({ name: 'Multibanco', countries: ['PT'], currencies: ['EUR'], isPaidLater: true });
  expect(findChoice('bkash')).toMatchObject({ name: 'bKash', providerName: 'SSLCommerz', countries: ['BD'], currencies: ['BDT'] });
  expect(findChoice('cod')).toMatchObject({ name: 'Cash on delivery', refunds: 'none' });
});

test('staff decide which methods a country offers and in which order, and the checkout follows', async () => {
  const form = await open(shopIds.PL);
  const codes = form.paymentMethods.map(({ code }) => code);
  expect(codes).toEqual(['card', 'blik', 'p24', 'paypal', 'klarna', 'cod']);
  const find = (code: string) => form.paymentMethods.filter((method) => method.code === code);
  const switchedOff = ['p24', 'paypal', 'klarna', 'cod'].flatMap(find).map((method) => ({ ...method, isActive: false }));
  expect((await save({ ...form, paymentMethods: [...find('blik'), ...find('card'), ...switchedOff] })).status).toBe(200);
  const cart = await shop.createCart(shopIds.PL, { garment: await shop.garment() });
  const { paymentOptions, paymentMethod } = await shop.checkout(cart.id);
  expect([paymentOptions.map(({ name }) => name), paymentMethod]).toEqual([['BLIK', 'Card'], 'blik']);
});

test('two people edit one country: the second gets a conflict with the first one’s name, and the log shows the differences', async () => {
  const [first, second] = [await open(), await open()];
  expect(await save({ ...first, deliveredAfterDays: 10 })).toMatchObject({ status: 200 });
  expect(await save({ ...second, shopName: 'Other' })).toMatchObject({ status: 409, code: 'EditConflict', params: { by: 'Mira Novak' } });
  expect(await open()).toMatchObject({ deliveredAfterDays: 10, shopName: first.shopName });
});

test('staff without access to the settings cannot read them', async () => {
  const seller = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  expect(await seller.call('GET', path(3))).toMatchObject({ status: 403 });
  expect(await seller.call('PUT', path(3), {})).toMatchObject({ status: 403 });
});

test('search engines get a host’s own language and English, and what its settings add', async () => {
  const indexed = async () => (await shop.call<Market>('GET', 'market?host=de.localhost')).data.indexedLanguages;
  expect(await indexed()).toEqual(['de', 'en']);
  const form = await open(shopIds.DE);
  expect(await listDroppedTags({ ...form, indexedLanguages: ['hu', 'de'] })).toEqual([`country:${shopIds.DE}`]);
  expect(await indexed()).toEqual(['de', 'en', 'hu']);
  expect(listIssueFields(await save({ ...(await open(shopIds.DE)), indexedLanguages: ['eo'] }))).toEqual(['indexedLanguages']);
});

test('a country whose legal pages are reviewed and complete opens again without a reason', async () => {
  await seedDemoSeller(database.db);
  const closed = await save({ ...(await open(shopIds.HU)), isActive: false });
  const refused = await save({ ...closed.data, isActive: true });
  expect(JSON.stringify(refused.params)).not.toContain('missing:');
  const { data: pages } = await shop.call<LegalLinks>('GET', `legal/pages?countryId=${shopIds.HU}&languageId=1`);
  expect(pages.pages).toHaveLength(6);
  for (const languageId of [1, closed.data.languageId])
    for (const page of legalPageKeys) {
      const which = `admin/legal-pages/${shopIds.HU}-${page}`;
      const { revision } = (await staff.call<{ revision: string }>('GET', `${which}?languageId=${languageId}`)).data;
      expect((await staff.call('POST', `${which}/review`, { languageId, revision, reviewer: 'Dr. Kovács' })).status).toBe(200);
    }
  expect((await save({ ...(await open(shopIds.HU)), isActive: true })).data.isActive).toBe(true);
});
