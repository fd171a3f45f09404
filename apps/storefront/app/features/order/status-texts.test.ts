import { expect, test } from 'vitest';
import { stationTexts, statusTexts, toneOf } from './status-texts.ts';

test('pending warns, completed is a success, every other state is in the primary colour', () => {
  expect(toneOf('PENDING')).toBe('warning');
  expect(toneOf('COMPLETED')).toBe('success');
  const others = Object.keys(statusTexts).filter((status) => status !== 'PENDING' && status !== 'COMPLETED');
  expect(new Set(others.map(toneOf))).toEqual(new Set(['primary']));
});

test('each station of an order has its words', () => {
  expect(Object.keys(stationTexts).filter((status) => !(status in statusTexts))).toEqual([]);
});
