import { expect, test } from 'vitest';
import { findQuantityIssue } from './quantity-issue.ts';

const bounds = { min: 1, max: 10 };

test.each(['1', '10', ' 3 '])('"%s" is a valid quantity', (text) => {
  expect(findQuantityIssue(text, bounds)).toBeNull();
});

test.each([
  ['', 'quantity', {}],
  ['  ', 'quantity', {}],
  ['1.5', 'integer', {}],
  ['two', 'integer', {}],
  ['Infinity', 'integer', {}],
  ['0', 'min', { min: 1 }],
  ['-2', 'min', { min: 1 }],
  ['11', 'max', { max: 10 }],
])('"%s" is invalid: %s', (text, code, params) => {
  expect(findQuantityIssue(text, bounds)).toEqual({ code, params });
});
