import { isEmail } from '#kit/email';
import type { FieldIssue } from '#kit/errors';
import { toOneLine } from '#kit/one-line';
import { parsePhone } from '#kit/phone';
import { checkVatNumber, maxAddressLengths, type AddressRules } from '#modules/countries';
import type { PickupPlace } from '#modules/orders';
import { checkAddress } from './check-address.ts';
import { checkPickup, type DeliveryRules } from './check-pickup.ts';
import type { CheckoutDraft, CheckoutField } from '../contract.ts';

/** The rules that a form is checked against: the rules of the country and the available options. */
export interface FormRules extends AddressRules {
  /** The country's dialling code, digits: used for a number without one. */
  phoneCode: string;
  shippingMethods: readonly DeliveryRules[];
  paymentMethods: readonly string[];
  /** Whether VAT or delivery depend on the postal code. */
  hasTerritories: boolean;
}

/** A checked address: trimmed, the postal code in upper case. */
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

/** A valid form that an order can be placed with. */
export interface CheckedForm {
  email: string;
  /** E.164: `+38631234567`. */
  phone: string;
  shippingAddress: CheckedAddress;
  billingAddress: CheckedAddress;
  shippingMethod: string;
  /** The locker or pickup point; null: delivery to the address. */
  pickup: PickupPlace | null;
  paymentMethod: string;
  comment: string;
}

/** Maximum length of a field in characters; 120 where not listed. */
const maxLengths: Readonly<Partial<Record<string, number>>> = { ...maxAddressLengths, email: 254, comment: 500 };

/**
 * Checks a completed checkout form. Each invalid field has one issue, which is shown next to the field. Values are only trimmed.
 * @returns the form, or the issues in the order of the fields
 */
export function checkForm(draft: CheckoutDraft, rules: FormRules): { form: CheckedForm } | { issues: FieldIssue[] } {
  const read = (field: CheckoutField) => toOneLine(draft[field] ?? '');
  const issues: FieldIssue[] = [];
  const addIssue = (field: CheckoutField, code: string, params?: FieldIssue['params']) => issues.push({ field, code, ...(params && { params }) });
  const requireField = (field: CheckoutField) => {
    if (read(field) === '') addIssue(field, 'required');
    return read(field);
  };

  const fields = { read, wrong: addIssue };
  const { email, phone } = checkContact({ ...fields, required: requireField }, rules);
  const shipping = checkAddress(fields, '', rules);
  const billing = isTicked(draft.billingDiffers) ? checkAddress(fields, 'billing', rules) : shipping;
  const vat = checkVatNumber(read('vatNumber'), billing.countryCode);
  if ('example' in vat) addIssue('vatNumber', 'vatNumber', { example: vat.example });
  const names = { company: read('company'), vatNumber: 'number' in vat ? vat.number : '' };

  const shippingMethod = readChoice(
    'shippingMethod',
    rules.shippingMethods.map(({ code }) => code),
  );
  const pickup = checkPickup(
    fields,
    rules.shippingMethods.find(({ code }) => code === shippingMethod),
    rules,
  );
  const paymentMethod = readChoice('paymentMethod', rules.paymentMethods);
  if (!isTicked(draft.terms)) addIssue('terms', 'terms');
  checkLengths(fields, Object.keys(draft) as CheckoutField[]);

  if (issues.length > 0) return { issues: keepFirstIssues(issues) };
  return {
    form: {
      email,
      phone,
      shippingAddress: { ...shipping, ...names },
      billingAddress: { ...billing, ...names },
      shippingMethod,
      pickup,
      paymentMethod,
      comment: (draft.comment ?? '').trim(),
    },
  };

  function readChoice(field: 'shippingMethod' | 'paymentMethod', choices: readonly string[]): string {
    if (!choices.includes(read(field))) addIssue(field, 'choose');
    return read(field);
  }
}

interface FormFields {
  read: (field: CheckoutField) => string;
  wrong: (field: CheckoutField, code: string, params?: FieldIssue['params']) => void;
  /** Returns the value of a field and reports an empty one. */
  required: (field: CheckoutField) => string;
}

/** @returns the email address in lower case, and the phone number in E.164; empty if it is invalid */
function checkContact({ read, wrong, required }: FormFields, { phoneCode }: FormRules): { email: string; phone: string } {
  const email = required('email').toLowerCase();
  if (email !== '' && !isEmail(email)) wrong('email', 'email');
  const phone = parsePhone(required('phone'), read('phoneCode') || phoneCode);
  if ('number' in phone) return { email, phone: phone.number };
  if (read('phone') !== '') wrong('phone', phone.code);
  return { email, phone: '' };
}

function checkLengths({ read, wrong }: Pick<FormFields, 'read' | 'wrong'>, fields: readonly CheckoutField[]): void {
  for (const field of fields) {
    const max = maxLengths[field.replace(/^billing([A-Z])/, (_, letter: string) => letter.toLowerCase())] ?? 120;
    if (read(field).length > max) wrong(field, 'tooLong', { max });
  }
}

/** Returns whether a checkbox is ticked: without JavaScript it sends `on` or its own value, and nothing if it is not ticked. */
export const isTicked = (value: string | undefined): boolean => !['', 'false', '0', 'off', 'no'].includes((value ?? '').trim().toLowerCase());

const keepFirstIssues = (issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index);
