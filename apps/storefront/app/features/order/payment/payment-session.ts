import { readCookie, formatCookie } from '#lib/session/cookies.ts';

const sessionCookie = 'payment_session';
/** Seconds. A provider session lasts 30 minutes, and its result may take a little longer. */
const sessionLifetime = 40 * 60;

/** Returns the id of the provider session from the cookie, which keeps the id out of the address. */
export function readPaymentSession(request: Request): string | null {
  const session = readCookie(request, sessionCookie);
  return session && isSession(session) ? session : null;
}

/** Returns whether a text has the form of a provider's session id. Anything else in the address is ignored. */
export const isSession = (text: string): boolean => /^[\w.-]{1,255}$/.test(text);

export const buildPaymentSessionCookie = (session: string, { isSecure }: { isSecure: boolean }): string =>
  formatCookie(sessionCookie, session, { maxAge: sessionLifetime, isSecure });

export const deletePaymentSessionCookie = ({ isSecure }: { isSecure: boolean }): string => formatCookie(sessionCookie, '', { maxAge: 0, isSecure });
