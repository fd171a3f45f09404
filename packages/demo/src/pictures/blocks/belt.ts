import { darker, lighter, lightness } from '../colour.ts';
import type { Design, Layer, Mark, Piece } from '../drawing.ts';
import type { Print } from '../look.ts';
import { createFormHeight } from '../figure/form-height.ts';
import { rectangle, symmetric } from '../path.ts';
import { creases, drape } from '../relief.ts';
import { topstitch } from '../stitching.ts';
import type { Body } from './body.ts';

interface Belt {
  /** Height of the belt's middle on the form. */
  y: number;
  /** Units of a woman's garment. */
  width: number;
  colour?: string;
}

function band({ figure, scale: k, isBack }: Design, computeHalfWidth: (y: number) => number, { y, width, colour }: Belt): Piece {
  const h = (width * k) / 2;
  const half = computeHalfWidth(y) + 3;
  const trunk = createFormHeight(figure, isBack, 'trunk');
  return {
    d: symmetric(
      `M0,${y - h + 6 * k}C${half * 0.5},${y - h + 6 * k} ${half * 0.85},${y - h + 3 * k} ${half},${y - h}L${half + 1},${y + h - 2}C${half * 0.85},${y + h + 4 * k} ${half * 0.5},${y + h + 7 * k} 0,${y + h + 7 * k}`,
    ),
    volume: 0.42,
    form: (x, at) => trunk(x, at) + 8,
    roll: 5,
    lift: 5,
    ...(colour === undefined ? {} : { colour }),
  };
}

/** Patterns of one colour: a belt of the same cloth is visible only by its shade. */
const unprinted: readonly Print[] = ['plain', 'melange', 'denim', 'rib', 'cable'];

/** Returns a colour in which the belt is visible on its garment: the second colour of a print, another shade of plain cloth. */
function getBeltColour({ base, accent, print }: Design): string {
  if (!unprinted.includes(print)) return accent;
  if (lightness(base) < 0.22) return lighter(base, 0.09);
  return darker(base, lightness(base) > 0.8 ? 0.08 : 0.16);
}

/** Draws a belt of cloth, tied in front with two hanging ends. */
export function drawTieBelt(design: Design, body: Pick<Body, 'computeHalfWidth'>, belt?: Partial<Belt>): Layer[] {
  const { figure, scale: k, seed } = design;
  const plan: Belt = { y: figure.waist, width: 44, colour: getBeltColour(design), ...belt };
  const { y } = plan;
  const strap: Piece = {
    ...band(design, body.computeHalfWidth, plan),
    relief: creases({ seed: seed + 61, angle: 84, across: 20, length: 90, height: 2.6 }),
    isPrinted: false,
  };
  if (design.isBack) return [{ part: 'belt:tie', layers: [strap] }];
  const w = plan.width * 0.46 * k;
  const tail = `M${-8 * k},${y + 12 * k}C${-30 * k},${y + 70 * k} ${-34 * k},${y + 130 * k} ${-44 * k},${y + 232 * k}L${-44 * k + w * 1.7},${y + 240 * k}C${-4 * k},${y + 150 * k} ${2 * k},${y + 80 * k} ${14 * k},${y + 18 * k}Z`;
  const other = `M${4 * k},${y + 14 * k}C${26 * k},${y + 60 * k} ${44 * k},${y + 110 * k} ${62 * k},${y + 186 * k}L${62 * k - w * 1.6},${y + 200 * k}C${24 * k},${y + 130 * k} 0,${y + 80 * k} ${-12 * k},${y + 26 * k}Z`;
  const loop = `M0,${y + 2 * k}C${30 * k},${y - 34 * k} ${86 * k},${y - 30 * k} ${90 * k},${y - 8 * k}C${92 * k},${y + 16 * k} ${40 * k},${y + 26 * k} 0,${y + 14 * k}Z`;
  const knot = `M${-20 * k},${y - 18 * k}C${-6 * k},${y - 24 * k} ${12 * k},${y - 23 * k} ${20 * k},${y - 15 * k}C${25 * k},${y + 4 * k} ${22 * k},${y + 24 * k} ${16 * k},${y + 33 * k}C${4 * k},${y + 38 * k} ${-10 * k},${y + 37 * k} ${-18 * k},${y + 30 * k}C${-25 * k},${y + 16 * k} ${-25 * k},${y - 4 * k} ${-20 * k},${y - 18 * k}Z`;
  const relief = drape({ seed: seed + 62, angle: 8, across: 16, length: 120, height: 4 });
  const dye = { isPrinted: false, ...(plan.colour !== undefined && { colour: plan.colour }) } as const;
  return [
    {
      part: 'belt:tie',
      layers: [
        strap,
        { d: other, lift: 9, roll: 4, relief, ...dye },
        { d: tail, lift: 9, roll: 4, relief, ...dye },
        { d: loop, lift: 9, roll: 6, relief, ...dye },
        { d: knot, lift: 7, roll: 7, relief, ...dye },
      ],
    },
  ];
}

/** Draws a belt with a buckle and loops. */
export function drawBuckleBelt(design: Design, body: Pick<Body, 'computeHalfWidth'>, belt?: Partial<Belt>): Layer[] {
  const { figure, scale: k } = design;
  const plan: Belt = { y: figure.waist, width: 46, ...belt };
  const { y } = plan;
  const h = (plan.width * k) / 2;
  const strap = band(design, body.computeHalfWidth, plan);
  const edge = `M${-body.computeHalfWidth(y)},${y - h}C${-body.computeHalfWidth(y) * 0.5},${y - h + 6 * k} ${body.computeHalfWidth(y) * 0.5},${y - h + 6 * k} ${body.computeHalfWidth(y)},${y - h}`;
  const low = `M${-body.computeHalfWidth(y)},${y + h}C${-body.computeHalfWidth(y) * 0.5},${y + h + 7 * k} ${body.computeHalfWidth(y) * 0.5},${y + h + 7 * k} ${body.computeHalfWidth(y)},${y + h}`;
  const stitched: Piece = { ...strap, marks: [...topstitch(design, edge, 5), ...topstitch(design, low, -5)] };
  const loops = [-0.56, 0.56].map((share): Piece => {
    const x = body.computeHalfWidth(y) * share;
    return {
      d: rectangle(x - 7 * k, y - h - 6 * k, 14 * k, h * 2 + 18 * k, 2),
      lift: 4,
      roll: 3,
      ...(plan.colour === undefined ? {} : { colour: plan.colour }),
    };
  });
  if (design.isBack) return [{ part: 'belt:buckle', layers: [stitched, ...loops] }];
  const tip = `M${10 * k},${y - h + 8 * k}L${104 * k},${y - h + 6 * k}C${122 * k},${y - h + 12 * k} ${122 * k},${y + h} ${104 * k},${y + h + 4 * k}L${10 * k},${y + h + 6 * k}Z`;
  const dye = plan.colour === undefined ? {} : { colour: plan.colour };
  return [
    {
      part: 'belt:buckle',
      layers: [
        stitched,
        ...loops,
        { d: tip, lift: 4, roll: 4, ...dye },
        ...buckle(-14 * k, y + 4 * k, 30 * k, h + 10 * k, darker(design.base, 0.45)),
      ],
    },
  ];
}

/** Draws a rectangular frame with a pin. */
export function buckle(x: number, y: number, half: number, tall: number, tone: string): Mark[] {
  const frame = rectangle(x - half, y - tall, half * 2, tall * 2, 6);
  return [
    { d: rectangle(x - half + 2, y - tall + 4, half * 2, tall * 2, 6), stroke: '#15110f', width: 9, opacity: 0.35, isLit: false },
    { d: frame, stroke: darker(tone, 0.3), width: 9 },
    { d: frame, stroke: tone, width: 6.5 },
    { d: rectangle(x - half - 1, y - tall - 1, half * 2, tall * 2, 6), stroke: lighter(tone, 0.5), width: 1.6, opacity: 0.8 },
    { d: `M${x - half},${y}L${x + half * 0.9},${y}`, stroke: darker(tone, 0.3), width: 6 },
    { d: `M${x - half},${y - 0.8}L${x + half * 0.9},${y - 0.8}`, stroke: lighter(tone, 0.2), width: 3.4 },
  ];
}
