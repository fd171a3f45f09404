import { isApiError } from '#lib/api/api-error.ts';

/** The reason why a part of a page is missing. */
export interface Refusal {
  code: string;
  params: Readonly<Record<string, unknown>>;
}

/** The result of a portal call. The page stays usable if the call fails. */
export type Attempt<Answer> = { answer: Answer; refusal: null } | { answer: null; refusal: Refusal };

/** Waits for a call and turns an API error into a refusal. @throws other errors, and the end of a session, which the guard handles */
export async function attempt<Answer>(promise: Promise<Answer>): Promise<Attempt<Answer>> {
  try {
    return { answer: await promise, refusal: null };
  } catch (error) {
    if (!isApiError(error) || error.status === 401) throw error;
    return { answer: null, refusal: { code: error.code, params: error.params } };
  }
}
