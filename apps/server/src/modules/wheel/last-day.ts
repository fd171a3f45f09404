import { days } from '#kit/clock';
import { toLocalDay, toInstant, type CountryRow } from '#modules/countries';

type Clock = Pick<CountryRow, 'timeZone'>;

/** Returns the end of the day a number of days after an instant, in the country's time zone. */
export const computeEnd = ({ timeZone }: Clock, at: Date, validDays: number): Date =>
  toInstant(timeZone, `${toLocalDay(timeZone, new Date(at.getTime() + days(validDays + 1)))}T00:00`);

/** Returns the last full day before an end instant, as an ISO date. */
export const getLastDay = ({ timeZone }: Clock, end: Date): string => toLocalDay(timeZone, new Date(end.getTime() - 1));
