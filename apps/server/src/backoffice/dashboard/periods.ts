import { days as daysLong, now } from '#kit/clock';
import { dayIn, listShops, type Shop } from '#modules/countries';
import type { Db } from '#platform/database';
import type { periods } from './contract.ts';

/** What is asked of the overview. */
export interface Asked {
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

/** A country with the days that are looked at, up to its own today. */
export interface ShopInTime extends Shop {
  now: Span;
  before: Span;
}

/** The days that are looked at: each country's own, since it is tomorrow in Dhaka while it is still today in Madrid. */
export async function periodsOf(db: Db, { days, countryId }: Pick<Asked, 'days' | 'countryId'>) {
  const { shops, exponents } = await listShops(db);
  const wanted = shops.filter(({ id }) => countryId === undefined || id === countryId);
  return {
    exponents,
    currentOf: new Map(shops.flatMap(({ currency, eurRate }) => (currency ? [[currency, eurRate] as const] : []))),
    shops: wanted.map((shop): ShopInTime => {
      const today = dayIn(shop.timeZone, now());
      const from = dayBefore(today, days - 1);
      return { ...shop, now: { from, until: today }, before: { from: dayBefore(from, days), until: dayBefore(from, 1) } };
    }),
  };
}

/** @param day ISO date */
export const dayBefore = (day: string, count: number): string => new Date(Date.parse(day) - daysLong(count)).toISOString().slice(0, 10);
