import { isOnSale, findNextSaleBoundary, type StoredPrice } from './effective-price.ts';
import { computePriorPrice, type PriceChange } from './prior-price.ts';

/** A new price; minor units. A sale without dates starts now. */
export interface WantedPrice {
  regular: number;
  sale?: number | null;
  saleFrom?: Date | null;
  saleUntil?: Date | null;
}

export interface PlannedPrice {
  row: StoredPrice & { dueAt: Date | null };
  /** The entry for the history; null if shoppers pay the same as before. */
  change: PriceChange | null;
}

/**
 * Returns the row to store when a price is set, or when a dated sale starts or ends.
 * A reduction that is increased while active (20 %, then 40 %) keeps the prior price of its start.
 * @param existing the stored price
 * @param history all prices in force before `at`
 */
export function planPrice(
  wanted: WantedPrice,
  { existing, history, at }: { existing: StoredPrice | undefined; history: readonly PriceChange[]; at: Date },
): PlannedPrice {
  const planned: StoredPrice = {
    regular: wanted.regular,
    sale: wanted.sale ?? null,
    saleFrom: wanted.saleFrom ?? null,
    saleUntil: wanted.saleUntil ?? null,
    prior: null,
  };
  const hasEnded = planned.sale !== null && planned.saleUntil !== null && planned.saleUntil <= at;
  const next: StoredPrice = hasEnded ? { ...planned, sale: null, saleFrom: null, saleUntil: null } : planned;
  const isReduced = isOnSale(next, at);
  const paid = isReduced && next.sale !== null ? next.sale : next.regular;
  const last = [...history].sort((a, b) => a.since.getTime() - b.since.getTime()).at(-1);
  return {
    row: { ...next, prior: isReduced ? findPriorPrice(next, existing, history, at) : null, dueAt: findNextSaleBoundary(next, at) },
    change: last?.price === paid ? null : { price: paid, since: at },
  };
}

function findPriorPrice(next: StoredPrice, existing: StoredPrice | undefined, history: readonly PriceChange[], at: Date): number | null {
  // The same sale, or one that is increased without interruption, is one reduction.
  const isFurther =
    existing !== undefined &&
    existing.prior !== null &&
    existing.sale !== null &&
    next.sale !== null &&
    isOnSale(existing, at) &&
    next.sale <= existing.sale;
  return isFurther ? existing.prior : computePriorPrice(history, at);
}
