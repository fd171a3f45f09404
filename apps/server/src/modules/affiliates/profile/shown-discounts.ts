import { buildBaseUrl, getCountry, listActiveCountries } from '#modules/countries';
import { listAffiliateDiscounts } from '#modules/promotions';
import { getAffiliateCode } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { AffiliateDiscountRow } from '../contract.ts';
import { getAffiliateCountry } from '../affiliate-notification.ts';

/** Returns an affiliate's discounts, each with an address in their home country, or in a country where the discount is valid. */
export async function listShownAffiliateDiscounts(
  db: Db,
  { affiliateId, publicAddress }: { affiliateId: number; publicAddress: Pick<Config, 'publicUrl' | 'isLoopback'> },
): Promise<AffiliateDiscountRow[]> {
  const discounts = await listAffiliateDiscounts(db, affiliateId);
  if (discounts.length === 0) return [];
  const code = await getAffiliateCode(db, affiliateId);
  const own = await getAffiliateCountry(db, affiliateId);
  const sold = (await listActiveCountries(db)).map(({ id }) => id);
  const shown: AffiliateDiscountRow[] = [];
  for (const discount of discounts) {
    const { countryIds } = discount;
    const countryId = countryIds.length === 0 || countryIds.includes(own) ? own : (countryIds.find((id) => sold.includes(id)) ?? own);
    // No query: countries are cached in memory.
    const base = buildBaseUrl(await getCountry(db, countryId), publicAddress);
    shown.push({ ...discount, url: `${base}/?${new URLSearchParams({ ref: code, adid: String(discount.id) }).toString()}` });
  }
  return shown;
}
