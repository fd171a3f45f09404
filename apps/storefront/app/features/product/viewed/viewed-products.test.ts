import { expect, test } from 'vitest';
import { readViewed, addViewed, type ViewedProduct } from './viewed-products.ts';

const viewed = (id: number): ViewedProduct => ({ id, slug: `shirt-${id}`, name: `Shirt ${id}`, brand: 'Ossenby', image: null, colorCode: null });

test('the latest product comes first and each product occurs once', () => {
  const list = [1, 2, 1].reduce<ViewedProduct[]>((seen, id) => addViewed(seen, viewed(id)), []);
  expect(list.map(({ id }) => id)).toEqual([1, 2]);
});

test('twelve products are stored', () => {
  const list = Array.from({ length: 15 }, (_, id) => viewed(id + 1)).reduce<ViewedProduct[]>(addViewed, []);
  expect(list.map(({ id }) => id)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
});

test('stored products are read back and anything else in the storage is ignored', () => {
  const image = { imageUrl: '/media/a.webp', width: 1600, height: 2000 };
  const navy = { ...viewed(1), image, colorCode: 'navy' };
  expect(readViewed(JSON.stringify([navy]))).toEqual([navy]);
  for (const broken of [null, '', '{', '{"id":1}', '[null,3]', '[{"id":"1","slug":"a","name":"b","brand":"c","image":null}]'])
    expect(readViewed(broken)).toEqual([]);
  expect(readViewed(JSON.stringify([{ ...viewed(1), image: { imageUrl: 7 } }]))).toEqual([]);
  expect(readViewed(JSON.stringify([{ ...viewed(1), colorCode: 7 }]))).toEqual([]);
});
