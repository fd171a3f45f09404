import { isEmail } from '#kit/email';
import type { FieldIssue } from '#kit/errors';
import { oneLine } from '#kit/one-line';
import { parsePhone } from '#kit/phone';
import { checkVatNumber, longestInAddress, type AddressRules } from '#modules/countries';
import type { PickupPlace } from '#modules/orders';
import { checkAddress } from './check-address.ts';
import { checkPickup, type DeliveryRules } from './check-pickup.ts';
import type { CheckoutDraft, CheckoutField } from './contract.ts';

/** What a form is checked against: the country's own rules, and what can be chosen. */
export interface FormRules extends AddressRules {
  /** The country's dialling code, digits: used where none was typed. */
  phoneCode: string;
  shippingMethods: readonly DeliveryRules[];
  paymentMethods: readonly string[];
}

/** Where something goes, as checked: trimmed, the postal code in upper case. */
export interface CheckedAddress {
  firstName: string;
  lastName: string;
  address: string;
  addressExtra: string;
  postalCode: string;
  city: string;
  state: string;
  countryCode: string;
  company: string;
  vatNumber: string;
}

/** A form that can be ordered from. */
export interface CheckedForm {
  email: string;
  /** E.164: `+38631234567`. */
  phone: string;
  shippingAddress: CheckedAddress;
  billingAddress: CheckedAddress;
  shippingMethod: string;
  /** Where it waits for its buyer; null: it comes to the address. */
  pickup: PickupPlace | null;
  paymentMethod: string;
  comment: string;
}

/** Longest a field may be, in characters; 120 where not listed. */
const longest: Readonly<Partial<Record<string, number>>> = { ...longestInAddress, email: 254, comment: 500 };

/**
 * Checks a filled-in checkout form. Every wrong field has one issue, so that each can be told beside its field;
 * nothing of what was typed is changed but spaces around it.
 * @returns the form, or the issues in the order of the fields
 */
export function checkForm(draft: CheckoutDraft, rules: FormRules): { form: CheckedForm } | { issues: FieldIssue[] } {
  const read = (field: CheckoutField) => oneLine(draft[field] ?? '');
  const issues: FieldIssue[] = [];
  const wrong = (field: CheckoutField, code: string, params?: FieldIssue['params']) => issues.push({ field, code, ...(params && { params }) });
  const required = (field: CheckoutField) => {
    if (read(field) === '') wrong(field, 'required');
    return read(field);
  };

  const email = required('email').toLowerCase();
  if (email !== '' && !isEmail(email)) wrong('email', 'email');
  const phone = parsePhone(required('phone'), read('phoneCode') || rules.phoneCode);
  if ('code' in phone && read('phone') !== '') wrong('phone', phone.code);

  const shipping = checkAddress({ read, wrong }, '', rules);
  const billing = isTicked(draft.billingDiffers) ? checkAddress({ read, wrong }, 'billing', rules) : shipping;
  const vat = checkVatNumber(read('vatNumber'), billing.countryCode);
  if ('example' in vat) wrong('vatNumber', 'vatNumber', { example: vat.example });
  const names = { company: read('company'), vatNumber: 'number' in vat ? vat.number : '' };

  const shippingMethod = chosen(
    'shippingMethod',
    rules.shippingMethods.map(({ code }) => code),
  );
  const pickup = checkPickup(
    { read, wrong },
    rules.shippingMethods.find(({ code }) => code === shippingMethod),
  );
  const paymentMethod = chosen('paymentMethod', rules.paymentMethods);
  if (!isTicked(draft.terms)) wrong('terms', 'terms');
  for (const field of Object.keys(draft) as CheckoutField[]) {
    const most = longest[field.replace(/^billing([A-Z])/, (_, letter: string) => letter.toLowerCase())] ?? 120;
    if (read(field).length > most) wrong(field, 'tooLong', { max: most });
  }

  if (issues.length > 0 || 'code' in phone) return { issues: oneAField(issues) };
  return {
    form: {
      email,
      phone: phone.number,
      shippingAddress: { ...shipping, ...names },
      billingAddress: { ...billing, ...names },
      shippingMethod,
      pickup,
      paymentMethod,
      comment: (draft.comment ?? '').trim(),
    },
  };

  function chosen(field: 'shippingMethod' | 'paymentMethod', choices: readonly string[]): string {
    if (!choices.includes(read(field))) wrong(field, 'choose');
    return read(field);
  }
}

/** A box in a form without JavaScript sends `on`, or whatever its value is; unticked it sends nothing. */
export const isTicked = (value: string | undefined): boolean => !['', 'false', '0', 'off', 'no'].includes((value ?? '').trim().toLowerCase());

const oneAField = (issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index);
