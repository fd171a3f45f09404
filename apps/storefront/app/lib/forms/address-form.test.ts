import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { getAddressLabel, type AddressPart } from './address-form.ts';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const read = (part: AddressPart, countryCode: string | null): string => i18n._(getAddressLabel(part, countryCode));

test('the area of an address has the name that it has in its country', () => {
  expect(['IT', 'ES', 'RO', 'HR', 'BD'].map((code) => read('state', code))).toEqual(['Province', 'Province', 'County', 'County', 'District']);
  expect(['US', null].map((code) => read('state', code))).toEqual(Array(2).fill('State, province or district'));
  expect(read('city', 'IT')).toBe('City');
});
