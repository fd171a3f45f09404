import { expect, test } from 'vitest';
import { choiceFrom, choiceGroups } from './wish-choices.ts';

const sizes = [
  { id: 4, name: 'S' },
  { id: 5, name: 'M' },
] as never[];
const black = { id: 3, name: 'Black' } as never;
const variant = (colorId: number | null, sizeId: number, available: number) => ({ id: sizeId, colorId, sizeId, available });

test('sizes stand below their colour, and what is not made in it is not offered', () => {
  const groups = choiceGroups({
    colors: [black, { id: 7, name: 'Sand' } as never],
    sizes,
    variants: [variant(3, 5, 2), variant(3, 4, 0), variant(7, 4, 1)],
  });
  expect(groups).toEqual([
    {
      colour: 'Black',
      options: [
        { value: '3-4', size: 'S', isSoldOut: true },
        { value: '3-5', size: 'M', isSoldOut: false },
      ],
    },
    { colour: 'Sand', options: [{ value: '7-4', size: 'S', isSoldOut: false }] },
  ]);
});

test('a product without colours has its sizes only', () => {
  expect(choiceGroups({ colors: [], sizes, variants: [variant(null, 5, 1)] })).toEqual([
    { colour: '', options: [{ value: '-5', size: 'M', isSoldOut: false }] },
  ]);
});

test('what a form sends is read as colour and size, or as nothing', () => {
  expect(choiceFrom('3-5')).toEqual({ color: 3, size: 5 });
  expect(choiceFrom('-5')).toEqual({ color: null, size: 5 });
  for (const wrong of [null, '', '3', '3-', '3-0', '3-5-6', 'a-b', '-99999999999']) expect(choiceFrom(wrong)).toBeNull();
});
