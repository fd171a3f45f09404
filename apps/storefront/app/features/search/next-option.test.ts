import { expect, test } from 'vitest';
import { findNextOption } from './next-option.ts';

const field = -1;

test('Down moves through the options and back to the field, Up moves in reverse', () => {
  expect(findNextOption('ArrowDown', field, 3)).toBe(0);
  expect(findNextOption('ArrowDown', 2, 3)).toBe(field);
  expect(findNextOption('ArrowUp', field, 3)).toBe(2);
  expect(findNextOption('ArrowUp', 0, 3)).toBe(field);
});

test('Home and End go to the first and last option, but move the cursor in the field', () => {
  expect(findNextOption('Home', 2, 3)).toBe(0);
  expect(findNextOption('End', 0, 3)).toBe(2);
  expect(findNextOption('Home', field, 3)).toBeNull();
});

test('other keys and an empty list change nothing', () => {
  expect(findNextOption('a', 1, 3)).toBeNull();
  expect(findNextOption('ArrowDown', field, 0)).toBeNull();
});
