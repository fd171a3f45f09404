import { checkoutFields } from './fields.ts';
import type { CheckoutDraft } from '@selvedge/server/contract';

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
