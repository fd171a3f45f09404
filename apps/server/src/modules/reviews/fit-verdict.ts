import type { Fit } from './contract.ts';

export interface FitCounts {
  small: number;
  true: number;
  large: number;
}

/** Fewer than this say nothing about a garment, only about its wearers. */
const ENOUGH = 5;
/** By how much of all reports one side must outweigh the other. */
const LEAD = 0.25;

/**
 * How a garment fits, out of what was reported. It runs small (or large) when those who say so outnumber those who say the
 * opposite by a quarter of all reports; else it is true to size, if at least half say that. Where neither holds, opinions
 * are divided and nothing is said. Who is merely between two sizes errs to both sides: the two cancel out.
 * @returns null: too few reports, or divided
 */
export function fitVerdict({ small, true: fits, large }: FitCounts): Fit | null {
  const all = small + fits + large;
  if (all < ENOUGH) return null;
  if (small - large >= LEAD * all) return 'small';
  if (large - small >= LEAD * all) return 'large';
  return fits * 2 >= all ? 'true' : null;
}
