import { readCookie, formatCookie } from '#lib/session/cookies.ts';
import { parseTracking, serializeTracking, type Tracking } from './tracking.ts';

const trackedCookie = 'tracked_order';
/** Seconds for which an order that was found stays visible. */
const trackedLifetime = 15 * 60;

/** Returns the last order that was searched for in this browser. It is kept in a cookie, because addresses are shared and logged. */
export const readTrackedOrder = (request: Request): Tracking | null => parseTracking(readCookie(request, trackedCookie));

export const buildTrackedOrderCookie = (tracking: Tracking, { isSecure }: { isSecure: boolean }): string =>
  formatCookie(trackedCookie, serializeTracking(tracking), { maxAge: trackedLifetime, isSecure });

export const deleteTrackedOrderCookie = ({ isSecure }: { isSecure: boolean }): string => formatCookie(trackedCookie, '', { maxAge: 0, isSecure });
