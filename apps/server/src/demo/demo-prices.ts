import type { DemoProduct } from '@selvedge/demo';
import { marketPrice } from '#modules/pricing';
import { days } from '#kit/clock';

/** A country that prices are made for. */
export interface PricedCountry {
  id: number;
  /** ISO 4217, now. */
  currency: string;
  /** Since when it pays in that currency. */
  currencySince: Date;
  eurRate: { numerator: number; denominator: number };
  priceRounding: { step: number; ending: number };
}

/** Minor units of the country's currency. */
export interface DemoPrice {
  regular: number;
  sale: number | null;
  saleFrom: Date | null;
  /** The lowest price of the 30 days before the reduction began: the regular one, for it never cost anything else. */
  prior: number | null;
  /** Every price that was in force, and since when. */
  history: { price: number; since: Date }[];
}

/** What a demo product costs in a country, rounded as that market rounds. */
export function demoPrice(
  product: Pick<DemoProduct, 'basePriceEurMinor' | 'reduction' | 'publishedDaysAgo'>,
  country: PricedCountry,
  today: Date,
): DemoPrice {
  const regular = marketPrice(product.basePriceEurMinor, country.eurRate, country.priceRounding);
  const published = new Date(today.getTime() - days(product.publishedDaysAgo));
  const since = published > country.currencySince ? published : country.currencySince;
  const beginning = { price: regular, since };
  const { reduction } = product;
  if (!reduction) return { regular, sale: null, saleFrom: null, prior: null, history: [beginning] };
  const reduced = Math.round((product.basePriceEurMinor * (100 - reduction.percentOff)) / 100);
  const sale = marketPrice(reduced, country.eurRate, country.priceRounding);
  // Where a market's steps are coarse, a small reduction rounds away.
  if (sale >= regular) return { regular, sale: null, saleFrom: null, prior: null, history: [beginning] };
  const saleFrom = new Date(today.getTime() - days(reduction.startedDaysAgo));
  return { regular, sale, saleFrom, prior: regular, history: [beginning, { price: sale, since: saleFrom }] };
}
