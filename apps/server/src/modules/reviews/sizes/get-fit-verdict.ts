import type { Fit } from '../contract.ts';

export interface FitCounts {
  small: number;
  true: number;
  large: number;
}

/** Fewer reports than this say more about the wearers than about the garment. */
const ENOUGH = 5;
/** Required lead of one side, as a share of all reports. */
const LEAD = 0.25;

/**
 * Returns how a garment fits by its reports. It runs small (or large) if that side leads by a quarter of all reports; otherwise it
 * is true to size if at least half say so. Buyers between two sizes err to both sides, which cancels out.
 * @returns null if there are too few reports or opinions are divided
 */
export function getFitVerdict({ small, true: fits, large }: FitCounts): Fit | null {
  const all = small + fits + large;
  if (all < ENOUGH) return null;
  if (small - large >= LEAD * all) return 'small';
  if (large - small >= LEAD * all) return 'large';
  return fits * 2 >= all ? 'true' : null;
}
