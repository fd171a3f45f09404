import { expect, test } from 'vitest';
import { readCartChange } from './read-cart-change.ts';

const createForm = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test('a product is added by product, colour and size', () => {
  expect(readCartChange(createForm({ productId: '12', color: '3', size: '7', quantity: '2' }))).toEqual({
    intent: 'add',
    productId: 12,
    color: 3,
    size: 7,
    quantity: 2,
  });
});

test('a product in one colour needs no colour', () => {
  expect(readCartChange(createForm({ intent: 'add', productId: '12', color: '', size: '7' }))).toEqual({
    intent: 'add',
    productId: 12,
    color: null,
    size: 7,
    quantity: 1,
  });
});

test('without a size nothing is added', () => {
  expect(readCartChange(createForm({ productId: '12' }))).toBeNull();
  expect(readCartChange(createForm({ productId: '12', size: 'L' }))).toBeNull();
});

test('a quantity of zero removes the line', () => {
  expect(readCartChange(createForm({ intent: 'change', lineId: '5', quantity: '0' }))).toEqual({ intent: 'remove', lineId: 5 });
  expect(readCartChange(createForm({ intent: 'change', lineId: '5', quantity: '3' }))).toEqual({ intent: 'change', lineId: 5, quantity: 3 });
});

test.each([
  ['', 'quantity', {}],
  ['1,5', 'integer', {}],
  ['-1', 'min', { min: 0 }],
  ['25', 'max', { max: 10 }],
])('the quantity "%s" changes nothing and reports: %s', (quantity, code, params) => {
  expect(readCartChange(createForm({ intent: 'change', lineId: '5', quantity }))).toEqual({ intent: 'none', lineId: 5, issue: { code, params } });
});

test('an unknown change is ignored', () => {
  expect(readCartChange(createForm({ intent: 'empty' }))).toBeNull();
  expect(readCartChange(createForm({ intent: 'remove', lineId: '-1' }))).toBeNull();
  expect(readCartChange(createForm({ intent: 'remove', lineId: '1; drop table' }))).toBeNull();
});
