import { expect, test } from 'vitest';
import { loadRegionOptions } from './region-options.ts';

const slovenia = { code: 'SI', phoneCode: '386' };

test("the shop's own country comes first, the others sorted by name", () => {
  const { countries, phoneCodes } = loadRegionOptions(slovenia, 'de-DE');
  expect(countries[0]).toEqual({ value: 'SI', label: 'Slowenien' });
  expect(phoneCodes[0]).toEqual({ value: '386', label: '+386 Slowenien' });
  const names = countries.slice(1).map(({ label }) => label);
  expect(names).toEqual([...names].sort(new Intl.Collator('de-DE').compare));
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
});

test('no country and no dialling code occurs twice', () => {
  const { countries, phoneCodes } = loadRegionOptions(slovenia, 'en-GB');
  expect(new Set(countries.map(({ value }) => value)).size).toBe(countries.length);
  expect(new Set(phoneCodes.map(({ value }) => value)).size).toBe(phoneCodes.length);
});
