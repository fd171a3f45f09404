import type { CheckoutDraft } from '@selvedge/server/contract';
import { isApiError } from '#lib/api-error.ts';
import type { Api } from '#lib/api.ts';
import { typedText } from '#lib/typed-text.ts';

/** Asks the mailbox of who has ticked the newsletter. The order stands whatever becomes of it: one that has it, or is refused, is not told here. */
export async function wishNewsletter(api: Pick<Api, 'subscribe'>, form: FormData, { email }: CheckoutDraft): Promise<void> {
  if (!form.has('newsletter') || !email) return;
  try {
    await api.subscribe({ email, source: 'checkout', text: typedText(form, 'newsletterText') });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
