import type { NewReturn } from '@selvedge/server/contract';
import { data, redirect } from 'react-router';
import { fieldIssues, isApiError } from '#lib/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';
import { returnIn, textIn, typedIn } from './read-form.ts';
import type { ReturnAnswer } from './return-issues.ts';

const unshared = { 'Cache-Control': 'private, no-store' };

/** Whose order it is, and how its returns are reached. */
interface ReturnCalls {
  request: (request: NewReturn) => Promise<unknown>;
  takeBack: (returnNumber: string) => Promise<unknown>;
}

/**
 * Does what a form on an order's page of returns asks for: asks something back, or keeps it after all. Taken, it leads back to the
 * page by a 303; refused, it comes back as typed.
 * @param page its path, without language
 */
export async function takeReturn({ href }: Pick<Shop, 'href'>, form: FormData, page: string, { request, takeBack }: ReturnCalls) {
  const isTakenBack = textIn(form, 'intent') === 'take-back';
  try {
    await (isTakenBack ? takeBack(textIn(form, 'returnNumber').slice(0, 40)) : request(returnIn(form)));
  } catch (error) {
    return data(refusedAnswer(form, error), { status: isApiError(error) ? error.status : 500, headers: unshared });
  }
  return redirect(`${href(page)}?told=${isTakenBack ? 'kept' : 'requested'}`, { status: 303, headers: unshared });
}

/** Why the API did not take a form. @throws what is no answer of the API */
export function refusedAnswer(form: FormData, error: unknown): ReturnAnswer {
  if (!isApiError(error)) throw error;
  const issues = fieldIssues(error);
  return { typed: typedIn(form), issues, refusal: issues.length > 0 ? null : { code: error.code, params: error.params } };
}
