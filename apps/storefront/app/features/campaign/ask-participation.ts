import { ApiError, isApiError } from '#lib/api-error.ts';
import type { Api } from '#lib/api.ts';
import { typedText } from '#lib/typed-text.ts';

/** What the shop says to the question, or why it says nothing, with what had been typed. */
export interface ParticipationAnswer {
  typed: string;
  takesPart: boolean | null;
  isWrong: boolean;
  /** The API's code for anything but a wrong form. */
  refusal: string | null;
}

/** Takes the form apart, which anyone can have written, and asks. */
export async function askParticipation(api: Pick<Api, 'askParticipation'>, slug: string, form: FormData): Promise<ParticipationAnswer> {
  const typed = typedText(form, 'emailOrInvoice').trim();
  const refused = { typed, takesPart: null, isWrong: false, refusal: null };
  if (!isPlausible(typed)) return { ...refused, isWrong: true };
  try {
    return { ...refused, takesPart: (await api.askParticipation(slug, typed)).takesPart };
  } catch (error) {
    if (!isApiError(error) || error.status === 404) throw error;
    return { ...refused, refusal: error.code };
  }
}

/** An address, or the number of an invoice: `SI-2026-000001`. */
const isPlausible = (typed: string): boolean =>
  typed.length <= 254 && (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) || /^[a-z]{2}-\d{4}-\d{1,9}$/i.test(typed));

/** What a form that could not be sent at all is answered with. */
export const unsentQuestion = (error: unknown): ParticipationAnswer => ({
  ...{ typed: '', takesPart: null, isWrong: false },
  refusal: error instanceof ApiError ? error.code : 'NetworkError',
});
