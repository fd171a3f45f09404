import { now } from '#kit/clock';
import { computeIncludedVat } from '#kit/money';
import { findProductPlaces, listProductVariants } from '#modules/catalog';
import { getCurrency, getVatRates } from '#modules/countries';
import { getPricesOfVariants } from '#modules/pricing';
import type { Db } from '#platform/database';
import { chooseRate } from '../rules/choose-rate.ts';
import { computeRewards } from '../rules/compute-rewards.ts';
import { listRulesInForce } from '../rules/rules-in-force.ts';
import { getTerms } from '../terms/get-terms.ts';

/** The commission on one piece of a product if it were bought now: minor units, and the rate in basis points. */
export interface Earning {
  currency: string;
  amount: number;
  basisPoints: number;
}

/** A product in a country. */
interface Offer {
  productId: number;
  countryId: number;
}

/**
 * Returns the commission on an order of one piece of a product at its lowest present net price in a country, for a returning customer.
 * A new customer or a larger order may earn the affiliate more.
 * @returns null if the product is not sold there
 */
export async function findEarning(db: Db, { affiliateId, ...offer }: Offer & { affiliateId: number }): Promise<Earning | null> {
  return (await findEarnings(db, { affiliateId, offers: [offer] }))[0] ?? null;
}

/** Returns the commission for several offers, in their order, with one more query for each country. */
export async function findEarnings(db: Db, { affiliateId, offers }: { affiliateId: number; offers: readonly Offer[] }): Promise<(Earning | null)[]> {
  if (offers.length === 0) return [];
  const at = now();
  const productIds = [...new Set(offers.map(({ productId }) => productId))];
  const productByVariant = new Map((await listProductVariants(db, productIds)).map(({ id, productId }) => [id, productId]));
  const places = await findProductPlaces(db, productIds);
  const rules = await listRulesInForce(db, at);
  const terms = await getTerms(db, affiliateId, at);
  const markets = new Map<number, Market>();
  for (const { countryId } of offers) if (!markets.has(countryId)) markets.set(countryId, await readMarket(db, { countryId, productByVariant, at }));
  return offers.map(({ productId, countryId }) => {
    const market = markets.get(countryId);
    const price = market?.prices.get(productId);
    const place = places.get(productId);
    if (!market || !place || price === undefined) return null;
    const { currency } = market;
    const base = price - computeIncludedVat(price, market.getVatRate(place.vatCategory));
    const basket = { currency, amount: base };
    const { rule, basisPoints } = chooseRate(rules, { affiliateId, ...terms, productId, ...place, countryId, customer: 'returning', basket }, at);
    const [reward] = computeRewards([{ rule, basisPoints, base }], currency);
    return { currency, amount: reward?.amount ?? 0, basisPoints };
  });
}

/** Returns the lowest present net price of a product in a country, in minor units. @returns null if it is not sold there */
export async function findNetPrice(db: Db, { productId, countryId }: Offer): Promise<{ currency: string; amount: number } | null> {
  const productByVariant = new Map((await listProductVariants(db, [productId])).map(({ id }) => [id, productId]));
  const place = (await findProductPlaces(db, [productId])).get(productId);
  const { currency, prices, getVatRate } = await readMarket(db, { countryId, productByVariant, at: now() });
  const price = prices.get(productId);
  if (!place || price === undefined) return null;
  return { currency, amount: price - computeIncludedVat(price, getVatRate(place.vatCategory)) };
}

interface Market {
  currency: string;
  getVatRate: Awaited<ReturnType<typeof getVatRates>>;
  /** The lowest price of each product; minor units. */
  prices: Map<number, number>;
}

async function readMarket(
  db: Db,
  { countryId, productByVariant, at }: { countryId: number; productByVariant: ReadonlyMap<number, number>; at: Date },
): Promise<Market> {
  const prices = new Map<number, number>();
  for (const [variantId, { discount }] of await getPricesOfVariants(db, { productByVariant, countryId })) {
    const productId = productByVariant.get(variantId) ?? 0;
    prices.set(productId, Math.min(discount, prices.get(productId) ?? Infinity));
  }
  return { currency: (await getCurrency(db, countryId, at)).code, getVatRate: await getVatRates(db, { countryId, at }), prices };
}
