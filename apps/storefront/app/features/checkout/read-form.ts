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
    const value = form.get(field);
    draft[field] = typeof value === 'string' ? value.slice(0, maxLength) : '';
  }
  return draft;
}

/** What the order button sends besides the form: the key that makes one checkout one order, and the total that was seen. */
export function placementFrom(form: FormData): { idempotencyKey: string; shownTotal: number; orderButton: string } {
  const shownTotal = Number(form.get('shownTotal'));
  return {
    idempotencyKey: String(form.get('idempotencyKey') ?? ''),
    // A total that is not a number was never shown: it can't be the right one, and the shop asks again.
    shownTotal: form.get('shownTotal') !== null && Number.isFinite(shownTotal) ? shownTotal : -1,
    orderButton: String(form.get('orderButton') ?? '').slice(0, 200),
  };
}
