import { expect, test } from 'vitest';
import { createLinkId, orderNumber, createSecretId } from './ids.ts';

test('an order number is easy to read out: two groups of five without ambiguous characters', () => {
  for (let index = 0; index < 200; index += 1) expect(orderNumber()).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
});

test('10,000 order numbers or ids contain no duplicates', () => {
  expect(new Set(Array.from({ length: 10_000 }, orderNumber)).size).toBe(10_000);
  expect(new Set(Array.from({ length: 10_000 }, () => createSecretId())).size).toBe(10_000);
});

test('a number for links fits a database integer and does not repeat', () => {
  const ids = Array.from({ length: 1000 }, createLinkId);
  expect(ids.every((id) => Number.isSafeInteger(id) && id >= 100_000_000 && id <= 2_147_483_647)).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});
