import type { FieldIssue } from '#kit/errors';
import type { AddressRules } from './address-rules.ts';

const parts = ['address', 'addressExtra', 'postalCode', 'city', 'state'] as const;
type PostalField = 'countryCode' | 'firstName' | 'lastName' | (typeof parts)[number];

/** The rule for countries without known address rules. An invoice address may be in any country (Regulation (EU) 2018/302). */
const anywhere: AddressRules['addressForm'] = { required: ['address', 'postalCode', 'city'], postalPattern: '[A-Z0-9][A-Z0-9 -]{1,11}' };

/** Maximum length of address fields in characters; 120 if not listed. */
export const maxAddressLengths: Readonly<Partial<Record<string, number>>> = {
  firstName: 60,
  lastName: 60,
  city: 80,
  postalCode: 16,
  state: 80,
  vatNumber: 20,
};

/**
 * Checks an entered address, strictly if it is in the country of the rules, otherwise loosely.
 * @param read returns the trimmed input of a field
 * @returns the address with country and postal code in upper case, and the issues in field order
 */
export function checkPostalAddress(read: (field: PostalField) => string, rules: AddressRules) {
  const issues: FieldIssue[] = [];
  const requireField = (field: PostalField): string => {
    if (read(field) === '') issues.push({ field, code: 'required' });
    return read(field);
  };
  const countryCode = requireField('countryCode').toUpperCase();
  if (countryCode !== '' && !/^[A-Z]{2}$/.test(countryCode)) issues.push({ field: 'countryCode', code: 'choose' });
  const form = countryCode === rules.countryCode ? rules.addressForm : anywhere;

  const firstName = requireField('firstName');
  const lastName = requireField('lastName');
  const [address = '', addressExtra = '', postal = '', city = '', state = ''] = parts.map((part) =>
    form.required.includes(part) ? requireField(part) : read(part),
  );
  const postalCode = postal.toUpperCase();
  if (postalCode !== '' && !new RegExp(`^(?:${form.postalPattern})$`).test(postalCode)) issues.push({ field: 'postalCode', code: 'postalCode' });
  return { address: { firstName, lastName, address, addressExtra, postalCode, city, state, countryCode }, issues };
}
