import type { WishedProduct } from '@selvedge/server/contract';
import { expect, test } from 'vitest';
import { toGuestEntry } from './entry.ts';

const shirt = { id: 1, discountPrice: 30, currency: 'EUR', isAvailable: true } as WishedProduct;

test('a guest sees a price reduction only in the same currency', () => {
  expect(toGuestEntry(shirt, { id: 1, price: 39.9, currency: 'EUR' }).priceWhenAdded).toBe(39.9);
  expect(toGuestEntry(shirt, { id: 1, price: 30, currency: 'EUR' }).priceWhenAdded).toBeNull();
  expect(toGuestEntry(shirt, { id: 1, price: 20, currency: 'EUR' }).priceWhenAdded).toBeNull();
  expect(toGuestEntry(shirt, { id: 1, price: 60, currency: 'BGN' }).priceWhenAdded).toBeNull();
  expect(toGuestEntry(shirt, { id: 1 }).priceWhenAdded).toBeNull();
});

test('a guest sees that a product is back in stock only if it was sold out when it was saved', () => {
  expect(toGuestEntry(shirt, { id: 1, isAvailable: false }).isBack).toBe(true);
  expect(toGuestEntry(shirt, { id: 1, isAvailable: true }).isBack).toBe(false);
  expect(toGuestEntry(shirt, { id: 1 }).isBack).toBe(false);
  expect(toGuestEntry({ ...shirt, isAvailable: false }, { id: 1, isAvailable: false }).isBack).toBe(false);
});
