import type { DemoProduct } from '@selvedge/demo';
import { computeMarketPrice } from '#modules/pricing';
import { days } from '#kit/clock';

/** A country that gets prices. */
export interface PricedCountry {
  id: number;
  /** Present currency, ISO 4217. */
  currency: string;
  /** Since when the country has used that currency. */
  currencySince: Date;
  eurRate: { numerator: number; denominator: number };
  priceRounding: { step: number; ending: number };
}

/** Minor units of the country's currency. */
export interface DemoPrice {
  regular: number;
  sale: number | null;
  saleFrom: Date | null;
  /** The lowest price of the 30 days before the reduction: the regular price, because there was no other. */
  prior: number | null;
  /** All past and present prices with their start. */
  history: { price: number; since: Date }[];
}

/** Returns the price of a demo product in a country, with that market's rounding. */
export function computeDemoPrice(
  product: Pick<DemoProduct, 'basePriceEurMinor' | 'reduction' | 'publishedDaysAgo'>,
  country: PricedCountry,
  today: Date,
): DemoPrice {
  const regular = computeMarketPrice(product.basePriceEurMinor, country.eurRate, country.priceRounding);
  const published = new Date(today.getTime() - days(product.publishedDaysAgo));
  const since = published > country.currencySince ? published : country.currencySince;
  const beginning = { price: regular, since };
  const { reduction } = product;
  if (!reduction) return { regular, sale: null, saleFrom: null, prior: null, history: [beginning] };
  const reduced = Math.round((product.basePriceEurMinor * (100 - reduction.percentOff)) / 100);
  const sale = computeMarketPrice(reduced, country.eurRate, country.priceRounding);
  // With coarse price steps, a small reduction is rounded away.
  if (sale >= regular) return { regular, sale: null, saleFrom: null, prior: null, history: [beginning] };
  const saleFrom = new Date(today.getTime() - days(reduction.startedDaysAgo));
  return { regular, sale, saleFrom, prior: regular, history: [beginning, { price: sale, since: saleFrom }] };
}
