import { expect, test } from 'vitest';
import { readRequestedStep, chooseReachableStep, type isReadyToPay } from './steps.ts';

const createCart = (...problems: (string | null)[]) =>
  ({ lines: problems.map((problem) => ({ problem })) }) as unknown as Parameters<typeof isReadyToPay>[0];

test('the checkout starts with the cart', () => {
  expect(readRequestedStep(new URL('http://si.localhost/Checkout'))).toBe('your-cart');
  expect(readRequestedStep(new URL('http://si.localhost/Checkout?step=confirmation'))).toBe('your-cart');
  expect(readRequestedStep(new URL('http://si.localhost/de/Checkout?step=payment'))).toBe('payment');
});

test('an empty cart does not reach the payment step', () => {
  expect(chooseReachableStep('payment', null)).toBe('your-cart');
  expect(chooseReachableStep('payment', createCart())).toBe('your-cart');
});

test('a line that is not available keeps the shopper at the cart', () => {
  for (const problem of ['sold-out', 'fewer-left', 'unavailable'])
    expect(chooseReachableStep('payment', createCart(null, problem))).toBe('your-cart');
});

test('a changed price is reported but does not block payment', () => {
  expect(chooseReachableStep('payment', createCart('price-changed', null))).toBe('payment');
});
