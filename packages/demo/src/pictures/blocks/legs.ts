import type { Design, Layer, Mark, Piece } from '../drawing.ts';
import { joinHeights } from '../engine/surface.ts';
import { createFormHeight } from '../figure/form-height.ts';
import { computeWidth } from '../figure/figure.ts';
import { join, mirror, reversed, symmetric, through, type Point } from '../path.ts';
import { creases, drape, fold, piled, type Relief } from '../relief.ts';
import { seam } from '../stitching.ts';

export type LegStyle = 'skinny' | 'slim' | 'straight' | 'wide' | 'flared' | 'tapered';

/** Measures of a garment with legs; heights are those of the form. */
export interface LegCut {
  style: LegStyle;
  /** Upper edge at the sides. */
  top: number;
  /** Height of the waistband in units of a woman's garment. */
  band: number;
  hem: number;
  /** Further width at waist and hip, for example of an elastic waist. */
  ease: number;
}

interface Widths {
  /** Beyond the form at the thigh. */
  thigh: number;
  /** Half width of the leg at knee and ankle. */
  knee: number;
  ankle: number;
  looseness: number;
}

const styles: Readonly<Record<LegStyle, Widths>> = {
  skinny: { thigh: 3, knee: 57, ankle: 36, looseness: 0.2 },
  slim: { thigh: 9, knee: 68, ankle: 60, looseness: 0.45 },
  straight: { thigh: 17, knee: 86, ankle: 84, looseness: 0.7 },
  wide: { thigh: 28, knee: 118, ankle: 130, looseness: 1.1 },
  flared: { thigh: 6, knee: 70, ankle: 122, looseness: 0.5 },
  tapered: { thigh: 30, knee: 88, ankle: 58, looseness: 0.9 },
};

/** The outlines of a pair of legs. Half paths are those of the right side. */
export interface Legs {
  cut: LegCut;
  outline: string;
  /** From left to right along the upper edge and below the waistband. */
  waistEdge: string;
  bandEdge: string;
  outseam: string;
  inseam: string;
  /** From the outer to the inner end. */
  hemEdge: string;
  computeHalfWidth: (y: number) => number;
  /** Middle and half width of the leg at a height. */
  computeLeg: (y: number) => { middle: number; half: number };
  looseness: number;
}

/** How much the front is lower in the middle. */
const getDip = ({ isBack, scale }: Design): number => (isBack ? -4 : 12) * scale;

/** Returns the middle and half width of a trouser leg at each height below the crotch. */
function createLegWidths({ figure, scale: k }: Design, widths: Widths, isSkinny: boolean): (y: number) => { middle: number; half: number } {
  const { side, inside, crotch, knee, ankle, floor } = figure;
  const computeMiddle = (y: number): number => (computeWidth(side, y) + computeWidth(inside, y)) / 2;
  const gap = isSkinny ? 0 : 3;
  const thigh = computeWidth(side, crotch + 30 * k) + widths.thigh * k;
  const upper = computeWidth(side, crotch + 150 * k) + widths.thigh * k;
  const atKnee = Math.max(computeMiddle(knee), widths.knee * k + gap);
  const atAnkle = Math.max(computeMiddle(ankle), widths.ankle * k + gap);
  const middles = [
    [crotch + 6 * k, thigh / 2],
    [crotch + 150 * k, upper / 2 + 3 * k],
    [knee, atKnee],
    [ankle - 20 * k, atAnkle],
    [floor, atAnkle],
  ] as const;
  const halves = [
    [crotch + 6 * k, thigh / 2 - 1],
    [crotch + 150 * k, upper / 2 - (widths.looseness > 1 ? 1 : 8) * k],
    [knee, Math.max(widths.knee * k, (computeWidth(side, knee) - computeWidth(inside, knee)) / 2 + 4)],
    [ankle - 20 * k, widths.ankle * k],
    [floor, widths.ankle * k],
  ] as const;
  return (y) => {
    const [out, within] = [computeWidth(side, y), computeWidth(inside, y)];
    const minHalf = (out - within) / 2 + widths.thigh * 0.6 * k + 1;
    const half = computeWidth(halves, y);
    // Close-fitting trousers follow the leg.
    if (half < minHalf) return { middle: (out + within) / 2, half: minHalf };
    return { middle: Math.max(computeWidth(middles, y), half + 1), half };
  };
}

export function cutLegs(design: Design, cut: LegCut): Legs {
  const { figure, scale: k } = design;
  const widths = styles[cut.style];
  const computeLeg = createLegWidths(design, widths, cut.style === 'skinny');
  const computeHalfWidth = (y: number): number => {
    if (y > figure.crotch) {
      const { middle, half } = computeLeg(y);
      return middle + half;
    }
    const body = computeWidth(figure.trunk, y);
    const down = Math.max(0, (y - figure.waist) / (figure.crotch - figure.waist));
    return body + (cut.ease + 3) * k * (1 - down * 0.5) + widths.thigh * k * down;
  };
  const rows = Array.from({ length: 10 }, (_, index) => cut.top + ((cut.hem - cut.top) * index) / 9);
  const outseam = through(rows.map((y): Point => [computeHalfWidth(y), y]));
  const low = Array.from({ length: 6 }, (_, index) => cut.hem + ((figure.crotch + 4 * k - cut.hem) * index) / 5);
  const inseam = through(
    low.map((y, index): Point => {
      const { middle, half } = computeLeg(y);
      return [index === 5 ? 0 : Math.max(1, middle - half), y];
    }),
  );
  const end = computeLeg(cut.hem);
  const inner = Math.max(1, end.middle - end.half);
  const hemEdge = `M${end.middle + end.half},${cut.hem}C${end.middle + end.half * 0.4},${cut.hem + 7 * k} ${end.middle - end.half * 0.4},${cut.hem + 8 * k} ${inner},${cut.hem + 2}`;
  const dip = getDip(design);
  const cutEdge = (y: number): string => {
    const half = computeHalfWidth(y);
    return `M0,${y + dip}C${half * 0.5},${y + dip} ${half * 0.82},${y + dip * 0.5} ${half},${y}`;
  };
  const whole = (edge: string): string => join(reversed(mirror(edge)), edge);
  return {
    cut,
    outline: symmetric(join(cutEdge(cut.top), outseam, hemEdge, inseam)),
    waistEdge: whole(cutEdge(cut.top)),
    bandEdge: whole(cutEdge(cut.top + cut.band * k)),
    outseam,
    inseam,
    hemEdge,
    computeHalfWidth,
    computeLeg,
    looseness: widths.looseness,
  };
}

/** Returns the height of the cloth: on the form, and rounded like a tube around each leg. */
function createLegForm({ figure, isBack }: Design, legs: Legs): (x: number, y: number) => number {
  const body = createFormHeight(figure, isBack, 'trunk');
  return (signed, y) => {
    const x = Math.abs(signed);
    const on = body(x, y) + 5;
    const share = Math.max(0, Math.min(1, (y - figure.hip + 40) / 200));
    if (share === 0) return on;
    const { middle, half } = legs.computeLeg(Math.max(y, figure.crotch + 8));
    const s = Math.abs(x - middle) / half;
    const tube = -90 * (1 - share) + share * half * 0.86 * Math.sqrt(Math.max(0, 1 - s ** 2.2));
    return joinHeights(on, tube);
  };
}

/** Returns the folds of legs: they fan out from the crotch, break at the knee and stack above the shoe. */
function legFolds(design: Design, legs: Legs): Relief {
  const { random, seed, cloth, figure, scale: k, isBack } = design;
  const { crotch, knee } = figure;
  const { hem } = legs.cut;
  const depth = 0.55 + cloth.drape * 0.5;
  const each = (sign: number): Relief[] => {
    const fans = [0, 1, 2].map((step) => {
      const reach = legs.computeHalfWidth(crotch) * (0.5 + random() * 0.3);
      const y = crotch - 26 * k + step * 24 * k;
      return fold(
        `M${sign * 6},${y}C${sign * reach * 0.35},${y - 16 * k + step * 14 * k} ${sign * reach * 0.7},${y - 26 * k + step * 26 * k} ${sign * reach},${y - 44 * k + step * 40 * k + random() * 20}`,
        9 + random() * 5,
        (isBack ? 5 : 7.4 - step * 1.2) * depth,
        0.35,
      );
    });
    const across = (y: number, tilt: number, height: number): Relief | undefined => {
      if (y > hem - 20 || y < crotch + 60) return undefined;
      const { middle, half } = legs.computeLeg(y);
      return fold(
        `M${sign * (middle - half)},${y + tilt}C${sign * (middle - half * 0.3)},${y + tilt * 0.2 + 12} ${sign * (middle + half * 0.3)},${y - tilt * 0.2 + 12} ${sign * (middle + half)},${y - tilt}`,
        10 + random() * 7,
        height * depth,
        0.4,
      );
    };
    const knees = [-66, -18, 34, 84].map((down, index) =>
      across(knee + down * k + random() * 16, (index % 2 === 0 ? 16 : -14) * k, (legs.looseness < 1 ? 5 : 3.4) + random() * 2.4),
    );
    const stacks =
      hem > knee + 380 * k
        ? [44, 92, 150].map((up, index) =>
            across(hem - up * k + random() * 12, (index % 2 === 0 ? 10 : -12) * k, (legs.looseness < 0.6 ? 6.4 : 3) + random() * 2),
          )
        : [];
    const hang =
      legs.looseness > 0.6
        ? [0.34, -0.2].map((share) => {
            const start = legs.computeLeg(crotch + 160 * k);
            const end = legs.computeLeg(hem);
            return fold(
              `M${sign * (start.middle + start.half * share * 0.6)},${crotch + 60 * k}C${sign * (start.middle + start.half * share)},${knee - 100 * k} ${sign * (end.middle + end.half * share)},${knee + 160 * k} ${sign * (end.middle + end.half * share * 1.1)},${hem + 80 * k}`,
              20 * k,
              9 * legs.looseness * cloth.drape,
              0.3 * sign,
            );
          })
        : [];
    return [...fans, ...knees, ...stacks, ...hang].filter((each1): each1 is Relief => each1 !== undefined);
  };
  return piled(
    ...each(1),
    ...each(-1),
    drape({ seed, angle: -3, across: 66, length: 420, height: 3.6 * depth }),
    creases({ seed: seed + 15, angle: 70, across: 40, length: 140, height: 3.4 * cloth.crease }),
    creases({ seed: seed + 16, angle: 100, across: 34, length: 120, height: 2.4 * cloth.crease }),
  );
}

interface LegPanel {
  marks?: readonly Mark[];
  extra?: Relief | undefined;
  fade?: (x: number, y: number) => number;
}

/** Draws both legs as one piece. */
export function drawLegs(design: Design, legs: Legs, panel: LegPanel = {}): Layer[] {
  const piece: Piece = {
    part: `legs:${legs.cut.style}`,
    d: legs.outline,
    form: createLegForm(design, legs),
    relief: piled(legFolds(design, legs), panel.extra),
    roll: 3,
    lift: 6,
    ...(panel.fade && { fade: panel.fade }),
    marks: panel.marks ?? [],
  };
  return [piece];
}

interface Band extends Partial<Piece> {
  upper?: string;
}

/** Draws the waistband. */
export function drawWaistband(design: Design, legs: Legs, band: Band = {}): Layer[] {
  const trunk = createFormHeight(design.figure, design.isBack, 'trunk');
  const { upper = legs.waistEdge, ...piece } = band;
  return [
    { part: 'waist:band', d: `${join(upper, reversed(legs.bandEdge))}Z`, form: (x, y) => trunk(x, y) + 7, roll: 4, lift: 3, ...piece },
    ...seam(design, legs.bandEdge, 1.8),
  ];
}
