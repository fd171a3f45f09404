import { languages } from '@selvedge/i18n';
import { expect, test } from 'vitest';
import { countryOfZone, suggestedPlace } from './suggested-place.ts';

const countries = ['SI', 'BD', 'GR', 'SK', 'RO', 'PT', 'PL', 'LT', 'IT', 'ES', 'DE', 'CZ', 'HR', 'BG', 'AT', 'HU'];
const suggested = (page: string, country: string, spoken: string[], zoneCountry: string | null = null) =>
  suggestedPlace({
    language: languages.find(({ code }) => code === page) ?? languages[0],
    country,
    languages,
    countries,
    spoken,
    zoneCountry,
  });

test('an Austrian browser on the Slovenian host is shown the way to the Austrian shop, in its language', () => {
  expect(suggested('sl', 'SI', ['de-AT', 'de', 'en'])).toEqual({ language: 'at', country: 'AT' });
});

test('whoever keeps the time of the host’s country stays there, and may read in his language', () => {
  expect(suggested('sl', 'SI', ['de-AT', 'de'], 'SI')).toEqual({ language: 'at', country: null });
  expect(suggested('de', 'DE', ['en-US', 'en'], 'DE')).toEqual({ language: 'en', country: null });
});

test('the time zone says more of where somebody is than the region of his language', () => {
  expect(suggested('de', 'DE', ['en-US'], 'HU')).toEqual({ language: 'en', country: 'HU' });
  expect(suggested('at', 'AT', ['de-DE'], 'AT')).toBeNull();
});

test('a page in any language that somebody reads is right for him', () => {
  expect(suggested('en', 'SI', ['sl-SI', 'sl', 'en-GB', 'en'], 'SI')).toBeNull();
  expect(suggested('de', 'DE', ['de-CH'])).toBeNull();
  expect(suggested('en', 'DE', ['en-US', 'en'])).toBeNull();
});

test('a language or a country that the shop does not have is not suggested', () => {
  expect(suggested('de', 'DE', ['fr-FR', 'fr'])).toBeNull();
  expect(suggested('sl', 'SI', ['fr-FR', 'it-CH'])).toEqual({ language: 'it', country: null });
  expect(suggested('sl', 'SI', [])).toBeNull();
});

test('a browser of another country whose language the shop does not have reads on as it does', () => {
  expect(suggested('en', 'SI', ['fr-FR'], 'HU')).toEqual({ language: 'en', country: 'HU' });
});

test('a country is known by its time where it alone keeps it', () => {
  expect(countryOfZone('Europe/Vienna', countries)).toBe('AT');
  expect(countryOfZone('Asia/Dhaka', countries)).toBe('BD');
  expect(countryOfZone('UTC', countries)).toBeNull();
  expect(countryOfZone('America/New_York', countries)).toBeNull();
});
