import { expect, test } from 'vitest';
import { readCancelReason } from './cancel-order.tsx';

const readReason = (fields: Record<string, string>): string => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readCancelReason(form);
};

test('a cancellation reason is a code with an optional note', () => {
  expect(readReason({ reason: 'by-mistake', note: ' ' })).toBe('by-mistake');
  expect(readReason({ reason: 'other', note: ' The colour is too loud ' })).toBe('other: The colour is too loud');
  expect(readReason({})).toBe('');
});

test('a long note is cut to the maximum length of the API', () => {
  expect(readReason({ reason: 'x'.repeat(900), note: 'y'.repeat(900) }).length).toBeLessThanOrEqual(500);
});
