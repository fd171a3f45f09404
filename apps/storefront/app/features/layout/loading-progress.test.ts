import { expect, test } from 'vitest';
import { loadingTimes, progressAfter } from './loading-progress.ts';

test('the bar grows, passes half within its duration and is never full before the page is there', () => {
  expect(progressAfter(0)).toBe(0);
  expect(progressAfter(loadingTimes.duration)).toBeGreaterThan(50);
  expect(progressAfter(60_000)).toBeLessThan(100);
});
