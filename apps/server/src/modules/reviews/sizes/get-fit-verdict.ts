import type { Fit } from '../contract.ts';

export interface FitCounts {
  small: number;
  true: number;
  large: number;
}

/** Minimum number of reports. Fewer reports depend more on the wearers than on the garment. */
const MIN_REPORTS = 5;
/** Required lead of one side, as a share of all reports. */
const LEAD = 0.25;

/**
 * Returns how a garment fits according to its reports. It runs small (or large) if that side leads by a quarter of all reports.
 * Otherwise it is true to size if at least half of the reports are "true". Errors of buyers between two sizes cancel each other out.
 * @returns null if there are too few reports or opinions are divided
 */
export function getFitVerdict({ small, true: fits, large }: FitCounts): Fit | null {
  const all = small + fits + large;
  if (all < MIN_REPORTS) return null;
  if (small - large >= LEAD * all) return 'small';
  if (large - small >= LEAD * all) return 'large';
  return fits * 2 >= all ? 'true' : null;
}
