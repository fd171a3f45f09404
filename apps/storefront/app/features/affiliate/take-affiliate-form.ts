import { data, redirect } from 'react-router';
import { accountNoticeCookieOf, type AccountNoticeCode } from '#lib/account-notice.ts';
import { sameForm, takeForm, type FormAnswer } from '#lib/take-form.ts';
import { fieldIssues, isApiError, type ApiError } from '#lib/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';

/** As forms of the account are taken, with what the programme refuses told beside its field. */
export async function takeAffiliateForm(
  shop: Pick<Shop, 'href' | 'isSecure'>,
  form: FormData,
  page: string,
  work: () => Promise<{ to: string; notice: AccountNoticeCode }>,
) {
  try {
    const { to, notice } = await work();
    const headers = new Headers({ 'Cache-Control': 'private, no-store' });
    headers.append('Set-Cookie', accountNoticeCookieOf(notice, shop));
    return redirect(shop.href(to), { status: 303, headers });
  } catch (error) {
    if (!isApiError(error, 'AffiliateCodeTaken'))
      return takeForm(shop, form, page, () => {
        throw error;
      });
    return data<FormAnswer>(refusedForm(form, error), { status: error.status, headers: { 'Cache-Control': 'private, no-store' } });
  }
}

/** A form as it was typed, and what is wrong with it. */
export function refusedForm(form: FormData, error: ApiError): FormAnswer {
  const { code, params } = error;
  const issues = code === 'AffiliateCodeTaken' ? [{ field: 'code', code: 'taken', params: {} }] : fieldIssues(error);
  return { ...sameForm(form), issues, refusal: issues.length > 0 ? null : { code, params } };
}
