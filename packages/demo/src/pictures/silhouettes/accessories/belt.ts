import { darker, lighter, mix } from '../../colour.ts';
import type { Drawing, Layer, Mark, Piece } from '../../drawing.ts';
import { along, ellipse, join, mapPath, polyline, rectangle, reversed } from '../../path.ts';
import { pick } from '../../random.ts';
import { drape } from '../../relief.ts';
import { stitch } from '../../stitching.ts';
import { defineSilhouette } from '../silhouette.ts';

const TILT = 0.5;
const MIDDLE = 0;

/** A buckled belt in two coils, seen slightly from above: a strap of constant height around an ellipse. */
export const belt = defineSilhouette({
  options: {
    closure: ['buckle'],
  },
  draw: (design): Drawing => {
    const metal = pick(design.random, '#c9c6c0', '#c7a765', '#8e8a84');
    const wide = design.audience === 'women' ? 68 : 82;
    const cloth = { roll: 7, relief: drape({ seed: design.seed, across: 110, length: 200, height: 3 }) };
    const strap = (line: string, lift: number): Layer[] => [
      { ...cloth, d: strip(line, wide), lift },
      ...stitch(design, lowered(line, 8)),
      ...stitch(design, lowered(line, wide - 8)),
    ];
    const inside = { ...cloth, isPrinted: false as const, colour: darker(mix(design.base, '#b98b5e', 0.35), 0.2) };
    const tip = turn(366, 368, 1.66, 2.42);
    const [endX, endY] = along(tip, 2)[1] ?? [0, 0];
    const holes = [0.24, 0.4, 0.56, 0.72, 0.88].map((share): Mark => {
      const [x, y] = along(tip, 101)[Math.round(share * 100)] ?? [0, 0];
      return { d: ellipse(x, y + wide / 2, 5.4, 6.6), fill: darker(design.base, 0.82) };
    });
    const point = `${join(tip, `M${endX - 30},${endY + wide * 0.42}`, `M${endX},${endY + wide}`, reversed(lowered(tip, wide)))}Z`;
    const [loopX, loopY] = along(turn(367, 367, 1.84, 1.96), 2)[0] ?? [0, 0];
    const strapLoop: Piece = {
      ...cloth,
      d: `M${loopX - 13},${loopY - 5}L${loopX + 13},${loopY - 4}L${loopX + 13},${loopY + wide + 6}L${loopX - 13},${loopY + wide + 5}Z`,
      lift: 5,
    };
    return {
      framing: 'fit',
      detail: { x: -30, y: MIDDLE + 200, zoom: 2.8 },
      hem: { x: -150, y: MIDDLE + 190, zoom: 3.4 },
      layers: [
        { ...inside, d: strip(turn(362, 358, Math.PI, 2 * Math.PI), wide), lift: 4 },
        { ...inside, d: strip(turn(320, 318, Math.PI, 2 * Math.PI), wide), lift: 4 },
        ...strap(turn(318, 320, 0, Math.PI), 5),
        ...strap(turn(358, 362, 0, Math.PI), 8),
        ...(design.isBack
          ? []
          : [
              { ...cloth, d: point, lift: 6 },
              ...holes,
              strapLoop,
              { part: 'closure:buckle', layers: drawFrame(-34, MIDDLE + 366 * TILT, wide, metal) },
            ]),
      ],
    };
  },
});

/** Returns a part of the coil between two angles; 0 is the right end, growing clockwise through the front. */
function turn(from: number, to: number, start: number, end: number): string {
  return polyline(
    Array.from({ length: 72 }, (_, index) => {
      const share = index / 71;
      const angle = start + (end - start) * share;
      const radius = from + (to - from) * share;
      return [Math.cos(angle) * radius, MIDDLE + Math.sin(angle) * radius * TILT] as const;
    }),
  );
}

const lowered = (line: string, distance: number): string => mapPath(line, ([x, y]) => [x, y + distance]);
const strip = (line: string, wide: number): string => `${join(line, reversed(lowered(line, wide)))}Z`;

function drawFrame(x: number, y: number, wide: number, metal: string): Mark[] {
  const frame = rectangle(x - 14, y - 13, 112, wide + 26, 16);
  return [
    { d: rectangle(x - 11, y - 7, 112, wide + 26, 16), stroke: '#15110f', width: 16, opacity: 0.35, isLit: false },
    { d: frame, stroke: darker(metal, 0.45), width: 16 },
    { d: rectangle(x - 15, y - 14.5, 112, wide + 26, 16), stroke: metal, width: 12 },
    { d: rectangle(x - 16, y - 16, 112, wide + 26, 16), stroke: lighter(metal, 0.7), width: 2.8 },
    { d: rectangle(x - 16, y + wide / 2 - 8, 116, 13, 6), fill: darker(metal, 0.4) },
    { d: rectangle(x - 16, y + wide / 2 - 9, 115, 9, 4), fill: lighter(metal, 0.25) },
  ];
}
