import { expect, test } from 'vitest';
import { nextOption } from './next-option.ts';

const field = -1;

test('Down moves through the options and back to the field, Up moves in reverse', () => {
  expect(nextOption('ArrowDown', field, 3)).toBe(0);
  expect(nextOption('ArrowDown', 2, 3)).toBe(field);
  expect(nextOption('ArrowUp', field, 3)).toBe(2);
  expect(nextOption('ArrowUp', 0, 3)).toBe(field);
});

test('Home and End go to the first and last option, but move the cursor in the field', () => {
  expect(nextOption('Home', 2, 3)).toBe(0);
  expect(nextOption('End', 0, 3)).toBe(2);
  expect(nextOption('Home', field, 3)).toBeNull();
});

test('other keys and an empty list change nothing', () => {
  expect(nextOption('a', 1, 3)).toBeNull();
  expect(nextOption('ArrowDown', field, 0)).toBeNull();
});
