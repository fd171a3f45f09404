import { now } from '#kit/clock';
import { share, vatWithin } from '#kit/money';
import { placesOfProducts, variantsOfProducts } from '#modules/catalog';
import { currencyOn, vatRatesOn } from '#modules/countries';
import { pricesOfProduct } from '#modules/pricing';
import type { Db } from '#platform/database';
import { ruleFor } from './rules/rule-for.ts';
import { rulesInForce } from './rules/rules-in-force.ts';
import { termsAt } from './terms/terms-at.ts';

/** What a piece of a product would earn, if it were bought now: minor units, and the rate in basis points. */
export interface Earning {
  currency: string;
  amount: number;
  basisPoints: number;
}

/**
 * What a piece of a product earns an affiliate in a country at its lowest price there now, without VAT, of somebody who has bought
 * before: of a new customer it may be more.
 * @returns null where it is not sold there
 */
export async function earnsOn(
  db: Db,
  { affiliateId, productId, countryId }: { affiliateId: number; productId: number; countryId: number },
): Promise<Earning | null> {
  const at = now();
  const variants = await variantsOfProducts(db, [productId]);
  const prices = await pricesOfProduct(db, { productId, variantIds: variants.map(({ id }) => id), countryId });
  const place = (await placesOfProducts(db, [productId])).get(productId);
  if (!place || prices.size === 0) return null;
  const price = Math.min(...[...prices.values()].map(({ discount }) => discount));
  const { code: currency } = await currencyOn(db, countryId, at);
  const rateOf = await vatRatesOn(db, { countryId, at });
  const { basisPoints } = ruleFor(
    await rulesInForce(db, at),
    { affiliateId, ...(await termsAt(db, affiliateId, at)), productId, ...place, countryId, customer: 'returning' },
    at,
  );
  return { currency, amount: share(price - vatWithin(price, rateOf(place.vatCategory)), basisPoints), basisPoints };
}
