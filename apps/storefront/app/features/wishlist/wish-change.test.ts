import { expect, test } from 'vitest';
import { wishChangeFrom } from './wish-change.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a form adds, removes, merges, moves, and asks for mails', () => {
  expect(wishChangeFrom(form({ intent: 'add', productId: '12' }))).toEqual({ intent: 'add', productId: 12 });
  expect(wishChangeFrom(form({ intent: 'remove', wishlistId: '7' }))).toEqual({ intent: 'remove', wishlistId: 7 });
  expect(wishChangeFrom(form({ intent: 'merge', productIds: '1,2,2,x' }))).toEqual({ intent: 'merge', productIds: [1, 2] });
  expect(wishChangeFrom(form({ intent: 'notices', hasNotices: 'on' }))).toEqual({ intent: 'notices', hasNotices: true });
  expect(wishChangeFrom(form({ intent: 'move', productId: '12', choice: '3-5', wishlistId: '7' }))).toEqual({
    intent: 'move',
    productId: 12,
    choice: { color: 3, size: 5 },
    wishlistId: 7,
  });
});

test('mails are never asked for by leaving something out', () => {
  expect(wishChangeFrom(form({ intent: 'notices' }))).toEqual({ intent: 'notices', hasNotices: false });
});

test('without a size nothing is moved, and a guest has no number on a list', () => {
  expect(wishChangeFrom(form({ intent: 'move', productId: '12', choice: '' }))).toEqual({
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
])('a form of %j asks for nothing', (fields) => expect(wishChangeFrom(form(fields as Record<string, string>))).toBeNull());
