import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { computeDeliveryDates } from './delivery-dates.ts';
import { listPublicHolidays } from './public-holidays.ts';

const courier = { code: 'courier', minDays: 3, maxDays: 6, restDays: [0, 6], closures: [], countryCode: 'SI', timeZone: 'Europe/Ljubljana' };
const inBangladesh = { ...courier, restDays: [5, 6], countryCode: 'BD', timeZone: 'Asia/Dhaka' };
const inGreece = { ...courier, countryCode: 'GR', timeZone: 'Europe/Athens' };
const inGermany = { ...courier, countryCode: 'DE', timeZone: 'Europe/Berlin' };
const on = (iso: string) => new Date(iso);

test('a parcel takes 3 to 6 working days', () => {
  expect(computeDeliveryDates(on('2026-03-02T09:00:00Z'), courier)).toEqual({ from: '2026-03-05', until: '2026-03-10' });
});

test('weekends do not count, and in Bangladesh they are Friday and Saturday', () => {
  expect(computeDeliveryDates(on('2026-03-06T09:00:00Z'), courier)).toEqual({ from: '2026-03-11', until: '2026-03-16' });
  expect(computeDeliveryDates(on('2026-03-05T04:00:00Z'), inBangladesh)).toEqual({
    from: '2026-03-10',
    until: '2026-03-15',
  });
});

test("the day of the order is counted in the country's time zone, not in UTC", () => {
  expect(computeDeliveryDates(on('2026-03-02T23:30:00Z'), courier).from).toBe('2026-03-06');
});

test('a pickup is ready the next business day', () => {
  const pickup = { ...courier, code: 'pickup' };
  expect(computeDeliveryDates(on('2026-03-05T09:00:00Z'), pickup)).toEqual({ from: '2026-03-06', until: '2026-03-06' });
  expect(computeDeliveryDates(on('2026-03-06T09:00:00Z'), pickup)).toEqual({ from: '2026-03-09', until: '2026-03-09' });
});

test('public holidays do not count: Orthodox Easter in Greece, not the western one', () => {
  // Good Friday 10 April and Easter Monday 13 April 2026.
  expect(computeDeliveryDates(on('2026-04-08T09:00:00Z'), inGreece)).toEqual({ from: '2026-04-15', until: '2026-04-20' });
  // In Germany the holidays were a week earlier, on 3 and 6 April.
  expect(computeDeliveryDates(on('2026-04-08T09:00:00Z'), inGermany)).toEqual({ from: '2026-04-13', until: '2026-04-16' });
  expect(computeDeliveryDates(on('2026-04-01T09:00:00Z'), inGermany)).toEqual({ from: '2026-04-08', until: '2026-04-13' });
});

test('the first of May does not count', () => {
  for (const terms of [courier, inGreece, inGermany])
    expect(computeDeliveryDates(on('2026-04-28T09:00:00Z'), terms)).toEqual({ from: '2026-05-04', until: '2026-05-07' });
});

test("Christmas and New Year's Day do not count in Germany", () => {
  // 25 December 2025 is a Thursday, 26 a Friday; 1 January a Thursday.
  expect(computeDeliveryDates(on('2025-12-23T09:00:00Z'), inGermany)).toEqual({ from: '2025-12-30', until: '2026-01-05' });
});

test('in Bangladesh, Fridays and national holidays do not count', () => {
  // 16 December 2026, Victory Day, is a Wednesday.
  expect(computeDeliveryDates(on('2026-12-14T04:00:00Z'), inBangladesh)).toEqual({ from: '2026-12-20', until: '2026-12-23' });
});

test('a pickup is not ready on a holiday', () => {
  // 1 and 2 January are holidays in Slovenia, 3 and 4 a weekend.
  expect(computeDeliveryDates(on('2025-12-31T09:00:00Z'), { ...courier, code: 'pickup' }).from).toBe('2026-01-05');
});

test('the list of holidays is empty for an unknown country', () => {
  expect(listPublicHolidays('ZZ', 2026).size).toBe(0);
});

property.prop([
  fc.date({ min: on('2020-01-01T00:00:00Z'), max: on('2040-01-01T00:00:00Z'), noInvalidDate: true }),
  fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 6 }),
  fc.constantFrom('SI', 'GR', 'BD', 'DE', 'ZZ'),
])('orders arrive on delivery days after the order, and the range is not reversed', (placedAt, restDays, countryCode) => {
  const { from, until } = computeDeliveryDates(placedAt, { ...courier, restDays, countryCode });
  expect(from <= until).toBe(true);
  expect(Date.parse(from)).toBeGreaterThan(placedAt.getTime() - 24 * 3600 * 1000);
  for (const day of [from, until]) {
    expect(restDays).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
    expect(listPublicHolidays(countryCode, Number(day.slice(0, 4)))).not.toContain(day);
  }
});

test('nothing is delivered on a closure day', () => {
  const strike = { ...courier, closures: ['2026-03-04', '2026-03-05'] };
  expect(computeDeliveryDates(on('2026-03-02T09:00:00Z'), strike)).toEqual({ from: '2026-03-09', until: '2026-03-12' });
});
