/** The calendar day that an instant falls on in a time zone, as an ISO date. */
export const dayIn = (timeZone: string, at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

/** Whether a row with these dates (ISO, inclusive) is in force on a day. */
export const isInForce = ({ validFrom, validUntil }: { validFrom: string; validUntil: string | null }, day: string): boolean =>
  validFrom <= day && (validUntil === null || day <= validUntil);

/** Seconds until the calendar turns to another day in a time zone; an hour wrong on the days on which clocks change, until they have. */
export function secondsLeftOfDay(timeZone: string, at: Date): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(at);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return 86_400 - hours * 3600 - minutes * 60 - seconds;
}
