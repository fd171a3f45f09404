import { days } from '#kit/clock';
import { dayIn, instantAt, type CountryRow } from '#modules/countries';

type Clock = Pick<CountryRow, 'timeZone'>;

/** The end of the day, by the country's own clock, that comes so many days after an instant. */
export const endOf = ({ timeZone }: Clock, at: Date, validDays: number): Date =>
  instantAt(timeZone, `${dayIn(timeZone, new Date(at.getTime() + days(validDays + 1)))}T00:00`);

/** The last day on which something holds that ends at this instant, as an ISO date. */
export const lastDayOf = ({ timeZone }: Clock, end: Date): string => dayIn(timeZone, new Date(end.getTime() - 1));
