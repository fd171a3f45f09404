import { readCookie, writtenCookie } from '#lib/cookies.ts';
import { readTracking, writtenTracking, type Tracking } from './tracking.ts';

const trackedCookie = 'tracked_order';
/** Seconds an order stays on show after it was asked for. */
const trackedLifetime = 15 * 60;

/** What was last asked for in this browser: kept from the address, where it would be shared and logged. */
export const trackedOrder = (request: Request): Tracking | null => readTracking(readCookie(request, trackedCookie));

export const trackedCookieOf = (tracking: Tracking, { isSecure }: { isSecure: boolean }): string =>
  writtenCookie(trackedCookie, writtenTracking(tracking), { maxAge: trackedLifetime, isSecure });

export const forgetTracked = ({ isSecure }: { isSecure: boolean }): string => writtenCookie(trackedCookie, '', { maxAge: 0, isSecure });
