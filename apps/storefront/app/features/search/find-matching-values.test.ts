import { expect, test } from 'vitest';
import { findMatchingValues } from './find-matching-values.ts';

const value = (attribute: string, code: string) => ({ id: 1, attribute, attributeName: attribute, code, name: code, hex: null, scale: null });

test('the filters of a search offer the found or chosen colours and sizes, and all other attributes', () => {
  const values = [
    value('color', 'navy'),
    value('color', 'sand'),
    value('color', 'red'),
    value('size', 'M'),
    value('size', '98'),
    value('fit', 'slim'),
  ];
  const found = findMatchingValues(values, { color: { navy: 3, sand: 0 }, size: { m: 2 } }, { color: ['red'], size: [] });
  expect(found.map(({ code }) => code)).toEqual(['navy', 'red', 'M', 'slim']);
});
