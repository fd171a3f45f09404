import { redirect } from 'react-router';
import { readCookie, formatCookie } from '#lib/session/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';

/** The purpose of an emailed link. Each has its own cookie, so that two open links do not conflict. */
type Purpose = 'reset' | 'confirm-email' | 'newsletter' | 'unsubscribe' | 'stock-notice';

const cookies: Readonly<Record<Purpose, string>> = {
  reset: 'reset_token',
  'confirm-email': 'email_token',
  newsletter: 'newsletter_token',
  unsubscribe: 'unsubscribe_token',
  'stock-notice': 'notice_token',
};
/** A value with the format of a secret that no email contains. */
const wrongToken = 'no-token-of-a-mail';
/** Seconds; as long as a reset link is valid. */
const lifetime = 60 * 60;

/** Returns the secret from the cookie, or null. */
export function readMailToken(request: Request, purpose: Purpose): string | null {
  const token = readCookie(request, cookies[purpose]);
  return token && isToken(token) ? token : null;
}

export const deleteMailTokenCookie = (purpose: Purpose, { isSecure }: { isSecure: boolean }): string =>
  formatCookie(cookies[purpose], '', { maxAge: 0, isSecure });

/**
 * Moves the secret of an emailed link into a cookie and redirects to the same page without it, so that it does not reach the
 * history, referrers or logs.
 * @returns the redirect, or null if the address has no secret
 */
export function exchangeMailToken(
  request: Request,
  purpose: Purpose,
  path: string,
  { href, isSecure }: Pick<Shop, 'href' | 'isSecure'>,
): Response | null {
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return null;
  // A text that cannot be a secret replaces an older secret, so that the page reports an invalid link.
  const kept = isToken(token) ? token : wrongToken;
  const cookie = formatCookie(cookies[purpose], kept, { maxAge: lifetime, isSecure });
  return redirect(href(path), { status: 303, headers: { 'Cache-Control': 'private, no-store', 'Set-Cookie': cookie } });
}

const isToken = (text: string): boolean => /^[\w-]{16,200}$/.test(text);
