import { checkoutFields } from './fields.ts';
import type { CheckoutDraft, CheckoutField } from '@selvedge/server/contract';

/** What the draft holds of one field at most, as the API has it. */
const maxLength = 500;

/**
 * The checkout form as a draft: every field of it, as typed. A box that is not ticked sends nothing,
 * so it is written down as empty, or an earlier tick would come back.
 */
export function draftFrom(form: FormData): CheckoutDraft {
  const draft: CheckoutDraft = {};
  for (const field of checkoutFields) {
    draft[field] = textOf(form, field).slice(0, maxLength);
  }
  return draft;
}

/** What a script sends beside a form that it keeps: the fields that were changed on its page, by their names. */
export const changedNames = 'changed';

/** What follows from these at once, the totals, must be of the page that shows them. */
const alwaysKept: readonly CheckoutField[] = ['shippingMethod', 'paymentMethod'];

/**
 * Of a draft what was changed on its own page: a tab that was opened earlier does not write its old address over the one
 * that was typed elsewhere since. A form without scripts is kept whole, since somebody has sent it.
 */
export function onlyChanged(form: FormData, draft: CheckoutDraft): CheckoutDraft {
  if (!form.has(changedNames)) return draft;
  const names = new Set<string>([...textOf(form, changedNames).split(' '), ...alwaysKept]);
  const untouched = new Set<string>(checkoutFields.filter((field) => !names.has(field)));
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !untouched.has(field)));
}

/** What the order button sends besides the form: the key that makes one checkout one order, and the total that was seen. */
export function placementFrom(form: FormData): { idempotencyKey: string; shownTotal: number; orderButton: string } {
  const shownTotal = Number(form.get('shownTotal'));
  return {
    idempotencyKey: textOf(form, 'idempotencyKey'),
    // A total that is not a number was never shown: it can't be the right one, and the shop asks again.
    shownTotal: form.get('shownTotal') !== null && Number.isFinite(shownTotal) ? shownTotal : -1,
    orderButton: textOf(form, 'orderButton').slice(0, 200),
  };
}

/** What a field says; one that is missing, or a file, says nothing. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
