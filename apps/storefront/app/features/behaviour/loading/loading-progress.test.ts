import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadingTimes, computeProgress } from './loading-bar.tsx';

test('the bar grows, passes half within its duration and is never full before the page has loaded', () => {
  expect(computeProgress(0)).toBe(0);
  expect(computeProgress(loadingTimes.duration)).toBeGreaterThan(50);
  expect(computeProgress(60_000)).toBeLessThan(100);
});

test('the bar starts after 200 ms, takes 2000, hides after 500 and 400, and is 3 px of grey', () => {
  expect(loadingTimes).toEqual({ throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 });
  const css = readFileSync(new URL('loading-bar.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/height: 3px;\s+background: grey;/);
  expect(css).toContain(`opacity ${loadingTimes.resetDelay}ms`);
});
