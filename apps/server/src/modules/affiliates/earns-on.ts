import { now } from '#kit/clock';
import { share, vatWithin } from '#kit/money';
import { placesOfProducts, variantsOfProducts } from '#modules/catalog';
import { currencyOn, vatRatesOn } from '#modules/countries';
import { pricesOfVariants } from '#modules/pricing';
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

/** Of which product, and in whose shop. */
interface Offer {
  productId: number;
  countryId: number;
}

/**
 * What a piece of a product earns an affiliate in a country at its lowest price there now, without VAT, of somebody who has bought
 * before: of a new customer it may be more.
 * @returns null where it is not sold there
 */
export async function earnsOn(db: Db, { affiliateId, ...offer }: Offer & { affiliateId: number }): Promise<Earning | null> {
  return (await earnsOnEach(db, { affiliateId, offers: [offer] }))[0] ?? null;
}

/** The same of several, in their order: a query more for each country among them. */
export async function earnsOnEach(db: Db, { affiliateId, offers }: { affiliateId: number; offers: readonly Offer[] }): Promise<(Earning | null)[]> {
  if (offers.length === 0) return [];
  const at = now();
  const productIds = [...new Set(offers.map(({ productId }) => productId))];
  const productOf = new Map((await variantsOfProducts(db, productIds)).map(({ id, productId }) => [id, productId]));
  const places = await placesOfProducts(db, productIds);
  const rules = await rulesInForce(db, at);
  const terms = await termsAt(db, affiliateId, at);
  const markets = new Map<number, Market>();
  for (const { countryId } of offers) if (!markets.has(countryId)) markets.set(countryId, await marketIn(db, { countryId, productOf, at }));
  return offers.map(({ productId, countryId }) => {
    const market = markets.get(countryId);
    const price = market?.prices.get(productId);
    const place = places.get(productId);
    if (!market || !place || price === undefined) return null;
    const { basisPoints } = ruleFor(rules, { affiliateId, ...terms, productId, ...place, countryId, customer: 'returning' }, at);
    const base = price - vatWithin(price, market.rateOf(place.vatCategory));
    return { currency: market.currency, amount: share(base, basisPoints), basisPoints };
  });
}

interface Market {
  currency: string;
  rateOf: Awaited<ReturnType<typeof vatRatesOn>>;
  /** The lowest of each product; minor units. */
  prices: Map<number, number>;
}

async function marketIn(
  db: Db,
  { countryId, productOf, at }: { countryId: number; productOf: ReadonlyMap<number, number>; at: Date },
): Promise<Market> {
  const prices = new Map<number, number>();
  for (const [variantId, { discount }] of await pricesOfVariants(db, { productOf, countryId })) {
    const productId = productOf.get(variantId) ?? 0;
    prices.set(productId, Math.min(discount, prices.get(productId) ?? Infinity));
  }
  return { currency: (await currencyOn(db, countryId, at)).code, rateOf: await vatRatesOn(db, { countryId, at }), prices };
}
