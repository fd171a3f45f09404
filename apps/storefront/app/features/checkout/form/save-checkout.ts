import type { Checkout, CheckoutDraft } from '@selvedge/server/contract';
import { isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';

/**
 * Saves the draft.
 * @returns the checkout with its new totals, or null if there is nothing left to check out
 */
export async function saveCheckout(api: Pick<Api, 'saveDraft'>, cartId: string, draft: CheckoutDraft): Promise<Checkout | null> {
  try {
    return await api.saveDraft(cartId, draft);
  } catch (error) {
    if (isApiError(error) && error.status < 500) return null;
    throw error;
  }
}
