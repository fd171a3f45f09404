import { languages } from '@selvedge/i18n';
import { describe, expect, test } from 'vitest';
import { fillTemplate, listPlaceholders } from './fill-template.ts';
import { getLegalTexts, type LegalTexts } from './legal-texts.ts';
import { legalPageKeys } from './page-parts.ts';

const english = getLegalTexts('en');
const addresses = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
const all = ({ notice, pages }: LegalTexts) => [
  ...Object.values(notice),
  ...legalPageKeys.flatMap((page) => [pages[page].title, pages[page].excerpt, pages[page].body]),
];

describe.each(languages.map(({ code }) => code))('the legal pages in %s', (code) => {
  const texts = getLegalTexts(code);

  test('have the same placeholders, lines and links as the English pages', () => {
    for (const page of legalPageKeys) {
      const [{ body }, original] = [texts.pages[page], english.pages[page]];
      expect(listPlaceholders(body).sort(), page).toEqual(listPlaceholders(original.body).sort());
      expect(body.split('\n').length, page).toBe(original.body.split('\n').length);
      expect(addresses(body), page).toEqual(addresses(original.body));
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

test('a choice of the catalogue is a choice of the template, and a value without a text is shown unchanged', () => {
  expect(english.notice.title).toBe('Legal guarantee: {law.guaranteeYears|2=2 years|3=3 years}');
  expect(english.pages.withdrawal.body).toMatch(/\{return\.paidBy\|customer=You will have to bear [^|{}]*\|other=We will bear [^|{}]*\}/);
});

test('a language without templates has the English ones', () => {
  expect(getLegalTexts('xx')).toBe(english);
});

test('a line that does not apply to a country is removed, and a missing value stays visible', () => {
  const filling = { values: { 'seller.vat': null, 'seller.phone': '', years: '3' }, isInUnion: false, missing: 'to be completed' };
  const template =
    '{#union}\nwithdraw\n{/union}\n- VAT: {seller.vat}\n- Phone: {seller.phone}\n{years|2=two|3=three}\n{#outside}\nask us\n{/outside}';
  expect(fillTemplate(template, filling)).toBe('- Phone: \\[to be completed\\]\nthree\nask us\n');
});

test('the text for shoppers leaves out a parenthesis or line with a missing value', () => {
  const filling = { values: { act: '', phone: '', email: '', name: 'Ana' }, isInUnion: true, missing: null };
  const template = '## Right\n- Phone: {phone}\nYou can withdraw ({act}) at {name}.\n[{email}](mailto:{email})\nSee [{name}](/imprint).';
  expect(fillTemplate(template, filling)).toBe('## Right\nYou can withdraw at Ana.\nSee [Ana](/imprint).');
});

test('a value that ends with a full stop is not followed by a second one', () => {
  const filling = { values: { 'law.data': 'zákon č. 18/2018 Z. z.', shop: 'Selvedge' }, isInUnion: true, missing: null };
  expect(fillTemplate('Law: {law.data}.\nShop: {shop}.', filling)).toBe('Law: zákon č. 18/2018 Z. z.\nShop: Selvedge.');
});
