import { randomInt } from 'node:crypto';

/**
 * Draws a segment by weight.
 * @param roll returns a uniformly distributed integer from 0 to below its argument
 * @returns the position from 0
 * @throws RangeError if all weights are zero
 */
export function draw(segments: readonly { weight: number }[], roll: (below: number) => number = (below) => randomInt(below)): number {
  let rest = roll(sumWeights(segments));
  return segments.findIndex(({ weight }) => (rest -= weight) < 0);
}

export const sumWeights = (segments: readonly { weight: number }[]): number => segments.reduce((sum, { weight }) => sum + weight, 0);
