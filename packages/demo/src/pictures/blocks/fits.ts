import type { Design } from '../drawing.ts';
import type { BodyCut, Neck } from './body.ts';

export type Fit = 'slim' | 'regular' | 'relaxed' | 'oversized';

interface Ease {
  ease: number;
  hug: number;
  /** How far the underarm is below the form's armpit. */
  drop: number;
  /** How far the shoulder seam reaches beyond the form's shoulder. */
  overhang: number;
  /** From 0 (close to the body) to 1 (wide folds). */
  looseness: number;
}

const fits: Readonly<Record<Fit, Ease>> = {
  slim: { ease: 7, hug: 0.8, drop: 20, overhang: 0, looseness: 0.12 },
  regular: { ease: 22, hug: 0.5, drop: 36, overhang: 5, looseness: 0.4 },
  relaxed: { ease: 40, hug: 0.18, drop: 56, overhang: 18, looseness: 0.7 },
  oversized: { ease: 66, hug: 0.04, drop: 92, overhang: 44, looseness: 1 },
};

export const getEase = (fit: Fit): Ease => fits[fit];

export type TopLength = 'cropped' | 'regular' | 'long';

/** Returns the height of a top's hem on the form. */
export function getHem({ figure, scale }: Design, length: TopLength): number {
  return { cropped: figure.waist + 66 * scale, regular: figure.hip + 8 * scale, long: figure.crotch + 110 * scale }[length];
}

/** Returns the measures of a top of a fit and a length; the neck's lengths are those of a woman's garment. */
export function planBody(design: Design, fit: Fit, hem: number, neck: Neck): BodyCut {
  const { figure, scale } = design;
  const { ease, hug, drop, overhang } = fits[fit];
  const tip = figure.shoulder.at(-1)?.[0] ?? 0;
  return {
    neck: { shape: neck.shape, half: neck.half * scale, depth: neck.depth * scale, back: neck.back * scale },
    shoulder: tip + overhang * scale,
    underarm: figure.armpit[1] + drop * scale,
    ease: ease * scale,
    // Men's and children's garments have less of a waist.
    hug: design.audience === 'women' ? hug : hug * 0.6,
    hem,
    flare: 0,
    dip: 10 * scale,
  };
}

/** Necklines of plain tops: half width at the shoulder, depth in front and behind. */
export const necks = {
  round: { shape: 'round', half: 100, depth: 74, back: 6 },
  v: { shape: 'v', half: 100, depth: 168, back: 6 },
  scoop: { shape: 'scoop', half: 132, depth: 150, back: 40 },
  square: { shape: 'square', half: 138, depth: 150, back: 40 },
  boat: { shape: 'boat', half: 168, depth: 66, back: 30 },
} as const satisfies Record<string, Neck>;
