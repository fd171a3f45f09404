import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { convertAmount, euro, groupRates, parseRateTable } from '#modules/exchange-rates';
import { plainLayout } from './oss-layout.ts';
import { buildOssReport, type OssDocument } from './oss-report.ts';
import { findQuarter, getQuarter, type Quarter } from './quarter.ts';

const q3 = findQuarter('2026-Q3') as Quarter;
const document = (changes: Partial<OssDocument> & { net?: number; amount?: number; basisPoints?: number } = {}): OssDocument => {
  const { net = 1848, amount = 351, basisPoints = 1900, ...rest } = changes;
  return {
    sign: 1,
    number: 'DE-2026-000001',
    issuedOn: '2026-08-15',
    correctsIssuedOn: null,
    countryCode: 'DE',
    currency: 'EUR',
    vat: [{ basisPoints, rateType: 'STANDARD', net, amount }],
    ...rest,
  };
};
const readRates = (csv: string) => groupRates(parseRateTable(csv, 'test'));
const rates = readRates('day,currency,rate\n2026-09-30,HUF,389.15\n2026-06-30,HUF,400\n');

test('sales are reported by member state and rate in euro, and Greece is EL', () => {
  const report = buildOssReport(
    [
      document(),
      document(),
      document({ basisPoints: 700, net: 1000, amount: 70 }),
      document({ countryCode: 'GR', basisPoints: 2400, net: 1612, amount: 387 }),
    ],
    { quarter: q3, rates },
  );
  expect(report.supplies).toEqual([
    { memberState: 'DE', rateType: 'STANDARD', basisPoints: 1900, taxable: 3696, vat: 702 },
    { memberState: 'DE', rateType: 'STANDARD', basisPoints: 700, taxable: 1000, vat: 70 },
    { memberState: 'EL', rateType: 'STANDARD', basisPoints: 2400, taxable: 1612, vat: 387 },
  ]);
});

test('a credit of the same quarter reduces the sale, and a credit of an earlier quarter is a correction of that period', () => {
  const report = buildOssReport(
    [
      document(),
      document({ sign: -1, correctsIssuedOn: '2026-07-01', net: 848, amount: 161 }),
      document({ sign: -1, correctsIssuedOn: '2026-06-30' }),
      document({ sign: -1, correctsIssuedOn: '2025-12-31', net: 100, amount: 19 }),
    ],
    { quarter: q3, rates },
  );
  expect(report.supplies).toMatchObject([{ taxable: 1000, vat: 190 }]);
  expect(report.corrections).toEqual([
    { memberState: 'DE', period: '2025-Q4', taxable: -100, vat: -19 },
    { memberState: 'DE', period: '2026-Q2', taxable: -1848, vat: -351 },
  ]);
});

test('other currencies are converted once per sum, by the rate of the last day of the period', () => {
  const forint = { countryCode: 'HU', currency: 'HUF', basisPoints: 2700, net: 629_134, amount: 169_866 };
  const report = buildOssReport([document(forint), document(forint), document({ ...forint, sign: -1, correctsIssuedOn: '2026-05-05' })], {
    quarter: q3,
    rates,
  });
  // 12,582.68 / 389.15 and 3,397.32 / 389.15; 6,291.34 / 400 and 1,698.66 / 400.
  expect(report.supplies).toMatchObject([{ taxable: 3233, vat: 873 }]);
  expect(report.corrections).toMatchObject([{ period: '2026-Q2', taxable: -1573, vat: -425 }]);
});

test('a missing rate is reported with its currency and day', () => {
  const report = () => buildOssReport([document({ currency: 'CZK', countryCode: 'CZ' })], { quarter: q3, rates });
  expect(report).toThrow('There is no exchange rate for CZK on 2026-09-30');
});

test('without a publication on the last day of the quarter, the rate of the next day of publication counts', () => {
  const forint = document({ countryCode: 'HU', currency: 'HUF', net: 38_000, amount: 0 });
  const report = (csv: string) => buildOssReport([forint], { quarter: q3, rates: readRates(csv) });
  expect(report('day,currency,rate\n2026-09-29,HUF,400\n2026-10-02,HUF,380\n2026-10-03,HUF,390\n').supplies).toMatchObject([{ taxable: 100 }]);
  expect(() => report('day,currency,rate\n2026-09-29,HUF,400\n2026-10-08,HUF,380\n')).toThrow('HUF on 2026-09-30');
});

test('the plain layout has the fields of the return and a line of totals', () => {
  const csv = plainLayout.write(
    buildOssReport([document(), document({ sign: -1, correctsIssuedOn: '2026-04-01', net: 5, amount: 1 })], { quarter: q3, rates }),
  );
  expect(csv.split('\r\n')).toEqual([
    'section,period,member_state,supply_type,rate_type,vat_rate,taxable_amount_eur,vat_amount_eur',
    'supply,2026-Q3,DE,GOODS,STANDARD,19.00,18.48,3.51',
    'correction,2026-Q2,DE,,,,-0.05,-0.01',
    'total,2026-Q3,,,,,18.43,3.50',
    '',
  ]);
});

describe('quarters', () => {
  test.each([
    ['2026-01-01', '2026-Q1'],
    ['2026-03-31', '2026-Q1'],
    ['2026-04-01', '2026-Q2'],
    ['2026-12-31', '2026-Q4'],
  ])('%s is in %s', (day, name) => expect(getQuarter(day).name).toBe(name));
  test('an invalid quarter is not found', () => expect(findQuarter('2026-Q5')).toBeUndefined());
});

const anyDocument = fc
  .record({
    sign: fc.constantFrom(1 as const, -1 as const),
    month: fc.integer({ min: 7, max: 9 }),
    correctedIn: fc.constantFrom('2025-11-20', '2026-05-05', '2026-07-01'),
    countryCode: fc.constantFrom('DE', 'GR', 'HU', 'AT'),
    basisPoints: fc.constantFrom(700, 1900, 2400, 2700),
    net: fc.integer({ min: 0, max: 1_000_000 }),
    amount: fc.integer({ min: 0, max: 300_000 }),
  })
  .map(({ sign, month, correctedIn, ...rest }) =>
    document({ sign, issuedOn: `2026-0${month}-15`, correctsIssuedOn: sign === 1 ? null : correctedIn, ...rest }),
  );

property.prop([fc.array(anyDocument, { maxLength: 40 })])('a report in euro equals the sum of its documents exactly', (documents) => {
  const signed = (of: 'net' | 'amount') => documents.reduce((sum, { sign, vat }) => sum + sign * vat.reduce((all, line) => all + line[of], 0), 0);
  const { total, supplies, corrections } = buildOssReport(documents, { quarter: q3, rates });
  expect(total).toEqual({ taxable: signed('net'), vat: signed('amount') });
  expect([...supplies, ...corrections].reduce((sum, { vat }) => sum + vat, 0)).toBe(total.vat);
});

property.prop([fc.array(anyDocument, { maxLength: 40 })])('a report in another currency differs by at most half a cent per sum', (documents) => {
  const inForint = documents.map((each): OssDocument => ({
    ...each,
    currency: 'HUF',
    correctsIssuedOn: each.sign === 1 ? null : '2026-07-01',
  }));
  const exact = inForint.reduce((sum, { sign, vat }) => sum + sign * vat.reduce((all, { amount }) => all + amount, 0), 0) / 389.15;
  const { total, supplies } = buildOssReport(inForint, { quarter: q3, rates });
  expect(Math.abs(total.vat - exact)).toBeLessThanOrEqual(supplies.length * 0.5 + 0.001);
  expect(convertAmount(38_915, { from: { currency: 'HUF', units: '389.15' }, to: euro })).toBe(100);
});
