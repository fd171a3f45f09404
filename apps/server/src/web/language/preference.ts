import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** Cookie with the language for addresses without a prefix on this host. The shop reads only this one of the four cookies. */
const preferenceCookie = 'locale_prefer';

/** The specification's lifetime of a year, in seconds. Its redirect cookie has the same lifetime of 365 days. */
const lifetime = 31_536_000;

/** The cookies that store the chosen language code. Scripts can read them. */
const cookies = [preferenceCookie, 'locale_lang', 'language', 'i18n_redirected'] as const;

/** Returns the code that was chosen on this host. Does not check that the language exists. */
export const findPreferredCode = (c: Context): string | undefined => getCookie(c, preferenceCookie);

/** Returns whether a `Cookie` header may contain a choice: a fast check before responses from memory. */
export const mayHavePreference = (cookieHeader: string | undefined): boolean => cookieHeader?.includes(`${preferenceCookie}=`) ?? false;

/** Stores a choice for this host only. */
export function rememberPreference(c: Context, code: string, { isSecure }: { isSecure: boolean }): void {
  for (const name of cookies) setCookie(c, name, code, { path: '/', sameSite: 'Lax', maxAge: lifetime, secure: isSecure });
}
