import { ApiError, fieldIssues, isApiError } from '#lib/api-error.ts';
import type { Api } from '#lib/api.ts';

export const stockNoticePath = '/stock-notice';

/** What became of the wish to be told: it is noted, or why not, with what had been typed. */
export interface NoticeAnswer {
  isAsked: boolean;
  email: string;
  variantId: number | null;
  isEmailWrong: boolean;
  /** The API's code for anything but a wrong e-mail. */
  refusal: string | null;
  /** The product's page, if it is one of ours. */
  returnTo: string | null;
}

/** Takes the form apart, which anyone can have written, and asks. */
export async function askForNotice(api: Pick<Api, 'askForStockNotice'>, form: FormData): Promise<NoticeAnswer> {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, 500) : '';
  };
  const asked = {
    email: text('email'),
    variantId: /^[1-9]\d{0,8}$/.test(text('variantId')) ? Number(text('variantId')) : null,
    returnTo: isProductPath(text('returnTo')) ? text('returnTo') : null,
  };
  const refused = { ...asked, isAsked: false, isEmailWrong: false, refusal: null };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(asked.email) || asked.email.length > 254) return { ...refused, isEmailWrong: true };
  if (asked.variantId === null) return { ...refused, refusal: 'VariantNotFound' };
  try {
    await api.askForStockNotice({ email: asked.email, variantId: asked.variantId });
    return { ...refused, isAsked: true };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return fieldIssues(error).some(({ field }) => field === 'email') ? { ...refused, isEmailWrong: true } : { ...refused, refusal: error.code };
  }
}

/** What a form that could not be sent at all is answered with. */
export const unsentNotice = (error: unknown): NoticeAnswer => ({
  isAsked: false,
  email: '',
  variantId: null,
  isEmailWrong: false,
  refusal: error instanceof ApiError ? error.code : 'NetworkError',
  returnTo: null,
});

/** A product's page of this shop, with its language and its colour. */
const isProductPath = (path: string): boolean => /^(\/[a-z]{2})?\/product\/[^\s\\?#]+(\?color=[^\s\\&#]*)?$/i.test(path);
