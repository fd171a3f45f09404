import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { toLocalTime } from '#modules/countries';
import { findLastDueTime, findNextDueTime, type Schedule } from './schedule.ts';

/** Zones with clock changes at different hours, one without them, and one that is half an hour off. */
const zones = ['Europe/Ljubljana', 'Europe/Lisbon', 'America/New_York', 'Asia/Dhaka', 'Asia/Kolkata', 'Australia/Lord_Howe'];
const hour = fc.integer({ min: 0, max: 23 });
const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({ every: fc.constant('day' as const), hour }),
  fc.record({ every: fc.constant('week' as const), weekday: fc.integer({ min: 1, max: 7 }), hour }),
  fc.record({ every: fc.constant('month' as const), monthDay: fc.integer({ min: 1, max: 31 }), hour }),
);
const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });

/** The local hours that clocks skip in these zones are followed by the hour that is used instead, or by half of it. */
const isAtHour = (local: string, wanted: number): boolean => {
  const at = Number(local.slice(11, 13)) * 60 + Number(local.slice(14));
  return at === wanted * 60 || (at > wanted * 60 && at <= (wanted + 1) * 60);
};

const countDaysOfMonth = (local: string): number => new Date(Date.UTC(Number(local.slice(0, 4)), Number(local.slice(5, 7)), 0)).getUTCDate();

property.prop([schedules, fc.constantFrom(...zones), moments])(
  'a report is next due after the present time, on the selected day and at the selected local hour',
  (schedule, zone, after) => {
    const due = findNextDueTime(schedule, zone, after);
    expect(due.getTime()).toBeGreaterThan(after.getTime());
    const local = toLocalTime(zone, due);
    expect(isAtHour(local, schedule.hour)).toBe(true);
    if (schedule.every === 'week') expect(new Date(`${local.slice(0, 10)}T00:00Z`).getUTCDay() || 7).toBe(schedule.weekday);
    if (schedule.every === 'month') expect(Number(local.slice(8, 10))).toBe(Math.min(schedule.monthDay, countDaysOfMonth(local)));
  },
);

property.prop([schedules, fc.constantFrom(...zones), moments])('each local day, week or month has exactly one due time', (schedule, zone, start) => {
  let due = findNextDueTime(schedule, zone, start);
  for (let step = 0; step < 14; step += 1) {
    const next = findNextDueTime(schedule, zone, due);
    const [from, to] = [toLocalTime(zone, due), toLocalTime(zone, next)];
    const days = (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000;
    if (schedule.every === 'day') expect(days).toBe(1);
    if (schedule.every === 'week') expect(days).toBe(7);
    if (schedule.every === 'month') {
      const months = (local: string) => Number(local.slice(0, 4)) * 12 + Number(local.slice(5, 7));
      expect(months(to) - months(from)).toBe(1);
    }
    due = next;
  }
});

property.prop([schedules, fc.constantFrom(...zones), moments, fc.integer({ min: 0, max: 400 })])(
  'after an interruption, the latest due time is used: no other due time lies between it and the present',
  (schedule, zone, start, days) => {
    const first = findNextDueTime(schedule, zone, start);
    const at = new Date(first.getTime() + days * 86_400_000);
    const last = findLastDueTime(schedule, zone, first, at);
    expect(last.getTime()).toBeLessThanOrEqual(at.getTime());
    expect(findNextDueTime(schedule, zone, last).getTime()).toBeGreaterThan(at.getTime());
  },
);

test.for([
  ['the hour that clocks skip is replaced by the next hour', '2027-03-28', 2, '2027-03-28T01:00:00.000Z'],
  ['the hour that occurs twice is due at its first occurrence', '2027-10-31', 2, '2027-10-31T00:00:00.000Z'],
] as const)('%s', ([, day, at, due]) => {
  const before = new Date(`${day}T00:00:00+01:00`);
  before.setUTCHours(before.getUTCHours() - 3);
  expect(findNextDueTime({ every: 'day', hour: at }, 'Europe/Ljubljana', before).toISOString()).toBe(due);
});

test('a report for day 31 is due on the last day of a shorter month', () => {
  const schedule = { every: 'month', monthDay: 31, hour: 8 } as const;
  const february = findNextDueTime(schedule, 'Europe/Ljubljana', new Date('2028-02-01T00:00:00Z'));
  expect(february.toISOString()).toBe('2028-02-29T07:00:00.000Z');
  expect(findNextDueTime(schedule, 'Europe/Ljubljana', february).toISOString()).toBe('2028-03-31T06:00:00.000Z');
});
