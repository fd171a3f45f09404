import { days } from '#kit/clock';

/** A price that came into force, and when; minor units. */
export interface PriceChange {
  price: number;
  since: Date;
}

/** The days before a reduction whose lowest price counts (Directive 98/6/EC, Art. 6a(2)). */
export const priorDays = 30;

/**
 * The lowest price in force in the 30 days before a reduction began, counting the price already in force when those days
 * began. What came into force with the reduction or after it does not count (CJEU C-330/23).
 * @param history in any order
 * @returns minor units; null where no price was in force before: then nothing may be claimed
 */
export function priorPrice(history: readonly PriceChange[], reductionBegan: Date): number | null {
  const opens = reductionBegan.getTime() - days(priorDays);
  const before = history.filter(({ since }) => since < reductionBegan).sort((a, b) => a.since.getTime() - b.since.getTime());
  const inForceThen = before.findLast(({ since }) => since.getTime() <= opens);
  const within = before.filter(({ since }) => since.getTime() > opens);
  const counted = [...(inForceThen ? [inForceThen] : []), ...within];
  return counted.length === 0 ? null : Math.min(...counted.map(({ price }) => price));
}
