import { expect, test } from 'vitest';
import { fibreTexts, partTexts } from './fibre-texts.ts';

test('names of fibres and parts are found by their codes', () => {
  expect(Object.entries(fibreTexts).filter(([code, { id }]) => id !== `fibre.${code}`)).toEqual([]);
  expect(Object.entries(partTexts).filter(([code, { id }]) => id !== `part.${code}`)).toEqual([]);
});
