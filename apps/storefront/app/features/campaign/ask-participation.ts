import { ApiError, isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import { readTypedText } from '#lib/forms/typed-text.ts';

/** The shop's answer, or the reason for a refusal, with the input. */
export interface ParticipationAnswer {
  typed: string;
  takesPart: boolean | null;
  isWrong: boolean;
  /** The API's error code unless the input is invalid. */
  refusal: string | null;
}

/** Reads the form, whose content is not trusted, and asks the API. */
export async function askParticipation(api: Pick<Api, 'askParticipation'>, slug: string, form: FormData): Promise<ParticipationAnswer> {
  const typed = readTypedText(form, 'emailOrInvoice').trim();
  const refused = { typed, takesPart: null, isWrong: false, refusal: null };
  if (!isPlausible(typed)) return { ...refused, isWrong: true };
  try {
    return { ...refused, takesPart: (await api.askParticipation(slug, typed)).takesPart };
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    return { ...refused, refusal: error.code };
  }
}

/** Returns whether the input looks like an email address or an invoice number such as `SI-2026-000001`. */
const isPlausible = (typed: string): boolean =>
  typed.length <= 254 && (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) || /^[a-z]{2}-\d{4}-\d{1,9}$/i.test(typed));

/** Returns the answer for a form that could not be sent. */
export const reportUnsentParticipation = (error: unknown): ParticipationAnswer => ({
  ...{ typed: '', takesPart: null, isWrong: false },
  refusal: error instanceof ApiError ? error.code : 'NetworkError',
});
