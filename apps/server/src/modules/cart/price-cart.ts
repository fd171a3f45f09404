import { variantsForCart, type CartVariant } from '#modules/catalog';
import { pricesOfVariants, type Price } from '#modules/pricing';
import type { Db } from '#platform/database';
import { maxQuantity } from './contract.ts';
import { lineProblem, type LineProblem } from './line-problem.ts';
import type { CartContent } from './lines-of-cart.ts';

/** A line with all that is true of it now. Prices in minor units. */
export interface PricedLine {
  id: number;
  quantity: number;
  shownPrice: number;
  variant: CartVariant;
  /** Null: not sold here (any more). */
  price: Price | null;
  /** Pieces that can be had now, at most `maxQuantity`. */
  available: number;
  problem: LineProblem | null;
}

/** Puts names, live prices and live stock to the lines of a cart: two queries, however many lines there are. */
export async function priceCart(db: Db, { countryId, lines }: CartContent, languageId: number): Promise<PricedLine[]> {
  if (lines.length === 0) return [];
  const variantIds = lines.map((line) => line.variantId);
  const variants = await variantsForCart(db, { variantIds, languageId });
  const prices = await pricesOfVariants(db, { productOf: new Map(variants.map(({ variantId, productId }) => [variantId, productId])), countryId });
  const byId = new Map(variants.map((variant) => [variant.variantId, variant]));
  return lines.flatMap(({ id, variantId, quantity, shownPrice, held }) => {
    const variant = byId.get(variantId);
    if (!variant) return [];
    const price = prices.get(variantId) ?? null;
    const available = variant.isSellable ? Math.max(0, Math.min(variant.free + held, maxQuantity)) : 0;
    const problem = lineProblem({ isSellable: variant.isSellable, price: price?.discount ?? null, shownPrice, quantity, available });
    return [{ id, quantity, shownPrice, variant, price, available, problem }];
  });
}
