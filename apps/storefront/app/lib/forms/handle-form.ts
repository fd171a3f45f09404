import { data, redirect } from 'react-router';
import { fieldIssues, isApiError, type ApiError, type FieldIssue } from '#lib/api/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';
import { buildAccountNoticeCookie, type AccountNoticeCode } from '../session/account-notice.ts';

/** The reason for a refusal and the input. */
export interface FormAnswer {
  /** Which form of the page. */
  intent: string;
  /** Never contains passwords. */
  typed: Readonly<Record<string, string>>;
  issues: readonly FieldIssue[];
  /** An error that belongs to no field. */
  refusal: { code: string; params: Readonly<Record<string, unknown>> } | null;
}

/** The target of the redirect after success, and its notice. */
interface FormSuccess {
  to: string;
  notice: AccountNoticeCode;
}

/**
 * Handles a form. Redirects with 303 on success, so that nothing is sent twice; returns the input if refused.
 * @param page path of the form without language, for the redirect to the sign-in if the session has ended
 */
export async function handleForm(
  { href, isSecure }: Pick<Shop, 'href' | 'isSecure'>,
  form: FormData,
  page: string,
  work: () => Promise<FormSuccess>,
) {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  try {
    const { to, notice } = await work();
    headers.append('Set-Cookie', buildAccountNoticeCookie(notice, { isSecure }));
    return redirect(href(to), { status: 303, headers });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'Unauthorized') return redirect(href(page), { status: 303, headers });
    return data(toRefusedAnswer(form, error), { status: error.status, headers });
  }
}

/** Returns a refused form with its input and errors. */
export const toRefusedAnswer = (form: FormData, error: ApiError): FormAnswer => {
  const issues = fieldIssues(error);
  const { code, params } = error;
  return { intent: readText(form, 'intent'), typed: readTypedFields(form), issues, refusal: issues.length > 0 ? null : { code, params } };
};

/** Returns a form that could not be sent, with its input. */
export const reportUnsentForm = (form: FormData): FormAnswer => ({ ...keepForm(form), refusal: { code: 'NetworkError', params: {} } });

/** Returns a form with its input and without errors. */
export const keepForm = (form: FormData): FormAnswer => ({
  intent: readText(form, 'intent'),
  typed: readTypedFields(form),
  issues: [],
  refusal: null,
});

/** Returns the text of a field; empty if it is missing or a file. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns all fields except passwords. */
const readTypedFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form.keys()].filter((name) => !/password/i.test(name)).map((name) => [name, readText(form, name)]));
