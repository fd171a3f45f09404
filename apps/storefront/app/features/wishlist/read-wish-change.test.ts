import { expect, test } from 'vitest';
import { readWishChange } from './read-wish-change.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a form adds, removes, merges and moves products, and turns on emails', () => {
  expect(readWishChange(form({ intent: 'add', productId: '12' }))).toEqual({ intent: 'add', productId: 12 });
  expect(readWishChange(form({ intent: 'remove', wishlistId: '7' }))).toEqual({ intent: 'remove', wishlistId: 7 });
  expect(readWishChange(form({ intent: 'merge', productIds: '1,2,2,x' }))).toEqual({ intent: 'merge', productIds: [1, 2] });
  expect(readWishChange(form({ intent: 'notices', hasNotices: 'on' }))).toEqual({ intent: 'notices', hasNotices: true });
  expect(readWishChange(form({ intent: 'move', productId: '12', choice: '3-5', wishlistId: '7' }))).toEqual({
    intent: 'move',
    productId: 12,
    choice: { color: 3, size: 5 },
    wishlistId: 7,
  });
});

test('emails are never turned on by a missing field', () => {
  expect(readWishChange(form({ intent: 'notices' }))).toEqual({ intent: 'notices', hasNotices: false });
});

test("without a size nothing is moved, and a guest's entry has no id", () => {
  expect(readWishChange(form({ intent: 'move', productId: '12', choice: '' }))).toEqual({
    intent: 'move',
    productId: 12,
    choice: null,
    wishlistId: null,
  });
});

test.each([
  {},
  { intent: 'drop' },
  { intent: 'add' },
  { intent: 'add', productId: '-1' },
  { intent: 'remove', wishlistId: '1 or 1' },
  { intent: 'move' },
])('a form with %j has no change', (fields) => expect(readWishChange(form(fields as Record<string, string>))).toBeNull());
