import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { deliveryDates } from './delivery-dates.ts';

const courier = { code: 'courier', minDays: 3, maxDays: 6, restDays: [0, 6], timeZone: 'Europe/Ljubljana' };
const on = (iso: string) => new Date(iso);

test('a parcel takes 3 to 6 working days', () => {
  expect(deliveryDates(on('2026-03-02T09:00:00Z'), courier)).toEqual({ from: '2026-03-05', until: '2026-03-10' });
});

test('a weekend does not count, and in Bangladesh it is Friday and Saturday', () => {
  expect(deliveryDates(on('2026-03-06T09:00:00Z'), courier)).toEqual({ from: '2026-03-11', until: '2026-03-16' });
  expect(deliveryDates(on('2026-03-05T04:00:00Z'), { ...courier, restDays: [5, 6], timeZone: 'Asia/Dhaka' })).toEqual({
    from: '2026-03-10',
    until: '2026-03-15',
  });
});

test('the day is the one in the country, not the one in Greenwich', () => {
  expect(deliveryDates(on('2026-03-02T23:30:00Z'), courier).from).toBe('2026-03-06');
});

test('a pickup is ready the next business day', () => {
  const pickup = { ...courier, code: 'pickup' };
  expect(deliveryDates(on('2026-03-05T09:00:00Z'), pickup)).toEqual({ from: '2026-03-06', until: '2026-03-06' });
  expect(deliveryDates(on('2026-03-06T09:00:00Z'), pickup)).toEqual({ from: '2026-03-09', until: '2026-03-09' });
});

property.prop([
  fc.date({ min: on('2020-01-01T00:00:00Z'), max: on('2040-01-01T00:00:00Z'), noInvalidDate: true }),
  fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 6 }),
])('nothing arrives on a day of rest, before it was ordered, or later than it began to arrive', (placedAt, restDays) => {
  const { from, until } = deliveryDates(placedAt, { ...courier, restDays });
  expect(from <= until).toBe(true);
  expect(Date.parse(from)).toBeGreaterThan(placedAt.getTime() - 24 * 3600 * 1000);
  for (const day of [from, until]) expect(restDays).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
});
