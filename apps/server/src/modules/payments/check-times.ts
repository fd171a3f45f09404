const MINUTE = 60_000;

/** When we ask the provider ourselves about a payment, in minutes after it was begun. At the last one an open session is ended. */
const checkMinutes = [2, 10, 30, 35];
/** A payment whose verdict takes days is asked after once an hour. */
const LATER = 60;

/** @param checks how often it has been asked after so far */
export function nextCheck(createdAt: Date, checks: number): Date {
  const minutes = checkMinutes[checks] ?? (checkMinutes.at(-1) ?? 0) + (checks - checkMinutes.length + 1) * LATER;
  return new Date(createdAt.getTime() + minutes * MINUTE);
}

/** Whether the time has come to end the session and give back what it holds. */
export const isOverdue = (createdAt: Date, at: Date): boolean => at.getTime() >= createdAt.getTime() + (checkMinutes.at(-1) ?? 0) * MINUTE;
