import { languages } from '@selvedge/i18n';
import { expect, test } from 'vitest';
import { findCountryByTimeZone, chooseSuggestedPlace } from './choose-suggested-place.ts';

const countries = ['SI', 'BD', 'GR', 'SK', 'RO', 'PT', 'PL', 'LT', 'IT', 'ES', 'DE', 'CZ', 'HR', 'BG', 'AT', 'HU'];
const suggested = (page: string, country: string, spoken: string[], zoneCountry: string | null = null) =>
  chooseSuggestedPlace({
    language: languages.find(({ code }) => code === page) ?? languages[0],
    country,
    languages,
    countries,
    spoken,
    zoneCountry,
  });

test('an Austrian browser on the Slovenian host gets the Austrian shop suggested, in its language', () => {
  expect(suggested('sl', 'SI', ['de-AT', 'de', 'en'])).toEqual({ language: 'at', country: 'AT' });
});

test('a browser in the time zone of the host’s country stays there, and may get its language suggested', () => {
  expect(suggested('sl', 'SI', ['de-AT', 'de'], 'SI')).toEqual({ language: 'at', country: null });
  expect(suggested('de', 'DE', ['en-US', 'en'], 'DE')).toEqual({ language: 'en', country: null });
});

test('the time zone counts more than the region of the language', () => {
  expect(suggested('de', 'DE', ['en-US'], 'HU')).toEqual({ language: 'en', country: 'HU' });
  expect(suggested('at', 'AT', ['de-DE'], 'AT')).toBeNull();
});

test('a page in any language of the browser needs no suggestion', () => {
  expect(suggested('en', 'SI', ['sl-SI', 'sl', 'en-GB', 'en'], 'SI')).toBeNull();
  expect(suggested('de', 'DE', ['de-CH'])).toBeNull();
  expect(suggested('en', 'DE', ['en-US', 'en'])).toBeNull();
});

test('a language or country that the shop does not have is not suggested', () => {
  expect(suggested('de', 'DE', ['eo-001', 'eo'])).toBeNull();
  expect(suggested('sl', 'SI', ['eo-001', 'it-CH'])).toEqual({ language: 'it', country: null });
  expect(suggested('sl', 'SI', [])).toBeNull();
});

test('a browser in another country keeps the page’s language if the shop does not have its own', () => {
  expect(suggested('en', 'SI', ['eo-001'], 'HU')).toEqual({ language: 'en', country: 'HU' });
});

test('a time zone identifies a country only if no other country has it', () => {
  expect(findCountryByTimeZone('Europe/Vienna', countries)).toBe('AT');
  expect(findCountryByTimeZone('Asia/Dhaka', countries)).toBe('BD');
  expect(findCountryByTimeZone('UTC', countries)).toBeNull();
  expect(findCountryByTimeZone('America/New_York', countries)).toBeNull();
});
