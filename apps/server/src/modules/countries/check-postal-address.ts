import type { FieldIssue } from '#kit/errors';
import type { AddressRules } from './address-rules.ts';

const parts = ['address', 'addressExtra', 'postalCode', 'city', 'state'] as const;
type PostalField = 'countryCode' | 'firstName' | 'lastName' | (typeof parts)[number];

/** Where nothing more is known of a country's addresses: a bill may go anywhere (Regulation (EU) 2018/302). */
const anywhere: AddressRules['addressForm'] = { required: ['address', 'postalCode', 'city'], postalPattern: '[A-Z0-9][A-Z0-9 -]{1,11}' };

/** Longest a field of an address may be, in characters; 120 where not listed. */
export const longestInAddress: Readonly<Partial<Record<string, number>>> = {
  firstName: 60,
  lastName: 60,
  city: 80,
  postalCode: 16,
  state: 80,
  vatNumber: 20,
};

/**
 * Checks an address as it was typed: of the rules' own country by them, of any other loosely.
 * @param read what was typed into a field, without spaces around it
 * @returns it with country and postal code in upper case, and what is wrong with it in the order of its fields
 */
export function checkPostalAddress(read: (field: PostalField) => string, rules: AddressRules) {
  const issues: FieldIssue[] = [];
  const required = (field: PostalField): string => {
    if (read(field) === '') issues.push({ field, code: 'required' });
    return read(field);
  };
  const countryCode = required('countryCode').toUpperCase();
  if (countryCode !== '' && !/^[A-Z]{2}$/.test(countryCode)) issues.push({ field: 'countryCode', code: 'choose' });
  const form = countryCode === rules.countryCode ? rules.addressForm : anywhere;

  const firstName = required('firstName');
  const lastName = required('lastName');
  const [address = '', addressExtra = '', postal = '', city = '', state = ''] = parts.map((part) =>
    form.required.includes(part) ? required(part) : read(part),
  );
  const postalCode = postal.toUpperCase();
  if (postalCode !== '' && !new RegExp(`^(?:${form.postalPattern})$`).test(postalCode)) issues.push({ field: 'postalCode', code: 'postalCode' });
  return { address: { firstName, lastName, address, addressExtra, postalCode, city, state, countryCode }, issues };
}
