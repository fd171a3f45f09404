import { expect, test } from 'vitest';
import { orderNumber, createSecretId } from './ids.ts';

test('an order number is easy to read out: two groups of five without ambiguous characters', () => {
  for (let index = 0; index < 200; index += 1) expect(orderNumber()).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
});

test('10,000 order numbers or ids contain no duplicates', () => {
  expect(new Set(Array.from({ length: 10_000 }, orderNumber)).size).toBe(10_000);
  expect(new Set(Array.from({ length: 10_000 }, () => createSecretId())).size).toBe(10_000);
});
