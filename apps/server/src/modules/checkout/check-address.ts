import type { FieldIssue } from '#kit/errors';
import type { CheckoutField } from './contract.ts';

/** How a country writes its addresses. */
export interface AddressRules {
  /** ISO 3166-1 alpha-2 of the shop's country: where it delivers. */
  countryCode: string;
  addressForm: { required: readonly ('address' | 'addressExtra' | 'postalCode' | 'city' | 'state')[]; postalPattern: string };
}

interface FormReader {
  read(field: CheckoutField): string;
  /** Reads a field and notes an issue if it is empty. */
  required(field: CheckoutField): string;
  wrong(field: CheckoutField, code: string, params?: FieldIssue['params']): void;
}

const parts = ['address', 'addressExtra', 'postalCode', 'city', 'state'] as const;

/** Where nothing more is known of a country's addresses: a bill may go anywhere (Regulation (EU) 2018/302). */
const anywhere: AddressRules['addressForm'] = { required: ['address', 'postalCode', 'city'], postalPattern: '[A-Z0-9][A-Z0-9 -]{1,11}' };

/** Checks the delivery address (`prefix` empty: in the shop's country) or the billing address (anywhere). */
export function checkAddress({ read, required, wrong }: FormReader, prefix: '' | 'billing', rules: AddressRules) {
  const named = (name: string) => (prefix === '' ? name : `billing${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`) as CheckoutField;
  const countryCode = prefix === '' ? rules.countryCode : required('billingCountryCode').toUpperCase();
  if (countryCode !== '' && !/^[A-Z]{2}$/.test(countryCode)) wrong('billingCountryCode', 'choose');
  const form = countryCode === rules.countryCode ? rules.addressForm : anywhere;

  const firstName = required(named('firstName'));
  const lastName = required(named('lastName'));
  const [address = '', addressExtra = '', postal = '', city = '', state = ''] = parts.map((part) =>
    form.required.includes(part) ? required(named(part)) : read(named(part)),
  );
  const postalCode = postal.toUpperCase();
  if (postalCode !== '' && !new RegExp(`^(?:${form.postalPattern})$`).test(postalCode)) wrong(named('postalCode'), 'postalCode');
  return { firstName, lastName, address, addressExtra, postalCode, city, state, countryCode };
}
