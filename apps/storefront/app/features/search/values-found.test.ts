import { expect, test } from 'vitest';
import { valuesFound } from './values-found.ts';

const value = (attribute: string, code: string) => ({ id: 1, attribute, attributeName: attribute, code, name: code, hex: null, scale: null });

test('a search offers the colours and sizes that were found or chosen, and every other attribute', () => {
  const values = [
    value('color', 'navy'),
    value('color', 'sand'),
    value('color', 'red'),
    value('size', 'M'),
    value('size', '98'),
    value('fit', 'slim'),
  ];
  const found = valuesFound(values, { color: { navy: 3, sand: 0 }, size: { m: 2 } }, { color: ['red'], size: [] });
  expect(found.map(({ code }) => code)).toEqual(['navy', 'red', 'M', 'slim']);
});
