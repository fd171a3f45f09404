import { expect, test } from 'vitest';
import { nextOption } from './next-option.ts';

const field = -1;

test('Down goes through the options and back to the field, Up the other way', () => {
  expect(nextOption('ArrowDown', field, 3)).toBe(0);
  expect(nextOption('ArrowDown', 2, 3)).toBe(field);
  expect(nextOption('ArrowUp', field, 3)).toBe(2);
  expect(nextOption('ArrowUp', 0, 3)).toBe(field);
});

test('Home and End go to the first and the last option, but in the field they belong to the cursor', () => {
  expect(nextOption('Home', 2, 3)).toBe(0);
  expect(nextOption('End', 0, 3)).toBe(2);
  expect(nextOption('Home', field, 3)).toBeNull();
});

test('other keys, and an empty list, lead nowhere', () => {
  expect(nextOption('a', 1, 3)).toBeNull();
  expect(nextOption('ArrowDown', field, 0)).toBeNull();
});
