import { formatCookie, readCookieNames } from './cookies.ts';
import { unshared } from './guards.ts';

/** Cookies without personal data: the answer to the cookie banner and the language. */
const browserCookies = ['consent', 'locale_prefer', 'locale_lang', 'language', 'i18n_redirected'];

/**
 * Returns headers that delete all data of a person from a browser that other people may use: all cookies that the browser sends except
 * those of the browser itself, so that no cookie can be forgotten, and the browser's storage.
 * @param keeps further cookies to keep
 */
export function buildSignOutHeaders(request: Request, { isSecure }: { isSecure: boolean }, keeps: readonly string[] = []): Headers {
  const headers = new Headers({ ...unshared(), 'Clear-Site-Data': '"storage"' });
  for (const name of readCookieNames(request))
    if (![...browserCookies, ...keeps].includes(name)) headers.append('Set-Cookie', formatCookie(name, '', { maxAge: 0, isSecure }));
  return headers;
}
