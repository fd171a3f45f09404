import type { NewReturn, PayOut, ReturnOverview } from '@selvedge/server/contract';
import { data, redirect } from 'react-router';
import { fieldIssues, isApiError } from '#lib/api/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';
import { readPayOut, readReturn, readText, readTypedFields } from './read-return-form.ts';
import type { ReturnAnswer } from './return-issues.ts';

const unshared = { 'Cache-Control': 'private, no-store' };

/** The API calls for the owner of the order: a customer or a guest with proof. */
interface ReturnCalls {
  request: (request: NewReturn) => Promise<ReturnOverview>;
  withdraw: (returnNumber: string) => Promise<ReturnOverview>;
  payOut: (returnNumber: string, account: PayOut) => Promise<ReturnOverview>;
}

/**
 * Handles a form of the returns page: requests a return, cancels one, or saves the account for its refund. Redirects to the page with
 * 303 on success, also if the return waits for a confirmation by email. Returns the input if the form is refused.
 * @param page its path, without language
 */
export async function handleReturnForm({ href }: Pick<Shop, 'href'>, form: FormData, page: string, calls: ReturnCalls) {
  const intent = readText(form, 'intent');
  let returnOverview: ReturnOverview;
  try {
    returnOverview = await send(form, intent, calls);
  } catch (error) {
    return data(createRefusedAnswer(form, error), { status: isApiError(error) ? error.status : 500, headers: unshared });
  }
  const notice = intent === 'take-back' ? 'kept' : intent === 'pay-out' ? 'saved' : getNotice(returnOverview, 'requested');
  return redirect(`${href(page)}?notice=${notice}`, { status: 303, headers: unshared });
}

function send(form: FormData, intent: string, { request, withdraw, payOut }: ReturnCalls): Promise<ReturnOverview> {
  const returnNumber = readText(form, 'returnNumber').slice(0, 40);
  if (intent === 'take-back') return withdraw(returnNumber);
  if (intent === 'pay-out') return payOut(returnNumber, readPayOut(form) ?? { holder: '' });
  return request(readReturn(form));
}

/** The notice after a request. The request waits for a confirmation if the visitor has only the numbers of the order. */
export const getNotice = ({ link }: Pick<ReturnOverview, 'link'>, notice: 'requested' | 'withdrawal'): string =>
  link === null ? `${notice}-waits` : notice;

/** Turns an API error into an answer with the input. @throws any error that is not from the API */
export function createRefusedAnswer(form: FormData, error: unknown): ReturnAnswer {
  if (!isApiError(error)) throw error;
  const issues = fieldIssues(error);
  return { typed: readTypedFields(form), issues, refusal: issues.length > 0 ? null : { code: error.code, params: error.params } };
}
