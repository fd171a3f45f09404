import { languages } from '@selvedge/i18n';
import { expect, test } from 'vitest';
import { reversalText } from './reversal-texts.ts';
import { reversalReasons } from './target-entry.ts';

test('why a commission went back is said in words, in each language of its own; what staff wrote stands', () => {
  const said = (code: string) => reversalReasons.map((reason) => reversalText(code, reason));
  const all = languages.filter(({ code }) => code !== 'at').flatMap(({ code }) => said(code));
  expect(new Set(all).size).toBe((languages.length - 1) * reversalReasons.length);
  expect(all.filter((text) => reversalReasons.some((reason) => reason === text))).toEqual([]);
  expect([reversalText('at', 'returned'), reversalText('sl', 'returned')]).toEqual(['Der Artikel wurde zurückgeschickt', 'Artikel je bil vrnjen']);
  expect(reversalText('de', 'You ordered for yourself')).toBe('You ordered for yourself');
});
