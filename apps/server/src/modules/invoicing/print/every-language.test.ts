import { languages } from '@selvedge/i18n';
import { expect, test } from 'vitest';
import { listMissingLetters } from '#testing/inputs/missing-glyphs';
import { getPrintSetting } from '../draw-document.ts';
import { documentKinds } from '../kinds/document-kinds.ts';
import { measureText as measure } from './fonts.ts';
import { frame, type PrintedDocument, type TextItem } from './sheet.ts';

const countryCodes = ['AT', 'BD', 'BG', 'CY', 'CZ', 'DE', 'ES', 'GR', 'HR', 'HU', 'IT', 'LT', 'PL', 'PT', 'RO', 'SI', 'SK'];
const currencies = ['EUR', 'BDT', 'BGN', 'CZK', 'HUF', 'PLN', 'RON'];

/** Returns documents of every kind with all texts of a language, and with each country, currency and month. */
function buildDocuments(code: string): PrintedDocument[] {
  const setting = getPrintSetting(code);
  return countryCodes.flatMap((countryCode, index) => {
    const currency = currencies[index % currencies.length] ?? 'EUR';
    const day = `2026-${String((index % 12) + 1).padStart(2, '0')}-03`;
    return documentKinds.map((kind) => kind.layout(kind.buildExample({ index, countryCode, currency, day }), setting));
  });
}
const listTexts = ({ sheets }: PrintedDocument): TextItem[] => sheets.flatMap(({ items }) => items.filter((item) => item.kind === 'text'));

test('every kind of document has a code of its own', () => {
  expect(new Set(documentKinds.map(({ code }) => code)).size).toBe(documentKinds.length);
});

test('a letter that the fonts lack is detected', () => {
  expect(listMissingLetters('Merino 絹', 'regular')).toEqual(['絹']);
});

test.each(languages)('documents in $name use only letters of the fonts and stay within their frame', ({ code, tag }) => {
  for (const document of buildDocuments(code)) {
    expect(document.language).toBe(tag);
    const texts = listTexts(document);
    expect(texts.flatMap(({ text, weight }) => listMissingLetters(text, weight))).toEqual([]);
    // The header of a sheet is one line: a title that is too long would lose its number.
    expect(texts.map(({ text }) => text)).toContain(document.title);
    // The payment method has its name, not its code.
    expect(texts.map(({ text }) => text)).not.toContain('sslcommerz');
    for (const { text, x, size, weight, isRight } of texts) {
      const width = measure(text, size, weight);
      expect(isRight ? x - width : x).toBeGreaterThanOrEqual(frame.left - 0.1);
      expect(isRight ? x : x + width).toBeLessThanOrEqual(frame.right + 0.1);
    }
  }
});
