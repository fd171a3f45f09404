import { expect, test } from 'vitest';
import { listUsedTerms } from './list-used-terms.ts';

test('a term is found as a whole word in any letter case, with its translation', () => {
  expect(listUsedTerms(['One size. The colour fades.'], 'de')).toEqual([
    { source: 'colour', target: 'Farbe' },
    { source: 'one size', target: 'Einheitsgröße' },
    { source: 'size', target: 'Größe' },
  ]);
  expect(listUsedTerms(['Blinking coat, discoloured'], 'de')).toEqual([]);
});

test('a variant of a language uses the terms of its fallback', () => {
  expect(listUsedTerms(['colour'], 'at')).toEqual([{ source: 'colour', target: 'Farbe' }]);
});

test('a language without terms has none', () => {
  expect(listUsedTerms(['colour'], 'fr')).toEqual([]);
});
