import { isOnSale, nextEdge, type KeptPrice } from './effective-price.ts';
import { priorPrice, type PriceChange } from './prior-price.ts';

/** A price as somebody wants it; minor units. A sale without dates runs from now on. */
export interface WantedPrice {
  regular: number;
  sale?: number | null;
  saleFrom?: Date | null;
  saleUntil?: Date | null;
}

export interface PlannedPrice {
  row: KeptPrice & { dueAt: Date | null };
  /** What the history gets; null: shoppers pay what they paid before. */
  change: PriceChange | null;
}

/**
 * What is kept when a price is set, or when a sale begins or ends by itself.
 * A reduction that goes further while it runs (20 %, then 40 %) keeps the prior price of its beginning.
 * @param existing the price kept so far
 * @param history all prices that were in force before `at`
 */
export function planPrice(
  wanted: WantedPrice,
  { existing, history, at }: { existing: KeptPrice | undefined; history: readonly PriceChange[]; at: Date },
): PlannedPrice {
  const asked: KeptPrice = {
    regular: wanted.regular,
    sale: wanted.sale ?? null,
    saleFrom: wanted.saleFrom ?? null,
    saleUntil: wanted.saleUntil ?? null,
    prior: null,
  };
  const hasEnded = asked.sale !== null && asked.saleUntil !== null && asked.saleUntil <= at;
  const next: KeptPrice = hasEnded ? { ...asked, sale: null, saleFrom: null, saleUntil: null } : asked;
  const isReduced = isOnSale(next, at);
  const paid = isReduced && next.sale !== null ? next.sale : next.regular;
  const last = [...history].sort((a, b) => a.since.getTime() - b.since.getTime()).at(-1);
  return {
    row: { ...next, prior: isReduced ? priorOf(next, existing, history, at) : null, dueAt: nextEdge(next, at) },
    change: last?.price === paid ? null : { price: paid, since: at },
  };
}

function priorOf(next: KeptPrice, existing: KeptPrice | undefined, history: readonly PriceChange[], at: Date): number | null {
  // The same sale, or one that goes further without a day between, is one reduction.
  const isFurther =
    existing !== undefined &&
    existing.prior !== null &&
    existing.sale !== null &&
    next.sale !== null &&
    isOnSale(existing, at) &&
    next.sale <= existing.sale;
  return isFurther ? existing.prior : priorPrice(history, at);
}
