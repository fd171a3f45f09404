import { expect, test } from 'vitest';
import { parseProductIds, buildSharedPath } from './product-ids.ts';

test('a shared list names its products in the order they were saved', () => {
  expect(buildSharedPath([15, 12])).toBe('/Wishlists?items=15,12');
  expect(parseProductIds('15,12')).toEqual([15, 12]);
});

test.each([
  [null, []],
  ['', []],
  [',,,', []],
  ['12,12,15,12', [12, 15]],
  ['0,-3,1e3,4.5, 7,9', [9]],
  ["12' OR 1=1--,15", [15]],
  ['<script>alert(1)</script>', []],
  ['99999999999999999999,3', [3]],
  ['__proto__,constructor,8', [8]],
])('only product ids are read from %j', (text, ids) => expect(parseProductIds(text)).toEqual(ids));

test('at most a hundred products are shown at once', () => {
  const many = Array.from({ length: 700 }, (_, index) => index + 1);
  expect(parseProductIds(many.join(','))).toEqual(many.slice(0, 100));
  expect(parseProductIds(many.join(','), 500)).toHaveLength(500);
  expect(buildSharedPath(many).split(',')).toHaveLength(100);
  expect(parseProductIds('1,'.repeat(1_000_000))).toEqual([1]);
});
