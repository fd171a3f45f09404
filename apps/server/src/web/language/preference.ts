import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** Which language unprefixed addresses of this host lead to: the only one of the four that the shop itself asks. */
const preferenceCookie = 'locale_prefer';

/** The specification's year, seconds; its redirect cookie has 365 days, which is the same. */
const lifetime = 31_536_000;

/** What a browser is told to remember of a choice: language codes, which pages' scripts may read. */
const cookies = [preferenceCookie, 'locale_lang', 'language', 'i18n_redirected'] as const;

/** The code that was chosen on this host, as the browser says it; nobody has looked whether there is such a language. */
export const preferredCode = (c: Context): string | undefined => getCookie(c, preferenceCookie);

/** Whether a choice may stand in a `Cookie` header: cheap, for what is answered from memory. */
export const mayHavePreference = (cookieHeader: string | undefined): boolean => cookieHeader?.includes(`${preferenceCookie}=`) ?? false;

/** Remembers a choice on this host, and on no other. */
export function rememberPreference(c: Context, code: string, { isSecure }: { isSecure: boolean }): void {
  for (const name of cookies) setCookie(c, name, code, { path: '/', sameSite: 'Lax', maxAge: lifetime, secure: isSecure });
}
