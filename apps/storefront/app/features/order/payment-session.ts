import { readCookie, writtenCookie } from '#lib/cookies.ts';

const sessionCookie = 'payment_session';
/** Seconds: a provider's session lives half an hour, and a verdict may take a little longer. */
const sessionLifetime = 40 * 60;

/** The provider's session that the shopper came back with, once it has been taken out of the address. */
export function paymentSession(request: Request): string | null {
  const session = readCookie(request, sessionCookie);
  return session && isSession(session) ? session : null;
}

/** A session's id as providers write them; anything else in the address is nobody's. */
export const isSession = (text: string): boolean => /^[\w.-]{1,255}$/.test(text);

export const sessionCookieOf = (session: string, { isSecure }: { isSecure: boolean }): string =>
  writtenCookie(sessionCookie, session, { maxAge: sessionLifetime, isSecure });

export const forgetSession = ({ isSecure }: { isSecure: boolean }): string => writtenCookie(sessionCookie, '', { maxAge: 0, isSecure });
