import { data, redirect } from 'react-router';
import { fieldIssues, isApiError, type ApiError, type FieldIssue } from '#lib/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';
import { accountNoticeCookieOf, type AccountNoticeCode } from './account-notice.ts';

/** Why a form was not taken, and what had been typed. */
export interface FormAnswer {
  /** Which form of the page. */
  intent: string;
  /** Passwords are never among it. */
  typed: Readonly<Record<string, string>>;
  issues: readonly FieldIssue[];
  /** What is no field's fault. */
  refusal: { code: string; params: Readonly<Record<string, unknown>> } | null;
}

/** Where a form that was taken leads to, and what is told there. */
interface Taken {
  to: string;
  notice: AccountNoticeCode;
}

/**
 * Does what a form asks for. Taken, it leads on by a 303, so that nothing is sent twice; refused, it comes back as typed.
 * @param page of the form, without language: where its guard sends somebody whose session has ended meanwhile
 */
export async function takeForm({ href, isSecure }: Pick<Shop, 'href' | 'isSecure'>, form: FormData, page: string, work: () => Promise<Taken>) {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  try {
    const { to, notice } = await work();
    headers.append('Set-Cookie', accountNoticeCookieOf(notice, { isSecure }));
    return redirect(href(to), { status: 303, headers });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'Unauthorized') return redirect(href(page), { status: 303, headers });
    return data(answerTo(form, error), { status: error.status, headers });
  }
}

/** A form that was refused, as it was typed, with what is wrong. */
export const answerTo = (form: FormData, error: ApiError): FormAnswer => {
  const issues = fieldIssues(error);
  const { code, params } = error;
  return { intent: textOf(form, 'intent'), typed: typedIn(form), issues, refusal: issues.length > 0 ? null : { code, params } };
};

/** A form that could not be sent at all, as it was typed. */
export const unsentForm = (form: FormData): FormAnswer => ({ ...sameForm(form), refusal: { code: 'NetworkError', params: {} } });

/** A form that is shown once more as it was typed, with nothing wrong in it. */
export const sameForm = (form: FormData): FormAnswer => ({ intent: textOf(form, 'intent'), typed: typedIn(form), issues: [], refusal: null });

/** What a field says; one that is missing, or a file, says nothing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** All that a form says, save its passwords. */
const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form.keys()].filter((name) => !/password/i.test(name)).map((name) => [name, textOf(form, name)]));
