import type { SpinAnswer } from '@selvedge/server/contract';
import { ApiError, fieldIssues, isApiError } from '#lib/api-error.ts';
import type { Api } from '#lib/api.ts';
import { typedText } from '#lib/typed-text.ts';

/** What became of a spin: what was drawn, or why it was not, with what had been typed. */
export interface SpinOutcome {
  drawn: SpinAnswer | null;
  email: string;
  /** The code of what is wrong with the e-mail. */
  emailProblem: string | null;
  /** The API's code for anything else. */
  refusal: string | null;
}

/** Takes the form apart, which anyone can have written, and spins. Whoever has ticked the newsletter is asked for it by mail. */
export async function spinWheel(api: Pick<Api, 'spin' | 'subscribe'>, form: FormData, visitor: string): Promise<SpinOutcome> {
  const email = typedText(form, 'email').trim();
  const typed = typedText(form, 'attempt');
  const attempt = /^[\w-]{16,64}$/.test(typed) ? typed : crypto.randomUUID();
  const outcome: SpinOutcome = { drawn: null, email, emailProblem: null, refusal: null };
  try {
    const drawn = await api.spin({ email, visitor, attempt });
    await wishNewsletter(api, form, email);
    return { ...outcome, drawn };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const issue = fieldIssues(error).find(({ field }) => field === 'email');
    return issue ? { ...outcome, emailProblem: issue.code } : { ...outcome, refusal: error.code };
  }
}

/** What was drawn stands whatever becomes of the wish: who has the newsletter already is not told here. */
async function wishNewsletter(api: Pick<Api, 'subscribe'>, form: FormData, email: string): Promise<void> {
  if (!form.has('newsletter')) return;
  try {
    await api.subscribe({ email, source: 'wheel', text: typedText(form, 'newsletterText') });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** What a form that could not be sent at all is answered with. */
export const unsentSpin = (error: unknown, email: string): SpinOutcome => ({
  drawn: null,
  email,
  emailProblem: null,
  refusal: error instanceof ApiError ? error.code : 'NetworkError',
});
