import type { SpinAnswer } from '@selvedge/server/contract';
import { ApiError, fieldIssues, isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import { readTypedText } from '#lib/forms/typed-text.ts';

/** The result of a spin: the prize, or the reason for a refusal with the input. */
export interface SpinOutcome {
  drawn: SpinAnswer | null;
  email: string;
  /** Error code of the email field. */
  emailProblem: string | null;
  /** The API's code of any other error. */
  refusal: string | null;
}

/** Reads the form, whose content is not trusted, and spins. If the newsletter is ticked, subscribes the address (double opt-in). */
export async function spinWheel(api: Pick<Api, 'spin' | 'subscribe'>, form: FormData, visitor: string): Promise<SpinOutcome> {
  const email = readTypedText(form, 'email').trim();
  const typed = readTypedText(form, 'attempt');
  const attempt = /^[\w-]{16,64}$/.test(typed) ? typed : crypto.randomUUID();
  const outcome: SpinOutcome = { drawn: null, email, emailProblem: null, refusal: null };
  try {
    const drawn = await api.spin({ email, visitor, attempt });
    await subscribeIfTicked(api, form, email);
    return { ...outcome, drawn };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const issue = fieldIssues(error).find(({ field }) => field === 'email');
    return issue ? { ...outcome, emailProblem: issue.code } : { ...outcome, refusal: error.code };
  }
}

/** Subscribes to the newsletter. The spin counts even if the subscription fails, and the response does not reveal existing subscribers. */
async function subscribeIfTicked(api: Pick<Api, 'subscribe'>, form: FormData, email: string): Promise<void> {
  if (!form.has('newsletter')) return;
  try {
    await api.subscribe({ email, source: 'wheel', text: readTypedText(form, 'newsletterText') });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** Returns the outcome of a form that could not be sent. */
export const reportUnsentSpin = (error: unknown, email: string): SpinOutcome => ({
  drawn: null,
  email,
  emailProblem: null,
  refusal: error instanceof ApiError ? error.code : 'NetworkError',
});
