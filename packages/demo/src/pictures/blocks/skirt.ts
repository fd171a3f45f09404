import type { Design, Layer, Mark, Piece } from '../drawing.ts';
import { createFormHeight } from '../figure/form-height.ts';
import { computeWidth } from '../figure/figure.ts';
import { join, mirror, offset, reversed, through, type Point } from '../path.ts';
import { creases, drape, fold, gathers, hang, piled, pleated, swing, type Relief } from '../relief.ts';
import { seam, stitch, topstitch } from '../stitching.ts';

export type SkirtShape = 'a-line' | 'straight' | 'pleated' | 'wide' | 'wrap' | 'tiered';

export interface SkirtCut {
  shape: SkirtShape;
  /** Height of the upper edge, and half the width there. */
  top: number;
  waist: number;
  hem: number;
  /** Further width at the hip. */
  ease: number;
  slit?: boolean;
}

export interface Skirt {
  cut: SkirtCut;
  computeHalfWidth: (y: number) => number;
  hemEdge: string;
  topEdge: string;
  outline: string;
  side: string;
}

const PLEATS = 17;
/** Where the tiers of a tiered skirt begin, as shares of its length. */
const TIERS = [0.34, 0.67];
const FOLDS: Readonly<Record<SkirtShape, number>> = { 'a-line': 7, straight: 4, pleated: PLEATS, wide: 11, wrap: 6, tiered: 13 };

/** Returns the width of each side at the hem beyond the hip: a share of the skirt's length, up to a limit. */
function getFlare(shape: SkirtShape, length: number, k: number): number {
  const [share, most] = (
    { 'a-line': [0.17, 124], straight: [-0.05, 0], pleated: [0.19, 150], wide: [0.34, 236], wrap: [0.13, 96], tiered: [0.22, 180] } as const
  )[shape];
  return Math.min(most * k, share * length);
}

/** Cuts a skirt from its upper edge to its hem. Its hem swings in step with its folds. */
export function cutSkirt(design: Design, cut: SkirtCut): Skirt {
  const { figure, scale: k } = design;
  const { shape, top, hem, waist } = cut;
  const hipY = Math.max(figure.hip, top + 60 * k);
  const hip = computeWidth(figure.side, figure.hip) + (cut.ease + 6) * k;
  const flare = getFlare(shape, hem - top, k);
  const computeHalfWidth = (y: number): number => {
    const down = Math.max(0, (y - top) / (hem - top));
    if (shape === 'straight') {
      const body =
        y > figure.hip
          ? computeWidth(figure.side, figure.hip) + (cut.ease + 5) * k
          : computeWidth(figure.trunk, Math.max(y, figure.waist)) + (cut.ease + 5) * k;
      const below = Math.max(0, (y - figure.hip) / (hem - figure.hip || 1));
      const share = Math.min(1, (y - top) / (70 * k));
      return (body + flare * below) * share + waist * (1 - share);
    }
    // Falls from the hip like a bell.
    const toHip = Math.min(1, (y - top) / (hipY - top));
    const round = Math.sin((toHip * Math.PI) / 2);
    const atHip = Math.max(hip, waist + (hip - waist) * 0.9 + flare * ((hipY - top) / (hem - top)) * 0.7);
    const below = Math.max(0, (y - hipY) / Math.max(1, hem - hipY));
    const gathered = shape === 'tiered' || shape === 'wide' ? 10 * k * Math.min(1, down * 8) : 0;
    return waist + (atHip - waist) * round + gathered + Math.max(0, hip + flare - atHip) * below ** 0.95;
  };
  const rows = Array.from({ length: 9 }, (_, index) => top + ((hem - top) * index) / 8);
  const side = through(rows.map((y): Point => [computeHalfWidth(y), y]));
  const half = computeHalfWidth(hem);
  const wave = { 'a-line': 14, straight: 1.5, pleated: 4, wide: 26, wrap: 12, tiered: 18 }[shape] * k * Math.min(1.1, design.cloth.drape);
  const bow = shape === 'straight' ? 6 * k : 16 * k;
  const hemPoints = Array.from({ length: 33 }, (_, index): Point => {
    const s = -1 + index / 16;
    return [s * half, hem + bow * (1 - s * s) + wave * (swing(design.seed + 51, FOLDS[shape], s) - 0.4) * (1 - Math.abs(s) ** 6)];
  });
  const hemEdge = through(hemPoints);
  const dip = (design.isBack ? -2 : 9) * k;
  const topRight = `M0,${top + dip}C${waist * 0.5},${top + dip} ${waist * 0.82},${top + dip * 0.5} ${waist},${top}`;
  const topEdge = join(reversed(mirror(topRight)), topRight);
  return { cut, computeHalfWidth, hemEdge, topEdge, side, outline: `${join(topEdge, side, reversed(hemEdge), reversed(mirror(side)))}Z` };
}

/** Returns the folds of a skirt. */
function skirtFolds(design: Design, { cut }: Skirt): Relief {
  const { seed, cloth, scale: k, figure } = design;
  const depth = 0.14 + cloth.drape * 0.8;
  const { shape, top, hem } = cut;
  const length = (hem - top) / (900 * k);
  if (shape === 'straight') {
    return piled(
      ...[1, -1].flatMap((sign) =>
        [0, 1].map((step) =>
          fold(
            `M${sign * 250 * k},${figure.hip + 20 + step * 60}C${sign * 190 * k},${figure.hip + step * 66} ${sign * 130 * k},${figure.hip - 6 + step * 70} ${sign * 70 * k},${figure.hip + 16 + step * 80}`,
            11,
            5 * depth,
            0.3,
          ),
        ),
      ),
      drape({ seed, across: 90, length: 500, height: 3 * depth }),
      creases({ seed: seed + 15, angle: 86, across: 40, length: 160, height: 3 * cloth.crease }),
    );
  }
  const base =
    shape === 'pleated'
      ? pleated(PLEATS, top - 10, hem, 22 * k)
      : hang({
          seed: seed + 51,
          count: FOLDS[shape],
          from: top + (shape === 'a-line' ? 60 : -20) * k,
          to: hem,
          height: { 'a-line': 30, wide: 40, wrap: 26, tiered: 26 }[shape] * depth * Math.max(0.6, Math.min(1.15, length)),
        });
  return piled(
    base,
    ...(shape === 'tiered'
      ? TIERS.map((share) =>
          gathers({ seed: seed + 17, at: [0, top + (hem - top) * share], falls: 90, reach: 90 * k, across: 15 * k, height: 8 * cloth.drape }),
        )
      : []),
    shape === 'wide' || shape === 'tiered'
      ? gathers({ seed: seed + 7, at: [0, top], falls: 90, reach: 120 * k, across: 17 * k, height: 6 * cloth.drape })
      : undefined,
    drape({ seed: seed + 3, across: 70, length: 600, height: 2.6 * depth }),
    creases({ seed: seed + 15, angle: 80, across: 44, length: 150, height: 2.6 * cloth.crease }),
  );
}

interface SkirtPanel {
  marks?: readonly Mark[];
  extra?: Relief;
  hem?: 'stitched' | 'plain';
}

/** Draws the skirt; tiers are separate rows, each gathered below the one above. */
export function drawSkirt(design: Design, skirt: Skirt, panel: SkirtPanel = {}): Layer[] {
  const { figure, isBack, scale: k } = design;
  const trunk = createFormHeight(figure, isBack, 'trunk');
  const { cut } = skirt;
  const middle = (skirt.computeHalfWidth(cut.hem) + cut.waist) / 2;
  const piece: Piece = {
    part: `skirt:${cut.shape}`,
    d: skirt.outline,
    volume: 0.44,
    form: (x, y) => trunk(x, y) + 4 - Math.max(0, y - figure.waist) * 0.24,
    // The print widens with the skirt.
    flow: (x, y, s) => [cut.shape === 'straight' ? x : s * middle, y],
    relief: piled(skirtFolds(design, skirt), panel.extra),
    roll: 3,
    lift: 8,
    marks: [...(panel.hem === 'plain' ? [] : topstitch(design, skirt.hemEdge, -14 * k)), ...(panel.marks ?? [])],
  };
  return [
    piece,
    ...(cut.shape === 'tiered' ? drawTiers(design, skirt) : []),
    ...(cut.shape === 'wrap' && !isBack ? drawWrapEdge(design, skirt) : []),
  ];
}

/** Draws the seams between tiers, each with small gathers below it. */
function drawTiers(design: Design, { cut, computeHalfWidth }: Skirt): Layer[] {
  const { scale: k } = design;
  const marks = TIERS.flatMap((share): Mark[] => {
    const y = cut.top + (cut.hem - cut.top) * share;
    const half = computeHalfWidth(y) - 1;
    const line = `M${-half},${y}C${-half * 0.5},${y + 13 * k} ${half * 0.5},${y + 13 * k} ${half},${y}`;
    const tucks = Array.from({ length: 46 }, (_, index) => {
      const s = -0.97 + (index * 1.94) / 45;
      const at = y + 10 * k * (1 - s * s);
      const reach = (18 + ((index * 37) % 22)) * k;
      return `M${(s * half).toFixed(1)},${at.toFixed(1)}L${(s * (half + 4)).toFixed(1)},${(at + reach).toFixed(1)}`;
    }).join('');
    return [
      ...seam(design, line, 2.6),
      { d: tucks, stroke: design.ink, width: 2.6, opacity: 0.22 },
      { d: offset(line, -5), stroke: design.sheen, width: 4, opacity: 0.16 },
    ];
  });
  return [{ part: 'skirt:tiers', layers: marks }];
}

/** Draws the edge of a skirt that is wrapped around the body. */
function drawWrapEdge(design: Design, skirt: Skirt): Layer[] {
  const { scale: k, seed } = design;
  const { cut, computeHalfWidth } = skirt;
  const x = cut.waist * 0.42;
  const end = computeHalfWidth(cut.hem) * 0.18;
  const edge = `M${x},${cut.top + 4}C${x + 20 * k},${cut.top + (cut.hem - cut.top) * 0.4} ${x + 10 * k},${cut.top + (cut.hem - cut.top) * 0.72} ${end},${cut.hem + 16 * k}`;
  return [
    {
      part: 'skirt:wrap-edge',
      layers: [
        { d: edge, stroke: '#15110f', width: 10, opacity: 0.18, isLit: false },
        ...seam(design, edge, 3),
        ...stitch(design, offset(edge, 7), design.thread, 1.4),
        ...[0, 1, 2].map((step): Mark => ({
          d: `M${x - 8},${cut.top + 20 + step * 22}C${x * 0.3},${cut.top + 46 * k + step * 34} ${-cut.waist * 0.4},${cut.top + 70 * k + step * 52 + (seed % 9)} ${-cut.waist * 0.9},${cut.top + 60 * k + step * 74}`,
          stroke: design.ink,
          width: 7,
          opacity: 0.07,
        })),
      ],
    },
  ];
}
