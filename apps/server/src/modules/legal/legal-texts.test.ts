import { describe, expect, test } from 'vitest';
import { fillTemplate, listPlaceholders } from './fill-template.ts';
import { legalPageKeys, type LegalTexts } from './shape.ts';
import { getLegalTexts, writtenLanguages } from './texts/index.ts';

const english = getLegalTexts('en').texts;
const addresses = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
const headings = (text: string) => [...text.matchAll(/^#+ /gm)].map(([mark]) => mark);
const parts = (text: string) => text.split('\n').filter((line) => line.includes('{#') || line.includes('{/'));
const all = ({ notice, pages }: LegalTexts) => [...notice, ...legalPageKeys.flatMap((page) => pages[page])];

describe.each(writtenLanguages)('the legal pages in %s', (code) => {
  const { texts } = getLegalTexts(code);

  test('have the same placeholders, parts, headings and links as the English pages', () => {
    for (const page of legalPageKeys) {
      const [title, excerpt, body] = texts.pages[page];
      const original = english.pages[page][2];
      expect(title, page).not.toBe('');
      expect(excerpt, page).not.toBe('');
      expect(listPlaceholders(body).sort(), page).toEqual(listPlaceholders(original).sort());
      expect(parts(body), page).toEqual(parts(original));
      expect(headings(body), page).toEqual(headings(original));
      expect(addresses(body), page).toEqual(addresses(original));
    }
  });

  test('have no unfilled brace, and do not mention the dispute platform that was closed in 2025', () => {
    const values = Object.fromEntries(
      all(english)
        .flatMap(listPlaceholders)
        .map((name) => [name, '2']),
    );
    for (const text of all(texts))
      for (const isInUnion of [true, false])
        expect(fillTemplate(text, { values, isInUnion, missing: '' })).not.toMatch(/[{}]|ec\.europa\.eu\/(consumers|odr)/);
  });
});

test('a line that does not apply to a country is removed, and a missing value stays visible', () => {
  const filling = { values: { 'seller.vat': null, 'seller.phone': '', years: '3' }, isInUnion: false, missing: 'to be completed' };
  const template =
    '{#union}\nwithdraw\n{/union}\n- VAT: {seller.vat}\n- Phone: {seller.phone}\n{years|2=two|3=three}\n{#outside}\nask us\n{/outside}';
  expect(fillTemplate(template, filling)).toBe('- Phone: \\[to be completed\\]\nthree\nask us\n');
});
