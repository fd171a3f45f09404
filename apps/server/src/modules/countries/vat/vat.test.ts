import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { seedCountries } from '../seed-countries.ts';
import { findVatRate } from './vat-rate.ts';
import { findTerritory, getVatRate } from './get-vat-rate.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedCountries(database.db);
});
afterAll(() => database.close());

const ids: Record<string, number> = {
  BD: 1,
  GR: 2,
  SI: 3,
  SK: 4,
  RO: 5,
  PT: 6,
  PL: 7,
  LT: 8,
  IT: 9,
  ES: 10,
  DE: 11,
  CZ: 12,
  HR: 13,
  BG: 14,
  AT: 15,
  HU: 16,
};
const rate = (
  code: string,
  { postalCode, on = '2026-06-01T12:00:00Z', category = 'standard' }: { postalCode?: string; on?: string; category?: string } = {},
) => getVatRate(database.db, { countryId: ids[code] ?? 0, category, postalCode, at: new Date(on) });

test.each([
  ['SI', 2200],
  ['BD', 1500],
  ['GR', 2400],
  ['SK', 2300],
  ['RO', 2100],
  ['PT', 2300],
  ['PL', 2300],
  ['LT', 2100],
  ['IT', 2200],
  ['ES', 2100],
  ['DE', 1900],
  ['CZ', 2100],
  ['HR', 2500],
  ['BG', 2000],
  ['AT', 2000],
  ['HU', 2700],
])('%s taxes clothes at %i basis points', async (code, basisPoints) => {
  expect(await rate(code)).toBe(basisPoints);
  expect(await rate(code, { category: 'children' })).toBe(basisPoints);
  expect(await rate(code, { category: 'delivery' })).toBe(basisPoints);
});

describe("a rate changes by its country's calendar", () => {
  test('Slovakia has 20 % until the end of 2024', async () => {
    expect(await rate('SK', { on: '2024-12-31T22:59:00Z' })).toBe(2000);
    expect(await rate('SK', { on: '2024-12-31T23:00:00Z' })).toBe(2300);
  });
  test('Romania has 19 % until the end of July 2025', async () => {
    expect(await rate('RO', { on: '2025-07-31T20:59:00Z' })).toBe(1900);
    expect(await rate('RO', { on: '2025-07-31T21:00:00Z' })).toBe(2100);
  });
  test('Germany has 16 % in the second half of 2020', async () => {
    expect(await rate('DE', { on: '2020-10-01T12:00:00Z' })).toBe(1600);
  });
});

describe('territories', () => {
  test.each([
    ['PT', '9000-017', 2200],
    ['PT', '9400-001', 2200],
    ['PT', '9500-150', 1600],
    ['PT', '1100-148', 2300],
    ['AT', '6691', 1900],
    ['AT', '6991', 1900],
    ['AT', '6993', 1900],
    ['AT', '6992', 1900],
    ['AT', '6990', 2000],
    ['AT', '6692', 2000],
    ['GR', '811 00', 1700],
    ['GR', '85300', 1700],
    ['GR', '85600', 1700],
    ['GR', '85100', 2400],
    ['GR', '10557', 2400],
  ])('%s %s is taxed at %i basis points', async (code, postalCode, basisPoints) => {
    expect(await rate(code, { postalCode })).toBe(basisPoints);
  });

  test('Symi had the mainland rate until 2026, Lesbos did not', async () => {
    const on = '2025-12-31T12:00:00Z';
    expect(await rate('GR', { postalCode: '85600', on })).toBe(2400);
    expect(await rate('GR', { postalCode: '81100', on })).toBe(1700);
  });

  test.each([
    ['ES', '35001', 'Canarias'],
    ['ES', '38660', 'Canarias'],
    ['ES', '51001', 'Ceuta'],
    ['ES', '52006', 'Melilla'],
    ['IT', '23041', 'Livigno'],
    ['IT', '22061', "Campione d'Italia"],
    ['IT', '47890', 'San Marino'],
    ['IT', '47899', 'San Marino'],
    ['IT', '00120', 'Città del Vaticano'],
    ['DE', '78266', 'Büsingen'],
    ['DE', 'D-27498', 'Helgoland'],
    ['GR', '630 86', 'Άγιον Όρος'],
  ])('%s %s is not delivered to: %s', async (code, postalCode, territory) => {
    const found = await findTerritory(database.db, { countryId: ids[code] ?? 0, postalCode });
    expect(found).toMatchObject({ territory, isRefused: true });
  });

  test.each([
    ['ES', '28013'],
    ['IT', '23030'],
    ['IT', '47900'],
    ['IT', '00121'],
    ['DE', '78267'],
    ['GR', '63085'],
    ['SI', '35000'],
  ])('%s %s has no special rule', async (code, postalCode) => {
    expect(await findTerritory(database.db, { countryId: ids[code] ?? 0, postalCode })).toBeUndefined();
  });
});

test('a category with its own rate keeps it in a territory, and no rate is returned if none is in force', () => {
  const rates = [
    { category: 'standard', basisPoints: 2000, validFrom: '2020-01-01', validUntil: null },
    { category: 'children', basisPoints: 500, validFrom: '2021-01-01', validUntil: '2021-12-31' },
  ];
  const rules = [
    { fromCode: '90', toCode: '99', territory: 'Isles', isRefused: false, vatBasisPoints: 1000, validFrom: '2020-01-01', validUntil: null },
  ];
  const on = (category: string, day: string, postalCode?: string) => findVatRate({ rates, rules }, { category, day, postalCode });
  expect(on('children', '2021-06-01', '9500')).toBe(500);
  expect(on('children', '2022-01-01', '9500')).toBe(1000);
  expect(on('standard', '2021-06-01', '1000')).toBe(2000);
  expect(on('standard', '2019-12-31')).toBeUndefined();
});
