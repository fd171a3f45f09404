import { getCurrency, getCountry, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Market } from './convert-price.ts';

/** Returns the countries that get prices, with their present currency. */
export async function listMarkets(db: Db): Promise<Market[]> {
  const markets: Market[] = [];
  for (const { id } of await listActiveCountries(db)) {
    const { code, eurRate, priceRounding } = await getCountry(db, id);
    markets.push({ countryId: id, code, currency: (await getCurrency(db, id)).code, eurRate, rounding: priceRounding });
  }
  return markets;
}

/** Returns the countries that get prices, by country code. */
export const groupMarketsByCode = async (db: Db): Promise<Map<string, Market>> =>
  new Map((await listMarkets(db)).map((market) => [market.code, market]));
