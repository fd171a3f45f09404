import { expect, test } from 'vitest';
import { timelineTexts, statusTexts, getStatusTone } from './status-texts.ts';

test('pending has the warning colour, completed the success colour, every other status the primary colour', () => {
  expect(getStatusTone('PENDING')).toBe('warning');
  expect(getStatusTone('COMPLETED')).toBe('success');
  const others = Object.keys(statusTexts).filter((status) => status !== 'PENDING' && status !== 'COMPLETED');
  expect(new Set(others.map(getStatusTone))).toEqual(new Set(['primary']));
});

test('each status of an order has a text', () => {
  expect(Object.keys(timelineTexts).filter((status) => !(status in statusTexts))).toEqual([]);
});
