import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadingTimes, progressAfter } from './loading-progress.ts';

test('the bar grows, passes half within its duration and is never full before the page is there', () => {
  expect(progressAfter(0)).toBe(0);
  expect(progressAfter(loadingTimes.duration)).toBeGreaterThan(50);
  expect(progressAfter(60_000)).toBeLessThan(100);
});

test('the bar waits 200 ms, takes 2000, goes after 500 and 400, and is 3 px of grey', () => {
  expect(loadingTimes).toEqual({ throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 });
  const css = readFileSync(new URL('loading-bar.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/height: 3px;\s+background: grey;/);
  expect(css).toContain(`opacity ${loadingTimes.resetDelay}ms`);
});
