import { data, redirect } from 'react-router';
import { buildAccountNoticeCookie, type AccountNoticeCode } from '#lib/session/account-notice.ts';
import { keepForm, handleForm, type FormAnswer } from '#lib/forms/handle-form.ts';
import { fieldIssues, isApiError, type ApiError } from '#lib/api/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';

/** Handles a form like the account's forms, with the programme's errors next to their fields. */
export async function handleAffiliateForm(
  shop: Pick<Shop, 'href' | 'isSecure'>,
  form: FormData,
  page: string,
  work: () => Promise<{ to: string; notice: AccountNoticeCode }>,
) {
  try {
    const { to, notice } = await work();
    const headers = new Headers({ 'Cache-Control': 'private, no-store' });
    headers.append('Set-Cookie', buildAccountNoticeCookie(notice, shop));
    return redirect(shop.href(to), { status: 303, headers });
  } catch (error) {
    if (!isApiError(error, 'AffiliateCodeTaken'))
      return handleForm(shop, form, page, () => {
        throw error;
      });
    return data<FormAnswer>(createRefusedForm(form, error), { status: error.status, headers: { 'Cache-Control': 'private, no-store' } });
  }
}

/** Returns a form with its input and its errors. */
export function createRefusedForm(form: FormData, error: ApiError): FormAnswer {
  const { code, params } = error;
  const issues = code === 'AffiliateCodeTaken' ? [{ field: 'code', code: 'taken', params: {} }] : fieldIssues(error);
  return { ...keepForm(form), issues, refusal: issues.length > 0 ? null : { code, params } };
}
