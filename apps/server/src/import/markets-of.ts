import { currencyOn, getCountry, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Market } from './price-abroad.ts';

/** The countries that prices are made for, with what they pay in now. */
export async function marketsOf(db: Db): Promise<Market[]> {
  const markets: Market[] = [];
  for (const { id } of await listActiveCountries(db)) {
    const { code, eurRate, priceRounding } = await getCountry(db, id);
    markets.push({ countryId: id, code, currency: (await currencyOn(db, id)).code, eurRate, rounding: priceRounding });
  }
  return markets;
}

/** The same by their codes. */
export const marketsByCode = async (db: Db): Promise<Map<string, Market>> => new Map((await marketsOf(db)).map((market) => [market.code, market]));
