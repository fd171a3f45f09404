import type { Checkout, CheckoutDraft } from '@selvedge/server/contract';
import { isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import { readTypedText } from '#lib/forms/typed-text.ts';

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

/** Subscribes the email address if the newsletter box was ticked. The result is ignored, because the order does not depend on it. */
export async function subscribeIfTicked(api: Pick<Api, 'subscribe'>, form: FormData, { email }: CheckoutDraft): Promise<void> {
  if (!form.has('newsletter') || !email) return;
  try {
    await api.subscribe({ email, source: 'checkout', text: readTypedText(form, 'newsletterText') });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
