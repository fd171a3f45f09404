import { expect, test } from 'vitest';
import { readNotice, readReturnTo, serializeNotice } from './cart-notice.ts';

test('a notice survives its cookie', () => {
  const notice = { code: 'SoldOut', available: 2, lineId: 9, returnTo: '/de/product/kleid' } as const;
  expect(readNotice(serializeNotice(notice))).toEqual(notice);
});

test('the result of merging a guest cart is stored as numbers', () => {
  const notice = { code: 'cart-merged', merged: { joined: 2, fewer: 1, lost: 0 }, isShown: true } as const;
  expect(readNotice(serializeNotice(notice))).toEqual(notice);
  for (const merged of [undefined, 'all', { joined: 2, fewer: '<b>1</b>', lost: 0 }])
    expect(readNotice(JSON.stringify({ code: 'cart-merged', merged }))).toBeNull();
});

test('a manipulated cookie contains no notice', () => {
  expect(readNotice('{nonsense')).toBeNull();
  expect(readNotice(JSON.stringify({ code: '<b>hello</b>' }))).toBeNull();
  expect(readNotice(JSON.stringify({ code: 'SoldOut', available: 'many' }))).toBeNull();
  expect(readNotice(JSON.stringify({ code: 'SoldOut', returnTo: '//elsewhere.example' }))).toBeNull();
});

test('a form can return the shopper only to a page of the shop', () => {
  const returnTo = (path: string): string | null => {
    const form = new FormData();
    form.set('returnTo', path);
    return readReturnTo(form);
  };
  expect(returnTo('/de/product/kleid?color=red')).toBe('/de/product/kleid?color=red');
  for (const path of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)', '', '/a\nb'])
    expect(returnTo(path)).toBeNull();
  expect(readReturnTo(new FormData())).toBeNull();
});
