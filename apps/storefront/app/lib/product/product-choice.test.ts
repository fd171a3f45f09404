import type { ProductPage } from '@selvedge/server/contract';
import { expect, test } from 'vitest';
import { chooseColour, findOnlySize, choosePrice, listSizeChoices, listSoldOutSizes } from './product-choice.ts';

const price = { currency: 'EUR', unitPrice: 20, discountPrice: 20, priorPrice: null };
const colour = (id: number, code: string) => ({ id, code, name: code, hex: null, images: [] });
const size = (id: number, name: string) => ({ id, code: name.toLowerCase(), name });
const variant = (id: number, colorId: number, sizeId: number, available: number) => ({ id, sku: `${id}`, colorId, sizeId, available, ...price });

const shirt: Pick<ProductPage, 'colors' | 'coverColorId' | 'sizes' | 'variants'> = {
  coverColorId: 2,
  colors: [colour(1, 'navy'), colour(2, 'ecru')],
  sizes: [size(10, 'S'), size(11, 'M'), size(12, 'L')],
  variants: [variant(1, 1, 10, 0), variant(2, 1, 11, 0), variant(3, 2, 10, 4), variant(4, 2, 11, 0)],
};

test('the address selects the colour; otherwise it is the cover colour', () => {
  expect(chooseColour(shirt, 'NAVY')?.code).toBe('navy');
  expect(chooseColour(shirt, null)?.code).toBe('ecru');
  expect(chooseColour(shirt, 'purple')?.code).toBe('ecru');
  expect(chooseColour({ colors: [], coverColorId: null }, 'navy')).toBeNull();
});

test('a size without stock, or not made in the colour, is sold out', () => {
  expect(listSizeChoices(shirt, { id: 2 }).map(({ isSoldOut }) => isSoldOut)).toEqual([false, true, true]);
});

test('a stock notice is offered for sold-out sizes but not for sizes that are not made in the colour', () => {
  expect(listSoldOutSizes(listSizeChoices(shirt, { id: 2 }))).toEqual([{ variantId: 4, name: 'M' }]);
});

test('a product in one size needs no choice', () => {
  expect(findOnlySize(listSizeChoices({ ...shirt, sizes: [size(10, 'One size')] }, { id: 2 }))?.size.id).toBe(10);
  expect(findOnlySize(listSizeChoices(shirt, { id: 2 }))).toBeNull();
});

test('the price is that of the selected size', () => {
  const dearer = { ...variant(9, 2, 12, 1), discountPrice: 25 };
  expect(choosePrice(price, dearer).discountPrice).toBe(25);
  expect(choosePrice(price, null).discountPrice).toBe(20);
});
