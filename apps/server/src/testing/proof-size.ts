/** Whether `npm run test:all` runs. The only place that reads `TEST_ALL`. */
export const isWholeProof = process.env.TEST_ALL === '1';

/** Whether `npm test` runs, which selects the browser tests with the tag `@short`. The only place that reads `TEST_SHORT`. */
export const isShortRun = process.env.TEST_SHORT === '1';

/**
 * Chooses how large a long proof is. `npm test` runs a short version; `npm run test:all` sets `TEST_ALL=1` and runs the whole.
 * @param sizes the number of runs in each
 */
export const chooseProofSize = ({ short, whole }: { short: number; whole: number }): number => (isWholeProof ? whole : short);
