import Holidays from 'date-holidays';

const known = new Map<string, ReadonlySet<string>>();
const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns the nationwide public holidays of a country in a year as ISO dates; empty for an unknown country. Holidays of the lunar
 * calendar (Eid) are predicted and may differ by a day.
 */
export function listPublicHolidays(countryCode: string, year: number): ReadonlySet<string> {
  const key = `${countryCode} ${year}`;
  const found = known.get(key) ?? new Set(findHolidays(countryCode, year));
  known.set(key, found);
  return found;
}

function findHolidays(countryCode: string, year: number): string[] {
  return new Holidays(countryCode)
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .flatMap(({ date, start, end }) => {
      const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
      // Some holidays last longer than a day. A day with a clock change has 23 or 25 hours.
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY));
      return Array.from({ length: days }, (_, day) => new Date(first + day * DAY).toISOString().slice(0, 10));
    });
}
