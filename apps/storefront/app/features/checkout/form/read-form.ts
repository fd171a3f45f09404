import { checkoutFields } from './fields.ts';
import type { CheckoutDraft, CheckoutField } from '@selvedge/server/contract';

/** The maximum length of a field of the draft, as in the API. */
const maxLength = 500;

/**
 * Converts the checkout form to a draft: every field, as typed. An unticked checkbox is not submitted, so it is stored as empty;
 * otherwise an earlier tick would return.
 */
export function readDraft(form: FormData): CheckoutDraft {
  const draft: CheckoutDraft = {};
  for (const field of checkoutFields) {
    draft[field] = readText(form, field).slice(0, maxLength);
  }
  return draft;
}

/** The field with which an autosave sends the names of the fields that were changed on its page. */
export const changedNames = 'changed';

/** The totals depend on these fields, so their values must be from the page that shows the totals. */
const alwaysSentFields: readonly CheckoutField[] = ['shippingMethod', 'paymentMethod'];

/**
 * Reduces a draft to the fields that were changed on its page: a tab that was opened earlier must not overwrite an address that
 * was entered elsewhere since. A form that was submitted without scripts is kept whole.
 */
export function pickChangedFields(form: FormData, draft: CheckoutDraft): CheckoutDraft {
  if (!form.has(changedNames)) return draft;
  const names = new Set<string>([...readText(form, changedNames).split(' '), ...alwaysSentFields]);
  const untouched = new Set<string>(checkoutFields.filter((field) => !names.has(field)));
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !untouched.has(field)));
}

/** Returns the data that the order button adds to the form: the idempotency key, the total that was shown and the button's text. */
export function readPlacement(form: FormData): { idempotencyKey: string; shownTotal: number; orderButton: string } {
  const shownTotal = Number(form.get('shownTotal'));
  return {
    idempotencyKey: readText(form, 'idempotencyKey'),
    // An invalid total was never shown: -1 never matches, and the shop asks for confirmation.
    shownTotal: form.get('shownTotal') !== null && Number.isFinite(shownTotal) ? shownTotal : -1,
    orderButton: readText(form, 'orderButton').slice(0, 200),
  };
}

/** Returns the text of a field; '' if it is missing or a file. */
function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
