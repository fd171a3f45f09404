import { expect, expectTypeOf, test } from 'vitest';
import { languages } from './languages.ts';
import { getTemplate, getTexts, isTextKey, listKeys, type TextArguments, type TextKey } from './texts.ts';

test('a text is in the language of its code, with its values; an unknown language is English', () => {
  expect(getTexts('documents', 'de').t('page', { page: '1', pages: '2' })).toBe('Seite 1 von 2');
  expect(getTexts('documents', 'DE').tag).toBe('de-DE');
  expect(getTexts('documents', 'xx').t('page', { page: '1', pages: '2' })).toBe('Page 1 of 2');
});

test('a language with a fallback has its own texts and those of the fallback', () => {
  const { t, tag } = getTexts('documents', 'at');
  expect([t('invoice.vatNumber'), t('invoice.number'), tag]).toEqual(['UID-Nr.', 'Nummer', 'de-AT']);
});

test('every text of every language is a message without a missing value', () => {
  for (const { code } of languages)
    for (const key of listKeys('documents')) expect(getTemplate('documents', code, key), `${code} ${key}`).not.toMatch(/^$|undefined/);
});

test('a template with a choice is refused', () => {
  expect(() => getTemplate('legal', 'en', 'notice.title')).toThrow('"notice.title" must have plain placeholders only');
});

test('a key that the English file lacks is no key, and a missing value does not compile', () => {
  expect([isTextKey('documents', 'invoice.number'), isTextKey('documents', 'invoice.nothing')]).toEqual([true, false]);
  expectTypeOf<'invoice.nothing'>().not.toExtend<TextKey<'documents'>>();
  expectTypeOf<TextArguments<'documents', 'invoice.number'>>().toEqualTypeOf<[]>();
  expectTypeOf<TextArguments<'documents', 'page'>>().toEqualTypeOf<[values: { readonly page: string; readonly pages: string }]>();
  // A computed key needs the values of all its possible keys.
  expectTypeOf<[values: { pieces: string }]>().not.toExtend<TextArguments<'documents', 'slip.total' | 'slip.exchange'>>();
});
