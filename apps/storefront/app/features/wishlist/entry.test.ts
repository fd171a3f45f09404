import type { WishedProduct } from '@selvedge/server/contract';
import { expect, test } from 'vitest';
import { guestEntry } from './entry.ts';

const shirt = { id: 1, discountPrice: 30, currency: 'EUR', isAvailable: true } as WishedProduct;

test('a guest is told of a price that has fallen, in the same currency only', () => {
  expect(guestEntry(shirt, { id: 1, price: 39.9, currency: 'EUR' }).priceWhenAdded).toBe(39.9);
  expect(guestEntry(shirt, { id: 1, price: 30, currency: 'EUR' }).priceWhenAdded).toBeNull();
  expect(guestEntry(shirt, { id: 1, price: 20, currency: 'EUR' }).priceWhenAdded).toBeNull();
  expect(guestEntry(shirt, { id: 1, price: 60, currency: 'BGN' }).priceWhenAdded).toBeNull();
  expect(guestEntry(shirt, { id: 1 }).priceWhenAdded).toBeNull();
});

test('a guest is told of what is back, not of what was there all along', () => {
  expect(guestEntry(shirt, { id: 1, isAvailable: false }).isBack).toBe(true);
  expect(guestEntry(shirt, { id: 1, isAvailable: true }).isBack).toBe(false);
  expect(guestEntry(shirt, { id: 1 }).isBack).toBe(false);
  expect(guestEntry({ ...shirt, isAvailable: false }, { id: 1, isAvailable: false }).isBack).toBe(false);
});
