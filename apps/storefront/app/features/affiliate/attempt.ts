import { isApiError } from '#lib/api-error.ts';

/** Why a part of a page is missing. */
export interface Refusal {
  code: string;
  params: Readonly<Record<string, unknown>>;
}

/** What a call of the portal came to: the page stays usable without its answer. */
export type Attempt<Answer> = { answer: Answer; refusal: null } | { answer: null; refusal: Refusal };

/** @throws what is no refusal of the API, and the end of a session, which the guard sees to */
export async function attempt<Answer>(asked: Promise<Answer>): Promise<Attempt<Answer>> {
  try {
    return { answer: await asked, refusal: null };
  } catch (error) {
    if (!isApiError(error) || error.status === 401) throw error;
    return { answer: null, refusal: { code: error.code, params: error.params } };
  }
}
