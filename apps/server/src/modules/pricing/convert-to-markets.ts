import { parseMajor, money, toMajor } from '#kit/money';
import { getCountry, getCurrency, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import { computeMarketPrice } from './market-price.ts';
import type { PriceForm } from './price-form.ts';

/**
 * Converts a price in euros to the rounded price of each active country, in major units of its currency.
 * @param sale the reduced price in euros; default: none
 */
export async function convertToMarkets(
  db: Db,
  { regular, sale }: { regular: number; sale?: number | undefined },
): Promise<Pick<PriceForm, 'countryId' | 'regular' | 'sale'>[]> {
  const prices = [];
  for (const { id } of await listActiveCountries(db)) {
    const { eurRate, priceRounding } = await getCountry(db, id);
    const { code } = await getCurrency(db, id);
    const convert = (euro: number) => toMajor(money(computeMarketPrice(parseMajor(euro, 'EUR').amount, eurRate, priceRounding), code));
    const [regularPrice, reduced] = [convert(regular), sale === undefined ? null : convert(sale)];
    // With coarse price steps, a small reduction is rounded away.
    prices.push({ countryId: id, regular: regularPrice, sale: reduced !== null && reduced < regularPrice ? reduced : null });
  }
  return prices;
}
