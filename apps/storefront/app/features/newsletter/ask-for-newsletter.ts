import { ApiError, fieldIssues, isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import { readTypedText } from '#lib/forms/typed-text.ts';

export const newsletterPath = '/newsletter';

/** The result of a subscription: a confirmation email was sent, or the refusal with the input. */
export interface NewsletterAnswer {
  isSent: boolean;
  email: string;
  isEmailWrong: boolean;
  /** The API's error code unless the email is invalid. */
  refusal: string | null;
}

/** Reads the form, whose content is not trusted, and subscribes. */
export async function askForNewsletter(api: Pick<Api, 'subscribe'>, form: FormData): Promise<NewsletterAnswer> {
  const email = readTypedText(form, 'email').trim();
  const refused = { email, isSent: false, isEmailWrong: false, refusal: null };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) return { ...refused, isEmailWrong: true };
  try {
    await api.subscribe({ email, source: 'footer', text: readTypedText(form, 'text') });
    return { ...refused, isSent: true };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return fieldIssues(error).some(({ field }) => field === 'email') ? { ...refused, isEmailWrong: true } : { ...refused, refusal: error.code };
  }
}

/** Returns the answer for a form that could not be sent. */
export const reportUnsentNewsletter = (error: unknown): NewsletterAnswer => ({
  isSent: false,
  email: '',
  isEmailWrong: false,
  refusal: error instanceof ApiError ? error.code : 'NetworkError',
});
