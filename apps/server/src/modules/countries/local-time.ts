const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the local time of an instant in a time zone, to the minute: `2026-12-01T08:00`. */
export function toLocalTime(timeZone: string, at: Date): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/**
 * Returns the instant of a local time in a time zone. If the hour occurs twice, the first hour is used. If clocks skip the hour,
 * the next hour is used.
 */
export function toInstant(timeZone: string, local: string): Date {
  const asUtc = Date.parse(`${local}:00Z`);
  const computeOffset = (instant: number): number => Date.parse(`${toLocalTime(timeZone, new Date(instant))}:00Z`) - instant;
  const candidates = [asUtc - computeOffset(asUtc - dayLong), asUtc - computeOffset(asUtc + dayLong)];
  const exact = candidates.filter((instant) => toLocalTime(timeZone, new Date(instant)) === local);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

const dayLong = 24 * 60 * 60 * 1000;
