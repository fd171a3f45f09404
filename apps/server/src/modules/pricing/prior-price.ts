import { days } from '#kit/clock';

/** A price and the time from which it was in force; minor units. */
export interface PriceChange {
  price: number;
  since: Date;
}

/** The days before a reduction whose lowest price counts (Directive 98/6/EC, Art. 6a(2)). */
export const priorDays = 30;

/**
 * Returns the lowest price of the 30 days before a reduction, including the price already in force when they began.
 * Prices from the start of the reduction on do not count (CJEU C-330/23).
 * @param history in any order
 * @returns minor units; null if no price was in force before, so that no reduction may be claimed
 */
export function computePriorPrice(history: readonly PriceChange[], reductionBegan: Date): number | null {
  const opens = reductionBegan.getTime() - days(priorDays);
  const before = history.filter(({ since }) => since < reductionBegan).sort((a, b) => a.since.getTime() - b.since.getTime());
  const inForceThen = before.findLast(({ since }) => since.getTime() <= opens);
  const within = before.filter(({ since }) => since.getTime() > opens);
  const counted = [...(inForceThen ? [inForceThen] : []), ...within];
  return counted.length === 0 ? null : Math.min(...counted.map(({ price }) => price));
}
