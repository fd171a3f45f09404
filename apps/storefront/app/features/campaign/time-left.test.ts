import { expect, test } from 'vitest';
import { splitTimeLeft } from './time-left.ts';

test('the remaining time is split into days, hours, minutes and seconds, and is never negative', () => {
  expect(splitTimeLeft(((27 * 24 + 5) * 60 + 9) * 60_000 + 59_999)).toEqual({ days: 27, hours: 5, minutes: 9, seconds: 59 });
  expect(splitTimeLeft(999)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(splitTimeLeft(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
