import { readCookie, formatCookie } from '#lib/session/cookies.ts';

const cookie = 'wheel';
/** Seconds; longer than the day that spins are counted by. */
const lifetime = 2 * 86_400;

/** Returns the secret that identifies a browser for the daily limit, or undefined for a new browser. */
export function readWheelVisitor(request: Request): string | undefined {
  const visitor = readCookie(request, cookie);
  return visitor && /^[\w-]{20,64}$/.test(visitor) ? visitor : undefined;
}

export const buildWheelVisitorCookie = (visitor: string, { isSecure }: { isSecure: boolean }): string =>
  formatCookie(cookie, visitor, { maxAge: lifetime, isSecure });
