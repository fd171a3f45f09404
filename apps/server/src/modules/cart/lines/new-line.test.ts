import { expect, test } from 'vitest';
import { newLineSchema } from '../contract.ts';

test('product, colour and size are accepted as objects with an id or as plain ids', () => {
  const plain = newLineSchema.parse({ productId: 7, color: 3, size: 2, quantity: 1 });
  expect(newLineSchema.parse({ productId: { id: 7 }, color: { id: 3 }, size: { id: 2 }, quantity: 1 })).toEqual(plain);
});

test('a colour is optional, a size is required', () => {
  expect(newLineSchema.parse({ productId: 7, size: 2 })).toMatchObject({ productId: 7, size: 2, quantity: 1 });
  expect(newLineSchema.safeParse({ productId: 7, color: 3 }).success).toBe(false);
});
