import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { writeEcbFile } from '#testing/local-ecb';
import { convertAmount, euro, getLatestRate, getNextRate, groupRates } from './rates.ts';
import { parseEcbRates } from './parse-ecb-rates.ts';
import { parseRateTable } from './parse-rate-table.ts';

const file = { '2026-11-27': { HUF: '381.90', RON: '5.0871', JPY: '171.94' }, '2026-11-26': { HUF: '382.1', RON: '5.09' } };

test('both files of the European Central Bank are read with their exact decimals', () => {
  for (const quote of ["'", '"'] as const)
    expect(parseEcbRates(writeEcbFile(file, quote))).toEqual([
      { currency: 'HUF', day: '2026-11-27', units: '381.90', source: 'ECB' },
      { currency: 'RON', day: '2026-11-27', units: '5.0871', source: 'ECB' },
      { currency: 'JPY', day: '2026-11-27', units: '171.94', source: 'ECB' },
      { currency: 'HUF', day: '2026-11-26', units: '382.1', source: 'ECB' },
      { currency: 'RON', day: '2026-11-26', units: '5.09', source: 'ECB' },
    ]);
});

const valid = writeEcbFile({ '2026-11-27': { HUF: '381.90', RON: '5.0871' } });
test.each([
  ['an error page', '<html><body>Service unavailable</body></html>'],
  ['a truncated file', valid.slice(0, -20)],
  ['content after the end', `${valid}<Cube/>`],
  ['another sender', valid.replace('European Central Bank', 'A Bank')],
  ['another namespace', valid.replace('2002-08-01/eurofxref', '2030-01-01/eurofxref')],
  ['an unknown element', valid.replace("<Cube currency='RON'", "<Rate currency='RON'")],
  ['an unknown attribute', valid.replace("currency='RON'", "currency='RON' unit='100'")],
  ['a decimal comma', valid.replace('381.90', '381,90')],
  ['a rate of zero', valid.replace('381.90', '0.00')],
  ['a negative rate', valid.replace('381.90', '-1')],
  ['a rate with an exponent', valid.replace('381.90', '1e3')],
  ['a day that does not exist', valid.replace('2026-11-27', '2026-02-30')],
  ['two rates of one currency', valid.replace('RON', 'HUF')],
  ['the euro itself', valid.replace('RON', 'EUR')],
  ['no rates', writeEcbFile({})],
])('%s is refused', (_, xml) => {
  expect(() => parseEcbRates(xml)).toThrow('The rates cannot be read');
});

test('a table of rates is read with its source, and a wrong line is named', () => {
  expect(parseRateTable('day,currency,rate\n2026-11-27,BDT,140.25\n', 'Bangladesh Bank')).toEqual([
    { day: '2026-11-27', currency: 'BDT', units: '140.25', source: 'Bangladesh Bank' },
  ]);
  expect(() => parseRateTable('day,currency,rate\n2026-11-27,BDT,140.25\n2026-09-30,HUF,"389,15"\n', 'test')).toThrow('line 3');
});

test('the latest rate until a day and the next rate from a day are found within a week', () => {
  const rates = groupRates(parseEcbRates(writeEcbFile({ '2026-04-02': { HUF: '390' }, '2026-04-07': { HUF: '395' } })));
  const find = (day: string) => ({ currency: 'HUF', day, rates });
  expect(getLatestRate(find('2026-04-06')).units).toBe('390');
  expect(getLatestRate(find('2026-04-07')).units).toBe('395');
  expect(getNextRate(find('2026-04-03')).units).toBe('395');
  expect(getNextRate(find('2026-04-02')).units).toBe('390');
  expect(() => getLatestRate(find('2026-04-15'))).toThrow('HUF on 2026-04-15');
  expect(() => getNextRate(find('2026-04-08'))).toThrow('HUF on 2026-04-08');
});

test('amounts are converted through the euro and rounded half away from zero', () => {
  const huf = { currency: 'HUF', units: '381.90' };
  const jpy = { currency: 'JPY', units: '171.94' };
  expect(convertAmount(38_190, { from: huf, to: euro })).toBe(100);
  // 0.5 cents up, in both directions.
  expect(convertAmount(1, { from: { currency: 'RON', units: '2' }, to: euro })).toBe(1);
  expect(convertAmount(-1, { from: { currency: 'RON', units: '2' }, to: euro })).toBe(-1);
  expect(convertAmount(10_000, { from: euro, to: jpy })).toBe(17_194);
  // 1,000.00 HUF / 381.90 * 171.94 = 450.2 yen, which have no decimals.
  expect(convertAmount(100_000, { from: huf, to: jpy })).toBe(450);
});

const rate = fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 5 })).map(([digits, decimals]) => {
  const text = String(digits).padStart(decimals + 1, '0');
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
});

property.prop([fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), rate, rate])(
  'a converted amount is the nearest one: it differs from the exact result by at most half a minor unit',
  (amount, fromUnits, toUnits) => {
    const [from, to] = [
      { currency: 'RON', units: fromUnits },
      { currency: 'HUF', units: toUnits },
    ];
    // With both rates as integers of five decimals: |converted * from - amount * to| <= from / 2.
    const scaled = (units: string) => BigInt((units.split('.')[0] ?? '') + (units.split('.')[1] ?? '').padEnd(5, '0'));
    const exact = BigInt(amount) * scaled(toUnits);
    if (exact / scaled(fromUnits) > 9_000_000_000_000_000n || exact / scaled(fromUnits) < -9_000_000_000_000_000n) return;
    const error = BigInt(convertAmount(amount, { from, to })) * scaled(fromUnits) - exact;
    expect(2n * (error < 0n ? -error : error) <= scaled(fromUnits)).toBe(true);
  },
);
