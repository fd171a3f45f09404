import { ApiError, fieldIssues, isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';

export const stockNoticePath = '/stock-notice';

/** The result of a request for a stock notice, with the input. */
export interface NoticeAnswer {
  isSent: boolean;
  email: string;
  variantId: number | null;
  isEmailWrong: boolean;
  /** The API's error code, unless the email address is invalid. */
  refusal: string | null;
  /** The path of the product page, if it belongs to this shop. */
  returnTo: string | null;
}

/** Validates the form, which is untrusted, and requests the stock notice. */
export async function askForNotice(api: Pick<Api, 'askForStockNotice'>, form: FormData): Promise<NoticeAnswer> {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, 500) : '';
  };
  const request = {
    email: text('email'),
    variantId: /^[1-9]\d{0,8}$/.test(text('variantId')) ? Number(text('variantId')) : null,
    returnTo: isProductPath(text('returnTo')) ? text('returnTo') : null,
  };
  const refused = { ...request, isSent: false, isEmailWrong: false, refusal: null };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(request.email) || request.email.length > 254) return { ...refused, isEmailWrong: true };
  if (request.variantId === null) return { ...refused, refusal: 'VariantNotFound' };
  try {
    await api.askForStockNotice({ email: request.email, variantId: request.variantId });
    return { ...refused, isSent: true };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return fieldIssues(error).some(({ field }) => field === 'email') ? { ...refused, isEmailWrong: true } : { ...refused, refusal: error.code };
  }
}

/** Confirms a request by the token of its email. @returns false if the link is wrong or expired */
export async function confirmNotice(api: Pick<Api, 'confirmStockNotice'>, token: string): Promise<boolean> {
  try {
    await api.confirmStockNotice(token);
    return true;
  } catch (error) {
    if (isApiError(error, 'LinkExpired', 'InvalidInput')) return false;
    throw error;
  }
}

/** Returns the answer for a form that could not be sent. */
export const reportUnsentNotice = (error: unknown): NoticeAnswer => ({
  isSent: false,
  email: '',
  variantId: null,
  isEmailWrong: false,
  refusal: error instanceof ApiError ? error.code : 'NetworkError',
  returnTo: null,
});

/** Returns whether a path is a product page of this shop, with optional language and colour. */
const isProductPath = (path: string): boolean => /^(\/[a-z]{2})?\/product\/[^\s\\?#]+(\?color=[^\s\\&#]*)?$/i.test(path);
