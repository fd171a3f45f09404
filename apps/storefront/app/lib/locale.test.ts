import { describe, expect, test } from 'vitest';
import { hreflangOf, languages, localizedPath } from '@selvedge/i18n';
import { alternatesOf, canonicalPath, ogLocaleOf, pageOfRequest, splitPath, inAscii } from './locale.ts';

describe('the language in front of an address', () => {
  test('is taken off, in any case', () => {
    expect(splitPath('/de/category/damen')).toEqual({ prefix: 'de', path: '/category/damen' });
    expect(splitPath('/DE')).toEqual({ prefix: 'de', path: '/' });
    expect(splitPath('/at/')).toEqual({ prefix: 'at', path: '/' });
  });

  test('is only ever one of the 17', () => {
    expect(splitPath('/design/de')).toEqual({ prefix: null, path: '/design/de' });
    expect(splitPath('/')).toEqual({ prefix: null, path: '/' });
    for (const { code } of languages) expect(splitPath(`/${code}/x`).prefix).toBe(code);
  });

  test("is left out for the host's own language", () => {
    const place = { language: 'sl', defaultLanguage: 'sl' };
    expect(localizedPath('/category/zenske', place)).toBe('/category/zenske');
    expect(localizedPath('/category/women', { ...place, language: 'en' })).toBe('/en/category/women');
    expect(localizedPath('/', { ...place, language: 'en' })).toBe('/en');
  });

  test('taken off and put back gives the same address, in every language', () => {
    for (const { code } of languages) {
      const address = localizedPath('/product/x', { language: code, defaultLanguage: 'hu' });
      expect(splitPath(address)).toEqual({ prefix: code === 'hu' ? null : code, path: '/product/x' });
    }
  });

  test('has one canonical spelling', () => {
    expect(canonicalPath('/sl/categories', 'sl')).toBe('/categories');
    expect(canonicalPath('/EN/categories/', 'sl')).toBe('/en/categories');
    expect(canonicalPath('/sl', 'sl')).toBe('/');
    expect(canonicalPath('/en/', 'sl')).toBe('/en');
  });

  test('never leads to another site by two slashes', () => {
    expect(canonicalPath('/sl//elsewhere.example', 'sl')).toBe('/elsewhere.example');
    expect(canonicalPath('//elsewhere.example/', 'sl')).toBe('/elsewhere.example');
    expect(canonicalPath('/de///elsewhere.example', 'sl')).toBe('/de/elsewhere.example');
    expect(canonicalPath('//', 'sl')).toBe('/');
  });

  test("is there in a request for a page's data too", () => {
    expect(splitPath(pageOfRequest('/de.data'))).toEqual({ prefix: 'de', path: '/' });
    expect(pageOfRequest('/_root.data')).toBe('/');
    expect(pageOfRequest('/de/category/damen.data')).toBe('/de/category/damen');
  });
});

describe('what a page tells of its other versions', () => {
  const alternates = alternatesOf({
    origin: 'https://selvedge.example',
    countryCode: 'AT',
    defaultLanguage: 'at',
    languages,
    countries: [
      { code: 'SI', url: 'https://si.example', lang: 'sl' },
      { code: 'BD', url: 'https://bd.example', lang: 'en' },
      { code: 'AT', url: 'https://selvedge.example', lang: 'at' },
    ],
    pathIn: (language) => (language === 'hu' ? null : `/category/${language}`),
  });
  const hrefOf = (hreflang: string) => alternates.find((one) => one.hreflang === hreflang)?.href;

  test('names language and country', () => {
    expect(hreflangOf({ tag: 'de-DE' }, 'si')).toBe('de-SI');
    expect(ogLocaleOf({ tag: 'cs-CZ' })).toBe('cs_CZ');
  });

  test('claims German in Austria once: with the host’s own language', () => {
    expect(alternates.filter(({ hreflang }) => hreflang === 'de-AT')).toHaveLength(1);
    expect(hrefOf('de-AT')).toBe('https://selvedge.example/category/at');
  });

  test('leads to the other hosts in their own language', () => {
    expect(hrefOf('sl-SI')).toBe('https://si.example/category/sl');
    expect(hrefOf('en-BD')).toBe('https://bd.example/category/en');
  });

  test('has English in Slovenia for everyone else, and nothing where there is no page', () => {
    expect(hrefOf('x-default')).toBe('https://si.example/en/category/en');
    expect(hrefOf('hu-AT')).toBeUndefined();
  });
});

test('an address in another script is one that a redirect can name, and an escaped one stays as it is', () => {
  const address = inAscii('/bn/category/নারী/পোশাক?q=%E0%A6%A8&page=2');
  expect(address).toMatch(/^[\x21-\x7e]+$/);
  expect(decodeURI(address)).toBe('/bn/category/নারী/পোশাক?q=ন&page=2');
  expect(inAscii(address)).toBe(address);
});
