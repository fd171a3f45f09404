import { describe, expect, test } from 'vitest';
import { getHreflang, languages, localizedPath } from '@selvedge/i18n';
import { listAlternates, buildCanonicalPath, toOgLocale, getPageAddress, splitPath, toAscii } from './locale.ts';

describe('the language prefix of an address', () => {
  test('is removed in any letter case', () => {
    expect(splitPath('/de/category/damen')).toEqual({ prefix: 'de', path: '/category/damen' });
    expect(splitPath('/DE')).toEqual({ prefix: 'de', path: '/' });
    expect(splitPath('/at/')).toEqual({ prefix: 'at', path: '/' });
  });

  test('is one of the 17 languages only', () => {
    expect(splitPath('/design/de')).toEqual({ prefix: null, path: '/design/de' });
    expect(splitPath('/')).toEqual({ prefix: null, path: '/' });
    for (const { code } of languages) expect(splitPath(`/${code}/x`).prefix).toBe(code);
  });

  test("is left out for the host's default language", () => {
    const place = { language: 'sl', defaultLanguage: 'sl' };
    expect(localizedPath('/category/zenske', place)).toBe('/category/zenske');
    expect(localizedPath('/category/women', { ...place, language: 'en' })).toBe('/en/category/women');
    expect(localizedPath('/', { ...place, language: 'en' })).toBe('/en');
  });

  test('is restored after removal, in every language', () => {
    for (const { code } of languages) {
      const address = localizedPath('/product/x', { language: code, defaultLanguage: 'hu' });
      expect(splitPath(address)).toEqual({ prefix: code === 'hu' ? null : code, path: '/product/x' });
    }
  });

  test('has one canonical spelling', () => {
    expect(buildCanonicalPath('/sl/categories', 'sl')).toBe('/categories');
    expect(buildCanonicalPath('/EN/categories/', 'sl')).toBe('/en/categories');
    expect(buildCanonicalPath('/sl', 'sl')).toBe('/');
    expect(buildCanonicalPath('/en/', 'sl')).toBe('/en');
  });

  test('never leads to another site through two slashes', () => {
    expect(buildCanonicalPath('/sl//elsewhere.example', 'sl')).toBe('/elsewhere.example');
    expect(buildCanonicalPath('//elsewhere.example/', 'sl')).toBe('/elsewhere.example');
    expect(buildCanonicalPath('/de///elsewhere.example', 'sl')).toBe('/de/elsewhere.example');
    expect(buildCanonicalPath('//', 'sl')).toBe('/');
  });

  test("is recognised in a request for a page's data too", () => {
    expect(splitPath(getPageAddress('/de.data'))).toEqual({ prefix: 'de', path: '/' });
    expect(getPageAddress('/_root.data')).toBe('/');
    expect(getPageAddress('/de/category/damen.data')).toBe('/de/category/damen');
  });
});

describe('the alternates of a page', () => {
  const alternates = listAlternates({
    origin: 'https://selvedge.example',
    countryCode: 'AT',
    defaultLanguage: 'at',
    languages,
    countries: [
      { code: 'SI', url: 'https://si.example', lang: 'sl' },
      { code: 'BD', url: 'https://bd.example', lang: 'en' },
      { code: 'AT', url: 'https://selvedge.example', lang: 'at' },
    ],
    getPathByLanguage: (language) => (language === 'hu' ? null : `/category/${language}`),
  });
  const findHref = (hreflang: string) => alternates.find((one) => one.hreflang === hreflang)?.href;

  test('name language and country', () => {
    expect(getHreflang({ tag: 'de-DE' }, 'si')).toBe('de-SI');
    expect(toOgLocale({ tag: 'cs-CZ' })).toBe('cs_CZ');
  });

  test('list German in Austria once, with the host’s default language', () => {
    expect(alternates.filter(({ hreflang }) => hreflang === 'de-AT')).toHaveLength(1);
    expect(findHref('de-AT')).toBe('https://selvedge.example/category/at');
  });

  test('link to the other hosts in their default language', () => {
    expect(findHref('sl-SI')).toBe('https://si.example/category/sl');
    expect(findHref('en-BD')).toBe('https://bd.example/category/en');
  });

  test('have English in Slovenia as x-default, and no entry for a missing page', () => {
    expect(findHref('x-default')).toBe('https://si.example/en/category/en');
    expect(findHref('hu-AT')).toBeUndefined();
  });
});

test('an address in another script is encoded for a redirect, and an encoded one stays unchanged', () => {
  const address = toAscii('/bn/category/নারী/পোশাক?q=%E0%A6%A8&page=2');
  expect(address).toMatch(/^[\x21-\x7e]+$/);
  expect(decodeURI(address)).toBe('/bn/category/নারী/পোশাক?q=ন&page=2');
  expect(toAscii(address)).toBe(address);
});
