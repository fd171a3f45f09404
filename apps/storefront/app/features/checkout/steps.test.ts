import { expect, test } from 'vitest';
import { askedStep, reachableStep, type isReadyToPay } from './steps.ts';

const cartWith = (...problems: (string | null)[]) =>
  ({ lines: problems.map((problem) => ({ problem })) }) as unknown as Parameters<typeof isReadyToPay>[0];

test('the checkout opens with the cart', () => {
  expect(askedStep(new URL('http://si.localhost/Checkout'))).toBe('your-cart');
  expect(askedStep(new URL('http://si.localhost/Checkout?step=confirmation'))).toBe('your-cart');
  expect(askedStep(new URL('http://si.localhost/de/Checkout?step=payment'))).toBe('payment');
});

test('nobody pays for an empty cart', () => {
  expect(reachableStep('payment', null)).toBe('your-cart');
  expect(reachableStep('payment', cartWith())).toBe('your-cart');
});

test('a line that cannot be had keeps the shopper at the cart', () => {
  for (const problem of ['sold-out', 'fewer-left', 'unavailable']) expect(reachableStep('payment', cartWith(null, problem))).toBe('your-cart');
});

test('a changed price is told but does not stop the way to payment', () => {
  expect(reachableStep('payment', cartWith('price-changed', null))).toBe('payment');
});
