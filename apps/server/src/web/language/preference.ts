import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** Language for addresses without prefix on this host: the only one of the four cookies that the shop itself reads. */
const preferenceCookie = 'locale_prefer';

/** The specification's year in seconds; its redirect cookie has 365 days, which is the same. */
const lifetime = 31_536_000;

/** The cookies that store a choice: language codes, readable by scripts. */
const cookies = [preferenceCookie, 'locale_lang', 'language', 'i18n_redirected'] as const;

/** Returns the code that was chosen on this host. It is not checked that the language exists. */
export const findPreferredCode = (c: Context): string | undefined => getCookie(c, preferenceCookie);

/** Tells whether a `Cookie` header may contain a choice: a fast check before responses from memory. */
export const mayHavePreference = (cookieHeader: string | undefined): boolean => cookieHeader?.includes(`${preferenceCookie}=`) ?? false;

/** Stores a choice for this host only. */
export function rememberPreference(c: Context, code: string, { isSecure }: { isSecure: boolean }): void {
  for (const name of cookies) setCookie(c, name, code, { path: '/', sameSite: 'Lax', maxAge: lifetime, secure: isSecure });
}
