import { listCartVariants, type CartVariant } from '#modules/catalog';
import { getPricesOfVariants, type Price } from '#modules/pricing';
import type { Db } from '#platform/database';
import { maxQuantity } from './contract.ts';
import { findLineProblem, type LineProblem } from './lines/line-problem.ts';
import type { CartContent } from './lines/lines-of-cart.ts';

/** A line with current data. Prices in minor units. */
export interface PricedLine {
  id: number;
  quantity: number;
  shownPrice: number;
  variant: CartVariant;
  /** Null: not sold here. */
  price: Price | null;
  /** Available pieces, at most `maxQuantity`. */
  available: number;
  problem: LineProblem | null;
}

/** Adds names, current prices and current stock to the lines of a cart: two queries for any number of lines. */
export async function priceCart(db: Db, { countryId, lines }: CartContent, languageId: number): Promise<PricedLine[]> {
  if (lines.length === 0) return [];
  const variantIds = lines.map((line) => line.variantId);
  const variants = await listCartVariants(db, { variantIds, languageId });
  const prices = await getPricesOfVariants(db, {
    productByVariant: new Map(variants.map(({ variantId, productId }) => [variantId, productId])),
    countryId,
  });
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]));
  return lines.flatMap(({ id, variantId, quantity, shownPrice, held }) => {
    const variant = byId.get(variantId);
    if (!variant) return [];
    const price = prices.get(variantId) ?? null;
    const available = variant.isSellable ? Math.max(0, Math.min(variant.free + held, maxQuantity)) : 0;
    const problem = findLineProblem({ isSellable: variant.isSellable, price: price?.discount ?? null, shownPrice, quantity, available });
    return [{ id, quantity, shownPrice, variant, price, available, problem }];
  });
}
