import { randomInt } from 'node:crypto';

/**
 * Draws a segment by its weight.
 * @param roll gives a whole number from 0 to below its argument, each as likely as any other
 * @returns its position, from 0
 * @throws RangeError where nothing has a weight
 */
export function draw(segments: readonly { weight: number }[], roll: (below: number) => number = (below) => randomInt(below)): number {
  let rest = roll(totalWeight(segments));
  return segments.findIndex(({ weight }) => (rest -= weight) < 0);
}

export const totalWeight = (segments: readonly { weight: number }[]): number => segments.reduce((sum, { weight }) => sum + weight, 0);
