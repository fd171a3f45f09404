import type { ProductPage } from '@selvedge/server/contract';
import { expect, test } from 'vitest';
import { buildCardOffer } from './card-offer.ts';

const image = (imageUrl: string) => ({ imageUrl, imageMimeType: 'image/webp', width: 1600, height: 2000 });

test('a card loads two images of each colour, those of the colour first, with sizes and stock and without the rest of the product', () => {
  const product = {
    ...{ id: 7, name: 'Linen shirt', description: 'long', currency: 'EUR', unitPrice: 40, discountPrice: 30, priorPrice: null },
    sizes: [{ id: 1, code: 'M', name: 'M' }],
    variants: [{ id: 5, sku: 'A', colorId: 3, sizeId: 1, currency: 'EUR', unitPrice: 40, discountPrice: 30, priorPrice: null, available: 2 }],
    colors: [
      { id: 3, code: 'navy', name: 'Navy', hex: null, images: [image('navy-1'), image('navy-2'), image('navy-3')] },
      { id: 4, code: 'rust', name: 'Rust', hex: null, images: [image('rust-1')] },
    ],
    images: [image('label')],
  } as unknown as ProductPage;
  const offer = buildCardOffer(product);
  expect(offer.colors.map(({ images }) => images.map(({ imageUrl }) => imageUrl))).toEqual([
    ['navy-1', 'navy-2'],
    ['rust-1', 'label'],
  ]);
  expect(Object.keys(offer).sort()).toEqual(['colors', 'currency', 'discountPrice', 'priorPrice', 'sizes', 'unitPrice', 'variants']);
});
