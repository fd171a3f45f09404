import { listShops } from '#modules/countries';
import type { Db } from '#platform/database';

/** The currency of a report, and the factors that convert amounts to it: `amount * denominator / numerator`. */
export interface ReportMoney {
  currency: string;
  exponent: number;
  isConverted: boolean;
  rates: { currency: string; numerator: number; denominator: number }[];
}

/**
 * Returns the currency of the country, or euro for all countries. The rates are those of the overview: the fixed rates of the countries for
 * currencies that a country uses now.
 */
export async function readReportMoney(db: Db, countryId: number | undefined): Promise<ReportMoney> {
  const { shops, exponents } = await listShops(db);
  const own = shops.find(({ id }) => id === countryId)?.currency;
  const currency = own ?? 'EUR';
  const same = { currency, numerator: 1, denominator: 1 };
  const others = own ? [] : shops.flatMap(({ currency: code, eurRate }) => (code && code !== 'EUR' ? [{ currency: code, ...eurRate }] : []));
  return {
    currency,
    exponent: exponents.get(currency) ?? 2,
    isConverted: own === undefined || own === null,
    rates: [same, ...new Map(others.map((rate) => [rate.currency, rate])).values()],
  };
}
