import { isApiError } from '#lib/api-error.ts';
import type { Api } from '#lib/api.ts';
import { answerTo, textOf, type FormAnswer } from '#lib/take-form.ts';

/** What became of an application: it is on its way, or why not, with what had been typed. */
export type ApplicationAnswer = { isTaken: true; email: string } | FormAnswer;

/** Takes the form apart, which anyone can have written, and applies. */
export async function applyToSell(api: Pick<Api, 'applyToSell'>, form: FormData): Promise<{ answer: ApplicationAnswer; status: number }> {
  const text = (name: string) => textOf(form, name).trim();
  const email = text('email');
  try {
    await api.applyToSell({
      company: text('company'),
      countryCode: text('countryCode'),
      vatNumber: text('vatNumber'),
      goods: text('goods'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      email,
      phone: text('phone'),
      website: text('website'),
      story: text('story'),
      hasAcceptedTerms: form.has('hasAcceptedTerms'),
      fax: text('fax'),
    });
    return { answer: { isTaken: true, email }, status: 200 };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { answer: answerTo(form, error), status: error.status };
  }
}
