import type { CheckoutDraft } from '@selvedge/server/contract';
import { isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import { typedText } from '#lib/forms/typed-text.ts';

/** Subscribes the email address if the newsletter box was ticked. The result is ignored, because the order does not depend on it. */
export async function subscribeIfTicked(api: Pick<Api, 'subscribe'>, form: FormData, { email }: CheckoutDraft): Promise<void> {
  if (!form.has('newsletter') || !email) return;
  try {
    await api.subscribe({ email, source: 'checkout', text: typedText(form, 'newsletterText') });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
