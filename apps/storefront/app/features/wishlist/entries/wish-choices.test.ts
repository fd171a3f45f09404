import { expect, test } from 'vitest';
import { parseChoice, listChoiceGroups } from './wish-choices.ts';

const sizes = [
  { id: 4, name: 'S' },
  { id: 5, name: 'M' },
] as never[];
const black = { id: 3, name: 'Black' } as never;
const variant = (colorId: number | null, sizeId: number, available: number) => ({ id: sizeId, colorId, sizeId, available });

test('sizes are grouped by colour, and sizes that are not made in a colour are left out', () => {
  const groups = listChoiceGroups({
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

test('a product without colours has only sizes', () => {
  expect(listChoiceGroups({ colors: [], sizes, variants: [variant(null, 5, 1)] })).toEqual([
    { colour: '', options: [{ value: '-5', size: 'M', isSoldOut: false }] },
  ]);
});

test('a form value is read as colour and size, or as null', () => {
  expect(parseChoice('3-5')).toEqual({ color: 3, size: 5 });
  expect(parseChoice('-5')).toEqual({ color: null, size: 5 });
  for (const wrong of [null, '', '3', '3-', '3-0', '3-5-6', 'a-b', '-99999999999']) expect(parseChoice(wrong)).toBeNull();
});
