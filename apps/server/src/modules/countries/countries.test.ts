import { languages as shopLanguages } from '@selvedge/i18n';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setClock } from '#kit/clock';
import { parsePhone } from '#kit/phone';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestShop } from '#testing/test-shop';
import type { Country, Locale, Market } from './contract.ts';
import { countries, countryTexts, languages, paymentMethods, shippingMethods, vatRates } from './tables.ts';
import { seedCountries } from './seed-countries.ts';
import { findUsualDelivery } from './delivery/usual-delivery.ts';

let database: Database;
let shop: TestShop;
let resetClock = (): void => undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterAll(() => database.close());
afterEach(() => resetClock());

const get = <Data>(path: string) => shop.call<Data>('GET', path);
const market = async (host: string, language = '') => (await get<Market>(`market?host=${host}${language && `&language=${language}`}`)).data;
const at = (time: string): void => {
  resetClock = setClock(() => new Date(time));
};

describe('country/getCountryByName', () => {
  test.each([
    ['Slovenia', 3, 'SI'],
    ['slovenia', 3, 'SI'],
    ['bd', 1, 'BD'],
    ['Czech%20Republic', 12, 'CZ'],
  ])('finds %s', async (name, id, code) => {
    expect(await get(`country/getCountryByName/${name}/`)).toMatchObject({ status: 200, data: { id, code } });
  });

  test('on the local host Slovenia is the row of the local host', async () => {
    const { data } = await get<{ id: number; code: string }>('country/getCountryByName/Slovenia/?host=localhost:3000');
    expect(data).toEqual({ id: 17, code: 'SI' });
    expect((await get<Country>(`country/${data.id}`)).data).toMatchObject({ domain: 'localhost', lang: 'sl', currency: 'EUR' });
  });

  test('answers 404 for an unknown country', async () => {
    expect(await get('country/getCountryByName/Atlantis/?host=selvedge.de')).toMatchObject({ status: 404, code: 'CountryNotFound' });
  });
});

test('a locale lists all domains that offer it and those whose default it is', async () => {
  const { data } = await get<Locale[]>('locales');
  expect(data.map(({ code }) => code)).toEqual(shopLanguages.map(({ code }) => code));
  const findLocale = (code: string) => data.find((locale) => locale.code === code);
  expect(findLocale('el')).toMatchObject({ languageId: 6, language: 'el-GR', name: 'Ελληνικά', defaultForDomains: ['selvedge.gr'] });
  expect(findLocale('en')?.defaultForDomains).toEqual(expect.arrayContaining(['selvedge.com', 'selvedge.com.bd']));
  expect(findLocale('bn')?.defaultForDomains).toEqual([]);
  for (const { domains } of data) expect(domains).toEqual(expect.arrayContaining(['selvedge.si', 'selvedge.de', 'selvedge.com', 'selvedge.com.bd']));
});

test('the phone country list has its own ids from 1 to 16, and unknown ids get 88', async () => {
  const { data } = await get<{ countryId: number; dialCode: string }[]>('phone-countries');
  expect(data.map(({ countryId, dialCode }) => `${countryId} ${dialCode}`).join()).toBe(
    '1 43,2 88,3 359,4 385,5 420,6 49,7 30,8 36,9 39,10 370,11 48,12 351,13 40,14 421,15 386,16 34',
  );
  expect((await get('phone-countries/15')).data).toEqual({ countryId: 15, dialCode: '386' });
  expect((await get('phone-countries/99')).data).toEqual({ countryId: 99, dialCode: '88' });
  expect(parsePhone('01712345678', '88')).toEqual({ number: '+8801712345678' });
});

describe('country/{id}', () => {
  test('Slovenia has id 3, as specified', async () => {
    expect((await get('country/3')).data).toEqual({
      id: 3,
      name: 'Slovenia',
      code: 'SI',
      domain: 'selvedge.si',
      lang: 'sl',
      langId: 16,
      currency: 'EUR',
      currencySymbol: '€',
      currencyId: 1,
      languageId: 16,
      isActive: true,
      phoneCode: '386',
      socialLinks: [],
    });
  });

  test('an invalid id is reported with its field name', async () => {
    expect(await get('country/x')).toMatchObject({ status: 422, code: 'InvalidInput', params: { issues: [{ field: 'id' }] } });
    expect((await get('country/999999')).status).toBe(404);
  });
});

describe('country/getAllActiveData', () => {
  test("lists 16 countries in the specification's order, with their languages", async () => {
    const { data } = await get<Country[]>('country/getAllActiveData?domain=selvedge.de');
    expect(data.map(({ code }) => code)).toEqual(['SI', 'BD', 'GR', 'SK', 'RO', 'PT', 'PL', 'LT', 'IT', 'ES', 'DE', 'CZ', 'HR', 'BG', 'AT', 'HU']);
    expect(data.map(({ lang }) => lang)).toEqual(['sl', 'en', 'el', 'sk', 'ro', 'pt', 'pl', 'lt', 'it', 'es', 'de', 'cz', 'hr', 'bg', 'at', 'hu']);
    expect(data.map(({ langId }) => langId)).toEqual([16, 1, 6, 15, 14, 13, 12, 11, 10, 7, 3, 5, 8, 4, 17, 9]);
  });

  test('each has its phone code', async () => {
    const { data } = await get<Country[]>('country/getAllActiveData');
    expect(Object.fromEntries(data.map(({ code, phoneCode }) => [code, phoneCode]))).toEqual({
      SI: '386',
      BD: '880',
      GR: '30',
      SK: '421',
      RO: '40',
      PT: '351',
      PL: '48',
      LT: '370',
      IT: '39',
      ES: '34',
      DE: '49',
      CZ: '420',
      HR: '385',
      BG: '359',
      AT: '43',
      HU: '36',
    });
  });

  test('lists Slovenia a second time for the local host', async () => {
    const { data } = await get<Country[]>('country/getAllActiveData?domain=localhost');
    expect(data.filter(({ code }) => code === 'SI').map(({ domain }) => domain)).toEqual(['selvedge.si', 'localhost']);
  });

  test('countries without a shop exist and are inactive', async () => {
    const [inactive] = await database.db.select({ count: count() }).from(countries).where(eq(countries.isActive, false));
    expect(inactive?.count).toBeGreaterThan(220);
    const japan = await get<{ id: number }>('country/getCountryByName/JP/');
    expect((await get<Country>(`country/${japan.data.id}`)).data).toMatchObject({ name: 'Japan', isActive: false, currency: 'JPY', phoneCode: '81' });
  });
});

describe('the host decides the country', () => {
  test.each([
    ['selvedge.de', 'DE', 'de'],
    ['WWW.Selvedge.DE:443', 'DE', 'de'],
    ['selvedge.com.bd', 'BD', 'en'],
    ['selvedge.com', 'SI', 'en'],
    ['localhost:3000', 'SI', 'sl'],
    ['at.localhost:3000', 'AT', 'at'],
    ['cz.localhost', 'CZ', 'cz'],
    ['jp.localhost', 'SI', 'sl'],
    ['somewhere.example', 'SI', 'sl'],
    ['127.0.0.1', 'SI', 'sl'],
  ])('%s is %s in %s', async (host, code, language) => {
    const found = await market(host);
    expect([found.country.code, found.defaultLanguage, found.country.lang]).toEqual([code, language, language]);
  });

  test('every host of Slovenia sells from row 3', async () => {
    const hosts = ['localhost', 'selvedge.com', 'selvedge.si', 'nobody.example'];
    expect(await Promise.all(hosts.map(async (host) => (await market(host)).country.id))).toEqual([3, 3, 3, 3]);
  });
});

describe('the market', () => {
  test('offers each of the 17 languages on every host', async () => {
    const { languages } = await market('selvedge.hu');
    // The languages of the specification. Additional languages have higher ids.
    expect(languages.map(({ code, id }) => `${code} ${id}`).join(', ')).toMatch(
      /^en 1, bn 2, de 3, bg 4, cz 5, el 6, es 7, hr 8, hu 9, it 10, lt 11, pl 12, pt 13, ro 14, sk 15, sl 16, at 17(, |$)/,
    );
    expect(languages.find(({ code }) => code === 'cz')?.tag).toBe('cs-CZ');
  });

  test('has the order button text that each country requires', async () => {
    expect((await market('selvedge.de')).texts.orderButton).toBe('Zahlungspflichtig bestellen');
    expect((await market('selvedge.si')).texts.orderButton).toBe('Naročilo z obveznostjo plačila');
    expect((await market('selvedge.hu', 'en')).texts.orderButton).toBe('Order with obligation to pay');
    expect((await market('selvedge.com.bd', 'bn')).texts.orderButton).toBe('অর্ডার করুন');
    expect((await market('selvedge.gr', 'nonsense')).texts.orderButton).toBe('Παραγγελία με υποχρέωση πληρωμής');
  });

  test('without texts of its own, a country has the standard order button and the English VAT note', async () => {
    await database.db.delete(countryTexts).where(and(eq(countryTexts.countryId, 8), eq(countryTexts.languageId, 11)));
    await database.db
      .update(countryTexts)
      .set({ text: 'Buy now' })
      .where(and(eq(countryTexts.countryId, 8), eq(countryTexts.languageId, 1), eq(countryTexts.key, 'orderButton')));
    const standard = { orderButton: 'Užsakymas su įsipareigojimu apmokėti', vatNote: 'VAT included, plus delivery' };
    await expect.poll(async () => (await market('selvedge.lt')).texts).toEqual(standard);
  });

  test('links to the other shops by local host names on this machine', async () => {
    const { countries: others } = await market('selvedge.at', 'de');
    expect(others).toHaveLength(16);
    expect(others.find(({ code }) => code === 'GR')).toEqual({
      code: 'GR',
      name: 'Griechenland',
      url: 'http://gr.localhost:4300',
      currency: 'EUR',
      lang: 'el',
    });
  });

  test('links to the other shops by domain on a server', async () => {
    const elsewhere = openTestShop(database, { PUBLIC_URL: 'https://selvedge.si', SMTP_URL: 'smtp://localhost:25' });
    const { data } = await elsewhere.call<Market>('GET', 'market?host=selvedge.si');
    expect(data.countries.find(({ code }) => code === 'BD')?.url).toBe('https://selvedge.com.bd');
  });

  test('Hungary puts the town before the street, and a Portuguese postal code has seven digits', async () => {
    expect((await market('selvedge.hu')).addressForm.fields).toEqual(['postalCode', 'city', 'address', 'addressExtra']);
    const { addressForm } = await market('selvedge.pt');
    expect(addressForm.postalExample).toMatch(new RegExp(`^(?:${addressForm.postalPattern})$`));
  });

  test("every country's example postal code matches its pattern", async () => {
    const rows = await database.db.select().from(countries).where(eq(countries.isActive, true));
    for (const { addressForm } of rows) expect(addressForm?.postalExample).toMatch(new RegExp(`^(?:${addressForm?.postalPattern ?? ''})$`));
  });
});

describe('Bulgaria and the euro', () => {
  const shown = async (time: string) => {
    at(time);
    const { country, dualDisplay } = await market('selvedge.bg');
    return { currency: country.currency, dualDisplay };
  };

  test('until 7 August 2025 prices are in levs only', async () => {
    expect(await shown('2025-08-07T12:00:00Z')).toEqual({ currency: 'BGN', dualDisplay: null });
  });
  test('from 8 August 2025 prices are in levs with euros next to them', async () => {
    expect(await shown('2025-08-08T12:00:00Z')).toEqual({ currency: 'BGN', dualDisplay: { currency: 'EUR', rateE5: 51_129 } });
  });
  test('at midnight in Sofia the currency becomes the euro, with levs next to it at 1.95583', async () => {
    expect((await shown('2025-12-31T21:59:59Z')).currency).toBe('BGN');
    expect(await shown('2025-12-31T22:00:00Z')).toEqual({ currency: 'EUR', dualDisplay: { currency: 'BGN', rateE5: 195_583 } });
  });
  test('after 8 August 2026 prices are in euros only', async () => {
    expect((await shown('2026-08-08T12:00:00Z')).dualDisplay).not.toBeNull();
    expect(await shown('2026-08-09T12:00:00Z')).toEqual({ currency: 'EUR', dualDisplay: null });
  });
});

test("the default delivery is by courier at the courier's price, and the local host uses its country's terms", async () => {
  const monday = new Date('2026-03-02T09:00:00Z');
  const [slovenia] = await database.db
    .select()
    .from(shippingMethods)
    .where(and(eq(shippingMethods.countryId, 3), eq(shippingMethods.code, 'courier')));
  const price = { price: (slovenia?.price ?? 0) / 100, freeFrom: (slovenia?.freeFrom ?? 0) / 100 };
  expect(price.price).toBeGreaterThan(0);
  expect(await findUsualDelivery(database.db, 3, monday)).toEqual({ from: '2026-03-05', until: '2026-03-10', ...price });
  expect(await findUsualDelivery(database.db, 17, monday)).toEqual({ from: '2026-03-05', until: '2026-03-10', ...price });
  // In Bangladesh, Friday and Saturday are the weekend.
  expect(await findUsualDelivery(database.db, 1, monday)).toMatchObject({ from: '2026-03-05', until: '2026-03-10' });
  expect(await findUsualDelivery(database.db, 1, new Date('2026-03-05T09:00:00Z'))).toMatchObject({ from: '2026-03-10', until: '2026-03-15' });
});

test('seeding again adds missing rows and keeps the changes of an operator', async () => {
  const courier = and(eq(shippingMethods.countryId, 3), eq(shippingMethods.code, 'courier'));
  await database.db.update(shippingMethods).set({ price: 450 }).where(courier);
  const [before] = await database.db.select({ count: count() }).from(vatRates);
  await database.db.delete(vatRates).where(eq(vatRates.countryId, 16));
  await seedCountries(database.db);
  const [after] = await database.db.select({ count: count() }).from(vatRates);
  expect(after).toEqual(before);
  expect((await database.db.select().from(shippingMethods).where(courier))[0]?.price).toBe(450);
});

test('a payment method that is new to the shop is switched off in a country that offers others already', async () => {
  const { db } = database;
  const isBlik = eq(paymentMethods.code, 'blik');
  await db.delete(paymentMethods).where(isBlik);
  const hungary = and(eq(paymentMethods.countryId, 16), eq(paymentMethods.code, 'card'));
  await db.delete(paymentMethods).where(eq(paymentMethods.countryId, 16));
  await seedCountries(db);
  // The operator's account at the provider may not include it.
  expect(await db.select({ isActive: paymentMethods.isActive }).from(paymentMethods).where(isBlik)).toEqual([{ isActive: false }]);
  expect(await db.select({ isActive: paymentMethods.isActive }).from(paymentMethods).where(hungary)).toEqual([{ isActive: true }]);
});

test('a language that is new to the database gets the texts of all countries; a text that the operator emptied stays empty', async () => {
  const [lithuanian, emptied] = [11, and(eq(countryTexts.countryId, 8), eq(countryTexts.languageId, 5), eq(countryTexts.key, 'vatNote'))];
  await database.db.delete(countryTexts).where(eq(countryTexts.languageId, lithuanian));
  await database.db.update(countries).set({ languageId: 1 }).where(eq(countries.languageId, lithuanian));
  await database.db.delete(languages).where(eq(languages.id, lithuanian));
  await database.db.delete(countryTexts).where(emptied);
  await seedCountries(database.db);
  const texts = await database.db.select().from(countryTexts).where(eq(countryTexts.languageId, lithuanian));
  expect(texts.filter(({ key }) => key === 'vatNote').map(({ text }) => text)).toEqual(Array(16).fill('su PVM, be pristatymo'));
  expect(await database.db.select().from(countryTexts).where(emptied)).toEqual([]);
});
