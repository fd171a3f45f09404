import { expect, test } from 'vitest';
import { lastTime } from './clockwork.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const iso = (ms: number) => new Date(ms).toISOString();

test('every ten minutes falls due at each full ten', () => {
  expect(iso(lastTime({ everyMinutes: 10 }, at('05:19:59')))).toBe('2026-11-21T05:10:00.000Z');
  expect(iso(lastTime({ everyMinutes: 10 }, at('05:20:00')))).toBe('2026-11-21T05:20:00.000Z');
});

test('daily at three falls due today after three, yesterday before', () => {
  expect(iso(lastTime({ dailyAtUtc: '03:00' }, at('03:00:00')))).toBe('2026-11-21T03:00:00.000Z');
  expect(iso(lastTime({ dailyAtUtc: '03:00' }, at('02:59:59')))).toBe('2026-11-20T03:00:00.000Z');
});
