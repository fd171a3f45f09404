import { expect, test } from 'vitest';
import { getLastDueTime } from './scheduler.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const iso = (ms: number) => new Date(ms).toISOString();

test('a schedule of every ten minutes is due at each full ten minutes', () => {
  expect(iso(getLastDueTime({ everyMinutes: 10 }, at('05:19:59')))).toBe('2026-11-21T05:10:00.000Z');
  expect(iso(getLastDueTime({ everyMinutes: 10 }, at('05:20:00')))).toBe('2026-11-21T05:20:00.000Z');
});

test('a schedule of daily at three is due today after three and yesterday before three', () => {
  expect(iso(getLastDueTime({ dailyAtUtc: '03:00' }, at('03:00:00')))).toBe('2026-11-21T03:00:00.000Z');
  expect(iso(getLastDueTime({ dailyAtUtc: '03:00' }, at('02:59:59')))).toBe('2026-11-20T03:00:00.000Z');
});
