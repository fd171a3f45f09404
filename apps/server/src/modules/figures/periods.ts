import { days as daysLong, now } from '#kit/clock';
import { toLocalDay, listShops, type Shop } from '#modules/countries';
import type { Db } from '#platform/database';
import type { periods } from './contract.ts';

/** Parameters of the overview. */
export interface PeriodQuery {
  days: (typeof periods)[number];
  countryId?: number | undefined;
  /** 0: the whole shop. */
  vendorId: number;
}

/** ISO dates, both inclusive. */
export interface Span {
  from: string;
  until: string;
}

/** A country with the days of the period and of the previous period. The period ends on the current local day. */
export interface ShopInTime extends Shop {
  now: Span;
  before: Span;
}

/** Returns the days of the period in the local calendar of each country. The date in Dhaka may be a day later than in Madrid. */
export async function readPeriods(db: Db, { days, countryId }: Pick<PeriodQuery, 'days' | 'countryId'>) {
  const { shops, exponents } = await listShops(db);
  const wanted = shops.filter(({ id }) => countryId === undefined || id === countryId);
  return {
    exponents,
    rateByCurrency: new Map(shops.flatMap(({ currency, eurRate }) => (currency ? [[currency, eurRate] as const] : []))),
    shops: wanted.map((shop): ShopInTime => {
      const today = toLocalDay(shop.timeZone, now());
      const from = getPreviousDay(today, days - 1);
      return { ...shop, now: { from, until: today }, before: { from: getPreviousDay(from, days), until: getPreviousDay(from, 1) } };
    }),
  };
}

/** Returns the day that is `count` days before another day. @param day ISO date */
export const getPreviousDay = (day: string, count: number): string => new Date(Date.parse(day) - daysLong(count)).toISOString().slice(0, 10);
