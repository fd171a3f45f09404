import { baseUrlOf, getCountry, listActiveCountries } from '#modules/countries';
import { discountsOfAffiliate } from '#modules/promotions';
import { affiliateCodeOf } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { AffiliateDiscountRow } from './contract.ts';
import { affiliateCountryOf } from './affiliate-country-of.ts';

/** An affiliate's discounts, each with the address that carries it: of his country's shop, or of one where it holds. */
export async function shownDiscounts(
  db: Db,
  { affiliateId, standing }: { affiliateId: number; standing: Pick<Config, 'publicUrl' | 'isLoopback'> },
): Promise<AffiliateDiscountRow[]> {
  const discounts = await discountsOfAffiliate(db, affiliateId);
  if (discounts.length === 0) return [];
  const code = await affiliateCodeOf(db, affiliateId);
  const own = await affiliateCountryOf(db, affiliateId);
  const sold = (await listActiveCountries(db)).map(({ id }) => id);
  const shown: AffiliateDiscountRow[] = [];
  for (const discount of discounts) {
    const { countryIds } = discount;
    const countryId = countryIds.length === 0 || countryIds.includes(own) ? own : (countryIds.find((id) => sold.includes(id)) ?? own);
    // Countries stand in memory.
    const base = baseUrlOf(await getCountry(db, countryId), standing);
    shown.push({ ...discount, url: `${base}/?${new URLSearchParams({ ref: code, adid: String(discount.id) }).toString()}` });
  }
  return shown;
}
