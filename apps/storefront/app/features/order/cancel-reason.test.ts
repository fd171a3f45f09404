import { expect, test } from 'vitest';
import { cancelReasonFrom } from './cancel-reason.ts';

const reasonOf = (fields: Record<string, string>): string => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return cancelReasonFrom(form);
};

test('why an order is given up is a code, and the words beside it', () => {
  expect(reasonOf({ reason: 'by-mistake', note: ' ' })).toBe('by-mistake');
  expect(reasonOf({ reason: 'other', note: ' The colour is too loud ' })).toBe('other: The colour is too loud');
  expect(reasonOf({})).toBe('');
});

test('however much is typed, it is no longer than the API takes', () => {
  expect(reasonOf({ reason: 'x'.repeat(900), note: 'y'.repeat(900) }).length).toBeLessThanOrEqual(500);
});
