import { expect, test } from 'vitest';
import type { AddressForm } from '#lib/forms/address-form.ts';
import { isRequired, findFieldIssue as issueAgainst, type CheckedAgainst } from './field-checks.ts';

const findIssue = (field: Parameters<typeof issueAgainst>[0], against: Omit<CheckedAgainst, 'countryCode'>) =>
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

test('a field that the country requires must not be empty', () => {
  expect(findIssue('postalCode', { addressForm: poland, draft: {} })).toBe('required');
  expect(findIssue('postalCode', { addressForm: bangladesh, draft: {} })).toBeNull();
  expect(findIssue('state', { addressForm: bangladesh, draft: { state: '  ' } })).toBe('required');
  expect(findIssue('addressExtra', { addressForm: poland, draft: {} })).toBeNull();
});

test('a postal code is checked against the country, in upper or lower case', () => {
  expect(findIssue('postalCode', { addressForm: poland, draft: { postalCode: '00950' } })).toBe('postalCode');
  expect(findIssue('postalCode', { addressForm: poland, draft: { postalCode: ' 00-950 ' } })).toBeNull();
  expect(findIssue('postalCode', { addressForm: { ...poland, postalPattern: '[A-Z]{2}\\d' }, draft: { postalCode: 'ab1' } })).toBeNull();
});

test('an email address needs an at sign and a domain', () => {
  expect(findIssue('email', { addressForm: poland, draft: { email: 'ana@' } })).toBe('email');
  expect(findIssue('email', { addressForm: poland, draft: { email: 'ana@example' } })).toBe('email');
  expect(findIssue('email', { addressForm: poland, draft: { email: 'ana.novak+shop@example.si' } })).toBeNull();
});

test('a telephone number may contain spaces but no letters', () => {
  expect(findIssue('phone', { addressForm: poland, draft: { phone: '(040) 123 456' } })).toBeNull();
  expect(findIssue('phone', { addressForm: poland, draft: { phone: '040 123 abc' } })).toBe('numeric');
  expect(findIssue('phone', { addressForm: poland, draft: { phone: '12' } })).toBe('phone');
});

test('a billing address is required only if it differs, and may be in any country', () => {
  const abroad = { billingDiffers: 'on', billingCountryCode: 'GB' };
  expect(isRequired('billingCity', { countryCode: 'PL', addressForm: poland, draft: {} })).toBe(false);
  expect(isRequired('billingCity', { countryCode: 'PL', addressForm: poland, draft: abroad })).toBe(true);
  expect(findIssue('billingCountryCode', { addressForm: poland, draft: { billingDiffers: 'on' } })).toBe('choose');
  expect(findIssue('billingPostalCode', { addressForm: poland, draft: { ...abroad, billingPostalCode: 'sw1a 1aa' } })).toBeNull();
  expect(findIssue('billingPostalCode', { addressForm: poland, draft: { ...abroad, billingCountryCode: 'PL', billingPostalCode: 'sw1a 1aa' } })).toBe(
    'postalCode',
  );
});

test('the terms must be accepted, and a delivery and a payment method selected', () => {
  expect(findIssue('terms', { addressForm: poland, draft: {} })).toBe('terms');
  expect(findIssue('shippingMethod', { addressForm: poland, draft: {} })).toBe('choose');
  expect(findIssue('terms', { addressForm: poland, draft: { terms: 'on' } })).toBeNull();
});
