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
 * A reduction that is increased while active (20 %, then 40 %) keeps the prior price of its start where the country allows it.
 * @param existing the stored price
 * @param hasProgressiveReductions whether the country has the exception of Directive 98/6/EC, Art. 6a(5)
 * @param history all prices in force before `at`
 */
export function planPrice(
  wanted: WantedPrice,
  context: { existing: StoredPrice | undefined; history: readonly PriceChange[]; at: Date; hasProgressiveReductions: boolean },
): PlannedPrice {
  const { history, at } = context;
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
  const last = findLastChange(history);
  return {
    row: { ...next, prior: isReduced ? findPriorPrice(next, context) : null, dueAt: findNextSaleBoundary(next, at) },
    change: last?.price === paid ? null : { price: paid, since: at },
  };
}

function findPriorPrice(next: StoredPrice, { existing, history, at, hasProgressiveReductions }: Parameters<typeof planPrice>[1]): number | null {
  // A dated sale that starts now is on sale by its dates, but shoppers have not paid its price yet.
  const isRunning = existing !== undefined && existing.sale !== null && isOnSale(existing, at) && findLastChange(history)?.price === existing.sale;
  if (!isRunning || existing.sale === null || next.sale === null) return computePriorPrice(history, at);
  // The same reduction continues, so its own price does not count as a price before it.
  if (next.sale === existing.sale) return existing.prior;
  const isFurther = hasProgressiveReductions && existing.prior !== null && next.sale < existing.sale;
  return isFurther ? existing.prior : computePriorPrice(history, at);
}

const findLastChange = (history: readonly PriceChange[]): PriceChange | undefined =>
  [...history].sort((a, b) => a.since.getTime() - b.since.getTime()).at(-1);
