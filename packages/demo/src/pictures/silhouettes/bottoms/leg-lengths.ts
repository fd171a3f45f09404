import type { Design } from '../../drawing.ts';

/** Returns the height of the waistband's upper edge. */
export function getRise({ figure, scale: k }: Design, rise: 'mid' | 'high'): number {
  return figure.waist + (rise === 'high' ? -2 : 66) * k;
}

/** Returns the height of a hem: full length covers the ankle, ankle length shows it. */
export function getLegHem({ figure, scale: k }: Design, length: 'full' | 'ankle' | 'short' | 'bermuda'): number {
  return { full: figure.ankle + 40 * k, ankle: figure.ankle - 90 * k, bermuda: figure.knee - 30 * k, short: figure.crotch + 130 * k }[length];
}
