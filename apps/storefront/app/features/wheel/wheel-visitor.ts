import { readCookie, writtenCookie } from '#lib/cookies.ts';

const cookie = 'wheel';
/** Seconds: longer than any day lasts that it is counted by. */
const lifetime = 2 * 86_400;

/** The secret by which a browser has one share of the day, or undefined for one that has none yet. */
export function wheelVisitorOf(request: Request): string | undefined {
  const visitor = readCookie(request, cookie);
  return visitor && /^[\w-]{20,64}$/.test(visitor) ? visitor : undefined;
}

export const wheelVisitorCookie = (visitor: string, { isSecure }: { isSecure: boolean }): string =>
  writtenCookie(cookie, visitor, { maxAge: lifetime, isSecure });
