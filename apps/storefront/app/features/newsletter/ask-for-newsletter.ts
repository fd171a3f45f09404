import { ApiError, fieldIssues, isApiError } from '#lib/api-error.ts';
import type { Api } from '#lib/api.ts';
import { typedText } from '#lib/typed-text.ts';

export const newsletterPath = '/newsletter';

/** What became of the wish: the mailbox is asked, or why not, with what had been typed. */
export interface NewsletterAnswer {
  isAsked: boolean;
  email: string;
  isEmailWrong: boolean;
  /** The API's code for anything but a wrong e-mail. */
  refusal: string | null;
}

/** Takes the form apart, which anyone can have written, and asks. */
export async function askForNewsletter(api: Pick<Api, 'subscribe'>, form: FormData): Promise<NewsletterAnswer> {
  const email = typedText(form, 'email').trim();
  const refused = { email, isAsked: false, isEmailWrong: false, refusal: null };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) return { ...refused, isEmailWrong: true };
  try {
    await api.subscribe({ email, source: 'footer', text: typedText(form, 'text') });
    return { ...refused, isAsked: true };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return fieldIssues(error).some(({ field }) => field === 'email') ? { ...refused, isEmailWrong: true } : { ...refused, refusal: error.code };
  }
}

/** What a form that could not be sent at all is answered with. */
export const unsentNewsletter = (error: unknown): NewsletterAnswer => ({
  isAsked: false,
  email: '',
  isEmailWrong: false,
  refusal: error instanceof ApiError ? error.code : 'NetworkError',
});
