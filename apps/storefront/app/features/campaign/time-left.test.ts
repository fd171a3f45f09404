import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('the remaining time is split into days, hours, minutes and seconds, and is never negative', () => {
  expect(timeLeft(((27 * 24 + 5) * 60 + 9) * 60_000 + 59_999)).toEqual({ days: 27, hours: 5, minutes: 9, seconds: 59 });
  expect(timeLeft(999)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(timeLeft(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
