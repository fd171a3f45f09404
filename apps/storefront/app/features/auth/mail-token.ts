import { redirect } from 'react-router';
import { readCookie, writtenCookie } from '#lib/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';

/** What a link of a mail is for. Each has its own cookie: two links opened one after the other do not meet. */
type Purpose = 'reset' | 'confirm-email' | 'newsletter' | 'unsubscribe';

const cookies: Readonly<Record<Purpose, string>> = {
  reset: 'reset_token',
  'confirm-email': 'email_token',
  newsletter: 'newsletter_token',
  unsubscribe: 'unsubscribe_token',
};
/** Seconds: as long as a reset link lives. */
const lifetime = 60 * 60;

/** The secret that somebody came with, once it has been taken out of the address. */
export function mailToken(request: Request, purpose: Purpose): string | null {
  const token = readCookie(request, cookies[purpose]);
  return token && isToken(token) ? token : null;
}

export const forgetMailToken = (purpose: Purpose, { isSecure }: { isSecure: boolean }): string =>
  writtenCookie(cookies[purpose], '', { maxAge: 0, isSecure });

/**
 * A link of a mail opens what it is for to whoever has it: its secret is put into a cookie before history, referrers
 * or a log can hold it, and the same page is asked for without.
 * @returns the way there, or null where the address holds no secret
 */
export function exchangeMailToken(
  request: Request,
  purpose: Purpose,
  path: string,
  { href, isSecure }: Pick<Shop, 'href' | 'isSecure'>,
): Response | null {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return null;
  // One that is none of ours takes the place of an older one all the same: the page says that the link is wrong.
  const kept = isToken(token) ? token : '';
  const cookie = writtenCookie(cookies[purpose], kept, { maxAge: kept ? lifetime : 0, isSecure });
  return redirect(href(path), { status: 303, headers: { 'Cache-Control': 'private, no-store', 'Set-Cookie': cookie } });
}

const isToken = (text: string): boolean => /^[\w-]{16,200}$/.test(text);
