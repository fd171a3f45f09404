import type { CheckoutDraft, CheckoutField, ShippingOption } from '@selvedge/server/contract';
import { anywhere, type AddressForm, type AddressPart } from '#lib/forms/address-form.ts';

/** The code of a field error, as in the API. */
export type FieldCode = 'required' | 'email' | 'numeric' | 'postalCode' | 'phone' | 'tooLong' | 'terms' | 'choose' | 'lockerCode';

/** Checks only for text, an at sign and a domain with a dot. Only the order's email shows whether the address exists. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** Separators that people write between the digits of a telephone number. */
const phonePunctuation = /[\s()./+-]/g;

const requiredFields: readonly CheckoutField[] = ['email', 'phone', 'firstName', 'lastName', 'shippingMethod', 'paymentMethod', 'terms'];
const requiredBillingFields: readonly CheckoutField[] = ['billingFirstName', 'billingLastName', 'billingCountryCode'];

/** The data that a field is checked against: the country's address rules and the whole draft. */
export interface CheckedAgainst {
  /** ISO 3166-1 alpha-2 code of the shop's country. */
  countryCode: string;
  addressForm: Pick<AddressForm, 'required' | 'postalPattern'>;
  /** The names of the carrier's parcel lockers, if the shop offers any. */
  locker?: ShippingOption['locker'] | undefined;
  draft: CheckoutDraft;
}

/** Returns whether the field is required for this order. */
export function isRequired(field: CheckoutField, { countryCode, addressForm, locker, draft }: CheckedAgainst): boolean {
  if (field === 'billingDiffers') return false;
  if (field === 'lockerCode') return isToLocker(draft);
  if (field === 'lockerPostalCode') return isToLocker(draft) && locker?.needsPostalCode === true;
  if (!field.startsWith('billing')) return requiredFields.includes(field) || addressForm.required.some((required) => required === field);
  if (draft.billingDiffers !== 'on') return false;
  return (
    requiredBillingFields.includes(field) ||
    chooseBillingForm({ countryCode, addressForm, draft }).required.some((required) => toBillingField(required) === field)
  );
}

const isToLocker = ({ shippingMethod }: CheckoutDraft): boolean => shippingMethod === 'locker';

const chooseBillingForm = ({ countryCode, addressForm, draft }: CheckedAgainst): CheckedAgainst['addressForm'] =>
  draft.billingCountryCode === countryCode ? addressForm : anywhere;

/** Returns the billing field for a part of an address: `city` → `billingCity`. */
export const toBillingField = (part: AddressPart): CheckoutField => `billing${part.charAt(0).toUpperCase()}${part.slice(1)}` as CheckoutField;

/**
 * Checks a field while the form is filled in. The API checks again when the order is placed.
 * @returns the code of the error, or null
 */
export function findFieldIssue(field: CheckoutField, against: CheckedAgainst): FieldCode | null {
  const value = (against.draft[field] ?? '').trim();
  if (value === '') return isRequired(field, against) ? getEmptyCode(field) : null;
  return formatChecks[field]?.(value, against) ?? null;
}

const formatChecks: Readonly<Partial<Record<CheckoutField, (value: string, against: CheckedAgainst) => FieldCode | null>>> = {
  email: (value) => (email.test(value) ? null : 'email'),
  phone: findPhoneIssue,
  lockerCode: (value, { draft, locker }) => (isToLocker(draft) && !matchesWhole(locker?.pattern ?? '', value) ? 'lockerCode' : null),
  lockerPostalCode: (value, { addressForm, draft }) => (isToLocker(draft) && !matchesWhole(addressForm.postalPattern, value) ? 'postalCode' : null),
  postalCode: (value, { addressForm }) => (matchesWhole(addressForm.postalPattern, value) ? null : 'postalCode'),
  billingPostalCode: (value, against) =>
    against.draft.billingDiffers === 'on' && !matchesWhole(chooseBillingForm(against).postalPattern, value) ? 'postalCode' : null,
};

function getEmptyCode(field: CheckoutField): FieldCode {
  if (field === 'terms') return 'terms';
  return ['shippingMethod', 'paymentMethod', 'billingCountryCode'].includes(field) ? 'choose' : 'required';
}

function findPhoneIssue(value: string): FieldCode | null {
  const digits = value.replace(phonePunctuation, '');
  if (!/^\d+$/.test(digits)) return 'numeric';
  // E.164 allows fifteen digits; no telephone number has fewer than five.
  return digits.length < 5 || digits.length > 15 ? 'phone' : null;
}

function matchesWhole(pattern: string, value: string): boolean {
  return pattern === '' || new RegExp(`^(?:${pattern})$`).test(value.toUpperCase());
}
