const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall says at an instant in a time zone, to the minute: `2026-12-01T08:00`. */
export function localTimeOf(timeZone: string, at: Date): string {
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
 * The instant at which the clock says so in a time zone. Of an hour that comes twice the first is meant; one that is left
 * out when clocks go forward is the hour after it.
 */
export function instantAt(timeZone: string, local: string): Date {
  const asUtc = Date.parse(`${local}:00Z`);
  const offsetAt = (instant: number): number => Date.parse(`${localTimeOf(timeZone, new Date(instant))}:00Z`) - instant;
  const candidates = [asUtc - offsetAt(asUtc - dayLong), asUtc - offsetAt(asUtc + dayLong)];
  const exact = candidates.filter((instant) => localTimeOf(timeZone, new Date(instant)) === local);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

const dayLong = 24 * 60 * 60 * 1000;
