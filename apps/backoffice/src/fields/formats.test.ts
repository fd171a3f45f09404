import { expect, test } from 'vitest';
import { formatCount, formatCountry, formatDay, formatDays, formatMoney, formatSize, formatTime } from './formats.ts';

test.each([
  [71.99, 'EUR', '€71.99'],
  [1234.5, 'EUR', '€1,234.50'],
  [-5, 'EUR', '-€5.00'],
  [7990, 'HUF', 'Ft 7,990'],
  [1698.75, 'HUF', 'Ft 1,698.75'],
  [2190, 'BDT', '৳2,190.00'],
  [99, 'CZK', 'Kč 99.00'],
])('%d %s is shown as "%s"', (amount, currency, text) => {
  expect(formatMoney(amount, currency).replace(/\s/gu, ' ')).toBe(text);
});

test('an amount without decimals is rounded', () => {
  expect(formatMoney(71.99, 'EUR', 0)).toBe('€72');
});

test('a day is the same in every time zone, and a range of one day is shown once', () => {
  expect(formatDay('2026-11-26')).toBe('26 Nov 2026');
  expect(formatDays('2026-11-26', '2026-12-03')).toBe('26 Nov 2026 – 3 Dec 2026');
  expect(formatDays('2026-11-26', '2026-11-26')).toBe('26 Nov 2026');
});

test('a time has the day first, and seconds only where they are asked for', () => {
  expect(formatTime(new Date(2026, 10, 26, 14, 5, 9).toISOString())).toBe('26 Nov 2026, 14:05');
  expect(formatTime(new Date(2026, 10, 26, 14, 5, 9).toISOString(), { hasSeconds: true })).toBe('26 Nov 2026, 14:05:09');
});

test('a country is shown by its name, and an unknown code as it is', () => {
  expect([formatCountry('SI'), formatCountry('BD'), formatCountry(''), formatCountry('SI-EUR')]).toEqual(['Slovenia', 'Bangladesh', '', 'SI-EUR']);
});

test('a count has the plural of its noun, except for one', () => {
  expect([0, 1, 1200].map((count) => formatCount(count, 'price'))).toEqual(['0 prices', '1 price', '1,200 prices']);
});

test('file sizes have a unit that keeps them short', () => {
  expect([850, 120_400, 3_420_000].map(formatSize)).toEqual(['850 B', '120 KB', '3.4 MB']);
});
