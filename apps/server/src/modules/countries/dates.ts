/** Creating a format is about a hundred times slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
function getDateFormat(timeZone: string, locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const key = `${timeZone} ${locale}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, format);
  return format;
}

/** Returns the calendar day of an instant in a time zone, as an ISO date. */
export const toLocalDay = (timeZone: string, at: Date): string => getDateFormat(timeZone, 'en-CA').format(at);

/** Returns whether a row with these dates (ISO, inclusive) is in force on a day. */
export const isInForce = ({ validFrom, validUntil }: { validFrom: string; validUntil: string | null }, day: string): boolean =>
  validFrom <= day && (validUntil === null || day <= validUntil);

/** Returns the seconds until the day ends in a time zone; off by an hour before a clock change on that day. */
export function getSecondsLeftOfDay(timeZone: string, at: Date): number {
  const clock = getDateFormat(timeZone, 'en-GB', { timeStyle: 'medium' }).format(at);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return 86_400 - hours * 3600 - minutes * 60 - seconds;
}
