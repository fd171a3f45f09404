import { expect, test } from 'vitest';
import { cartChangeFrom } from './cart-change.ts';

const formOf = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test('a garment goes into the cart by product, colour and size', () => {
  expect(cartChangeFrom(formOf({ productId: '12', color: '3', size: '7', quantity: '2' }))).toEqual({
    intent: 'add',
    productId: 12,
    color: 3,
    size: 7,
    quantity: 2,
  });
});

test('a garment that comes in one colour needs none', () => {
  expect(cartChangeFrom(formOf({ intent: 'add', productId: '12', color: '', size: '7' }))).toEqual({
    intent: 'add',
    productId: 12,
    color: null,
    size: 7,
    quantity: 1,
  });
});

test('without a size nothing is added', () => {
  expect(cartChangeFrom(formOf({ productId: '12' }))).toBeNull();
  expect(cartChangeFrom(formOf({ productId: '12', size: 'L' }))).toBeNull();
});

test('a quantity of nothing takes the line away', () => {
  expect(cartChangeFrom(formOf({ intent: 'change', lineId: '5', quantity: '0' }))).toEqual({ intent: 'remove', lineId: 5 });
  expect(cartChangeFrom(formOf({ intent: 'change', lineId: '5', quantity: '3' }))).toEqual({ intent: 'change', lineId: 5, quantity: 3 });
});

test.each([
  ['', 'quantity', {}],
  ['1,5', 'integer', {}],
  ['-1', 'min', { min: 0 }],
  ['25', 'max', { max: 10 }],
])('a quantity of "%s" changes nothing, and is told: %s', (quantity, code, params) => {
  expect(cartChangeFrom(formOf({ intent: 'change', lineId: '5', quantity }))).toEqual({ intent: 'none', lineId: 5, issue: { code, params } });
});

test('what the cart does not know changes nothing', () => {
  expect(cartChangeFrom(formOf({ intent: 'empty' }))).toBeNull();
  expect(cartChangeFrom(formOf({ intent: 'remove', lineId: '-1' }))).toBeNull();
  expect(cartChangeFrom(formOf({ intent: 'remove', lineId: '1; drop table' }))).toBeNull();
});
