/** Making one costs a hundred times what using it does. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatIn(timeZone: string, locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const key = `${timeZone} ${locale}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, format);
  return format;
}

/** The calendar day that an instant falls on in a time zone, as an ISO date. */
export const dayIn = (timeZone: string, at: Date): string => formatIn(timeZone, 'en-CA').format(at);

/** Whether a row with these dates (ISO, inclusive) is in force on a day. */
export const isInForce = ({ validFrom, validUntil }: { validFrom: string; validUntil: string | null }, day: string): boolean =>
  validFrom <= day && (validUntil === null || day <= validUntil);

/** Seconds until the calendar turns to another day in a time zone; an hour wrong on the days on which clocks change, until they have. */
export function secondsLeftOfDay(timeZone: string, at: Date): number {
  const clock = formatIn(timeZone, 'en-GB', { timeStyle: 'medium' }).format(at);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return 86_400 - hours * 3600 - minutes * 60 - seconds;
}
