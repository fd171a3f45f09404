import { formatCookie, readCookie } from '#lib/session/cookies.ts';

/** Set after an application, so that only applicants see the page that confirms it. */
const appliedCookie = 'affiliate_applied';
/** Seconds; long enough to read the page and load it again. */
const appliedLifetime = 1800;

/** Whether an application has just been sent from this browser. */
export const hasJustApplied = (request: Request): boolean => readCookie(request, appliedCookie) !== null;

export const buildAppliedCookie = ({ isSecure }: { isSecure: boolean }): string =>
  formatCookie(appliedCookie, '1', { maxAge: appliedLifetime, isSecure });
