import { isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import { toRefusedAnswer, readText, type FormAnswer } from '#lib/forms/handle-form.ts';

/** The result of an application: accepted, or refused with the input. */
export type ApplicationAnswer = { isTaken: true; email: string } | FormAnswer;

/** Reads the form, whose content is not trusted, and sends the application. */
export async function applyToSell(api: Pick<Api, 'applyToSell'>, form: FormData): Promise<{ answer: ApplicationAnswer; status: number }> {
  const text = (name: string) => readText(form, name).trim();
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
    return { answer: toRefusedAnswer(form, error), status: error.status };
  }
}
