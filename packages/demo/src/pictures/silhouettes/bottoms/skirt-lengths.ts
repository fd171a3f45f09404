import type { Design } from '../../drawing.ts';

export type SkirtLength = 'mini' | 'knee' | 'midi' | 'maxi';

/** Returns the height of a skirt's or dress's hem. */
export function getSkirtHem({ figure, scale: k }: Design, length: SkirtLength): number {
  const thigh = figure.knee - figure.crotch;
  const calf = figure.ankle - figure.knee;
  return { mini: figure.crotch + thigh * 0.46, knee: figure.knee - 6 * k, midi: figure.knee + calf * 0.52, maxi: figure.ankle - 6 * k }[length];
}
