import type { CheckoutDraft, CheckoutField, ShippingOption } from '@selvedge/server/contract';
import { anywhere, type AddressForm, type AddressPart } from '#lib/address-form.ts';

/** The code of what is wrong with a field, as the API names it. */
export type FieldCode = 'required' | 'email' | 'numeric' | 'postalCode' | 'phone' | 'tooLong' | 'terms' | 'choose' | 'lockerCode';

/** Looks enough like an address to send to: something, an at sign, a domain with a dot. The order's e-mail is the real proof. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** What people put between the digits of a telephone number. */
const phonePunctuation = /[\s()./+-]/g;

const needed: readonly CheckoutField[] = ['email', 'phone', 'firstName', 'lastName', 'shippingMethod', 'paymentMethod', 'terms'];
const neededOfBilling: readonly CheckoutField[] = ['billingFirstName', 'billingLastName', 'billingCountryCode'];

/** What the form is checked against: the country's own addresses, and all that has been typed. */
export interface CheckedAgainst {
  /** ISO 3166-1 alpha-2 of the shop's country. */
  countryCode: string;
  addressForm: Pick<AddressForm, 'required' | 'postalPattern'>;
  /** What the carrier's lockers are called, where the shop has any. */
  locker?: ShippingOption['locker'] | undefined;
  draft: CheckoutDraft;
}

/** Whether the field must be filled in for this order. */
export function isRequired(field: CheckoutField, { countryCode, addressForm, draft }: CheckedAgainst): boolean {
  if (field === 'billingDiffers') return false;
  if (field === 'lockerCode') return isToLocker(draft);
  if (!field.startsWith('billing')) return needed.includes(field) || addressForm.required.some((required) => required === field);
  if (draft.billingDiffers !== 'on') return false;
  return (
    neededOfBilling.includes(field) || billingForm({ countryCode, addressForm, draft }).required.some((required) => billingName(required) === field)
  );
}

const isToLocker = ({ shippingMethod }: CheckoutDraft): boolean => shippingMethod === 'locker';

const billingForm = ({ countryCode, addressForm, draft }: CheckedAgainst): CheckedAgainst['addressForm'] =>
  draft.billingCountryCode === countryCode ? addressForm : anywhere;

/** The billing address's field for a part of an address: `city` → `billingCity`. */
export const billingName = (part: AddressPart): CheckoutField => `billing${part.charAt(0).toUpperCase()}${part.slice(1)}` as CheckoutField;

/**
 * What is wrong with a field as it stands, told while the form is filled in; the API decides when the order is placed.
 * @returns the issue's code, or null
 */
export function issueOf(field: CheckoutField, against: CheckedAgainst): FieldCode | null {
  const value = (against.draft[field] ?? '').trim();
  if (value === '') return isRequired(field, against) ? emptyCode(field) : null;
  if (field === 'email' && !email.test(value)) return 'email';
  if (field === 'phone') return phoneIssue(value);
  if (field === 'lockerCode') return isToLocker(against.draft) && !matchesWhole(against.locker?.pattern ?? '', value) ? 'lockerCode' : null;
  if (field === 'postalCode' && !matchesWhole(against.addressForm.postalPattern, value)) return 'postalCode';
  const isBilled = field === 'billingPostalCode' && against.draft.billingDiffers === 'on';
  return isBilled && !matchesWhole(billingForm(against).postalPattern, value) ? 'postalCode' : null;
}

function emptyCode(field: CheckoutField): FieldCode {
  if (field === 'terms') return 'terms';
  return ['shippingMethod', 'paymentMethod', 'billingCountryCode'].includes(field) ? 'choose' : 'required';
}

function phoneIssue(value: string): FieldCode | null {
  const digits = value.replace(phonePunctuation, '');
  if (!/^\d+$/.test(digits)) return 'numeric';
  // E.164 allows fifteen digits; nobody's number has fewer than five.
  return digits.length < 5 || digits.length > 15 ? 'phone' : null;
}

function matchesWhole(pattern: string, value: string): boolean {
  return pattern === '' || new RegExp(`^(?:${pattern})$`).test(value.toUpperCase());
}
