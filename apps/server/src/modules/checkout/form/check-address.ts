import type { FieldIssue } from '#kit/errors';
import { checkPostalAddress, type AddressRules } from '#modules/countries';
import type { CheckoutField } from '../contract.ts';

interface FormReader {
  read(field: CheckoutField): string;
  wrong(field: CheckoutField, code: string, params?: FieldIssue['params']): void;
}

/** Checks the delivery address (`prefix` empty; in the shop's country) or the billing address (in any country). */
export function checkAddress({ read, wrong }: FormReader, prefix: '' | 'billing', rules: AddressRules) {
  const nameField = (name: string) => (prefix === '' ? name : `billing${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`) as CheckoutField;
  const isHere = prefix === '';
  const { address, issues } = checkPostalAddress((field) => (isHere && field === 'countryCode' ? rules.countryCode : read(nameField(field))), rules);
  for (const { field, code } of issues) wrong(nameField(field), code);
  return address;
}
