import { languages } from '@selvedge/i18n';
import { expect, test } from 'vitest';
import { getReversalText } from './reversal-texts.ts';
import { reversalReasons } from './target-entry.ts';

test('reversal reasons are translated into each language, and texts that staff wrote stay unchanged', () => {
  const listTexts = (code: string) => reversalReasons.map((reason) => getReversalText(code, reason));
  const all = languages.filter(({ code }) => code !== 'at').flatMap(({ code }) => listTexts(code));
  expect(new Set(all).size).toBe((languages.length - 1) * reversalReasons.length);
  expect(all.filter((text) => reversalReasons.some((reason) => reason === text))).toEqual([]);
  expect([getReversalText('at', 'returned'), getReversalText('sl', 'returned')]).toEqual([
    'Der Artikel wurde zurückgeschickt',
    'Izdelek je bil vrnjen',
  ]);
  expect(getReversalText('de', 'You ordered for yourself')).toBe('You ordered for yourself');
});
