const MINUTE = 60_000;

/** The times at which the provider is queried, in minutes after the payment began. At the last one an open session is ended. */
const checkMinutes = [2, 10, 30, 35];
/** Interval for a payment whose verdict takes days, in minutes. */
const VOUCHER_INTERVAL_MINUTES = 60;

/** @param checks number of checks so far */
export function getNextCheckTime(createdAt: Date, checks: number): Date {
  const minutes = checkMinutes[checks] ?? (checkMinutes.at(-1) ?? 0) + (checks - checkMinutes.length + 1) * VOUCHER_INTERVAL_MINUTES;
  return new Date(createdAt.getTime() + minutes * MINUTE);
}

/** Returns whether the session must be ended and its stock released. */
export const isOverdue = (createdAt: Date, at: Date): boolean => at.getTime() >= createdAt.getTime() + (checkMinutes.at(-1) ?? 0) * MINUTE;
