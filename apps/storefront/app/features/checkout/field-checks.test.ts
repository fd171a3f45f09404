import { expect, test } from 'vitest';
import type { AddressForm } from '#lib/address-form.ts';
import { isRequired, issueOf as issueAgainst, type CheckedAgainst } from './field-checks.ts';

const issueOf = (field: Parameters<typeof issueAgainst>[0], against: Omit<CheckedAgainst, 'countryCode'>) =>
  issueAgainst(field, { countryCode: 'PL', ...against });
const poland: AddressForm = {
  fields: ['address', 'addressExtra', 'postalCode', 'city'],
  required: ['address', 'postalCode', 'city'],
  postalPattern: '\\d{2}-\\d{3}',
  postalExample: '00-950',
};
const bangladesh: AddressForm = {
  fields: ['address', 'city', 'state', 'postalCode'],
  required: ['address', 'city', 'state'],
  postalPattern: '\\d{4}',
  postalExample: '1205',
};

test('an empty field that the country needs is asked for', () => {
  expect(issueOf('postalCode', { addressForm: poland, draft: {} })).toBe('required');
  expect(issueOf('postalCode', { addressForm: bangladesh, draft: {} })).toBeNull();
  expect(issueOf('state', { addressForm: bangladesh, draft: { state: '  ' } })).toBe('required');
  expect(issueOf('addressExtra', { addressForm: poland, draft: {} })).toBeNull();
});

test('a postal code is checked against the country, in any case', () => {
  expect(issueOf('postalCode', { addressForm: poland, draft: { postalCode: '00950' } })).toBe('postalCode');
  expect(issueOf('postalCode', { addressForm: poland, draft: { postalCode: ' 00-950 ' } })).toBeNull();
  expect(issueOf('postalCode', { addressForm: { ...poland, postalPattern: '[A-Z]{2}\\d' }, draft: { postalCode: 'ab1' } })).toBeNull();
});

test('an e-mail needs an at sign and a domain', () => {
  expect(issueOf('email', { addressForm: poland, draft: { email: 'ana@' } })).toBe('email');
  expect(issueOf('email', { addressForm: poland, draft: { email: 'ana@example' } })).toBe('email');
  expect(issueOf('email', { addressForm: poland, draft: { email: 'ana.novak+shop@example.si' } })).toBeNull();
});

test('a telephone number may be written with spaces, but with no letters', () => {
  expect(issueOf('phone', { addressForm: poland, draft: { phone: '(040) 123 456' } })).toBeNull();
  expect(issueOf('phone', { addressForm: poland, draft: { phone: '040 123 abc' } })).toBe('numeric');
  expect(issueOf('phone', { addressForm: poland, draft: { phone: '12' } })).toBe('phone');
});

test('a billing address is asked for only where it differs, and any country will do', () => {
  const abroad = { billingDiffers: 'on', billingCountryCode: 'GB' };
  expect(isRequired('billingCity', { countryCode: 'PL', addressForm: poland, draft: {} })).toBe(false);
  expect(isRequired('billingCity', { countryCode: 'PL', addressForm: poland, draft: abroad })).toBe(true);
  expect(issueOf('billingCountryCode', { addressForm: poland, draft: { billingDiffers: 'on' } })).toBe('choose');
  expect(issueOf('billingPostalCode', { addressForm: poland, draft: { ...abroad, billingPostalCode: 'sw1a 1aa' } })).toBeNull();
  expect(issueOf('billingPostalCode', { addressForm: poland, draft: { ...abroad, billingCountryCode: 'PL', billingPostalCode: 'sw1a 1aa' } })).toBe(
    'postalCode',
  );
});

test('the terms have to be accepted, and the ways of delivery and payment chosen', () => {
  expect(issueOf('terms', { addressForm: poland, draft: {} })).toBe('terms');
  expect(issueOf('shippingMethod', { addressForm: poland, draft: {} })).toBe('choose');
  expect(issueOf('terms', { addressForm: poland, draft: { terms: 'on' } })).toBeNull();
});
