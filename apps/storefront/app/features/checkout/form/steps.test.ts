import { expect, test } from 'vitest';
import { askedStep, reachableStep, type isReadyToPay } from './steps.ts';

const createCart = (...problems: (string | null)[]) =>
  ({ lines: problems.map((problem) => ({ problem })) }) as unknown as Parameters<typeof isReadyToPay>[0];

test('the checkout starts with the cart', () => {
  expect(askedStep(new URL('http://si.localhost/Checkout'))).toBe('your-cart');
  expect(askedStep(new URL('http://si.localhost/Checkout?step=confirmation'))).toBe('your-cart');
  expect(askedStep(new URL('http://si.localhost/de/Checkout?step=payment'))).toBe('payment');
});

test('an empty cart does not reach the payment step', () => {
  expect(reachableStep('payment', null)).toBe('your-cart');
  expect(reachableStep('payment', createCart())).toBe('your-cart');
});

test('a line that is not available keeps the shopper at the cart', () => {
  for (const problem of ['sold-out', 'fewer-left', 'unavailable']) expect(reachableStep('payment', createCart(null, problem))).toBe('your-cart');
});

test('a changed price is reported but does not block payment', () => {
  expect(reachableStep('payment', createCart('price-changed', null))).toBe('payment');
});
