import type { CheckoutDraft, CheckoutField, Market } from '@selvedge/server/contract';

export type AddressForm = Market['addressForm'];

/** The code of what is wrong with a field, as the API names it. */
export type FieldCode = 'required' | 'email' | 'numeric' | 'postalCode' | 'phone' | 'tooLong' | 'terms' | 'choose';

/** Looks enough like an address to send to: something, an at sign, a domain with a dot. The order's e-mail is the real proof. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** What people put between the digits of a telephone number. */
const phonePunctuation = /[\s()./+-]/g;

const needed: readonly CheckoutField[] = ['email', 'phone', 'firstName', 'lastName', 'address', 'city', 'postalCode', 'shippingMethod', 'paymentMethod', 'terms'];
const addressFields: readonly string[] = ['address', 'addressExtra', 'postalCode', 'city', 'state'];

/** Whether the field must be filled in for an order to this country. */
export function isRequired(field: CheckoutField, { addressForm, draft }: { addressForm: AddressForm; draft: CheckoutDraft }): boolean {
  if (field.startsWith('billing') && field !== 'billingDiffers') return draft.billingDiffers === 'on' && isBillingRequired(field);
  if (addressFields.includes(field)) return addressForm.required.some((required) => required === field);
  return needed.includes(field);
}

/** Billing goes anywhere (Regulation 2018/302), so another country's habits are not asked for: a street and a town are enough. */
const isBillingRequired = (field: CheckoutField): boolean =>
  ['billingFirstName', 'billingLastName', 'billingAddress', 'billingCity', 'billingCountryCode'].includes(field);

/**
 * What is wrong with a field as it stands, told while the form is filled in; the API decides when the order is placed.
 * @returns the issue's code, or null
 */
export function issueOf(field: CheckoutField, { addressForm, draft }: { addressForm: AddressForm; draft: CheckoutDraft }): FieldCode | null {
  const value = (draft[field] ?? '').trim();
  if (value === '') {
    if (!isRequired(field, { addressForm, draft })) return null;
    if (field === 'terms') return 'terms';
    return field === 'shippingMethod' || field === 'paymentMethod' ? 'choose' : 'required';
  }
  if (field === 'email' && !email.test(value)) return 'email';
  if (field === 'phone') return phoneIssue(value);
  if (field === 'postalCode' && !matchesWhole(addressForm.postalPattern, value)) return 'postalCode';
  return null;
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
