import { darker, lighter, mix } from '#pictures/colour';
import type { Design, Drawing, Layer } from '#pictures/drawing';
import { along, join, mapPath, polyline, reversed } from '#pictures/path';
import { pick } from '#pictures/random';
import { drape } from '#pictures/relief';
import { stitch } from '#pictures/stitching';

const TILT = 0.5;
const MIDDLE = 900;

/** Draws a buckled belt in two coils, seen slightly from above: a strap of constant height around an ellipse. */
export function cutBelt(design: Design): Drawing {
  const metal = pick(design.random, '#c9c6c0', '#c7a765', '#8e8a84');
  const wide = design.audience === 'women' ? 104 : 126;
  const cloth = {
    fabric: 'leather' as const,
    isPrinted: design.print !== 'plain',
    gloss: 0.4,
    roll: 9,
    relief: drape({ seed: design.seed, across: 160, length: 300, height: 4 }),
  };
  const isBare = design.isBack;
  const strap = (line: string, lift: number): Layer[] => [
    { ...cloth, d: strip(line, wide), lift },
    stitch(design, lowered(line, 13)) + stitch(design, lowered(line, wide - 13)),
  ];
  const inside = { ...cloth, isPrinted: false, colour: darker(mix(design.base, '#b98b5e', 0.35), 0.2) };
  const tip = turn(546, 550, 1.66, 2.42);
  const [endX, endY] = along(tip, 2)[1] ?? [0, 0];
  const holes = [0.24, 0.4, 0.56, 0.72, 0.88]
    .map((share) => along(tip, 101)[Math.round(share * 100)] ?? [0, 0])
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y + wide / 2}" rx="8" ry="10" fill="${darker(design.base, 0.82)}"/>`)
    .join('');
  const point = `${join(tip, `M${endX - 46},${endY + wide * 0.42}`, `M${endX},${endY + wide}`, reversed(lowered(tip, wide)))}Z`;
  const [loopX, loopY] = along(turn(548, 548, 1.84, 1.96), 2)[0] ?? [0, 0];
  return {
    fabric: 'leather',
    focus: { x: -40, y: MIDDLE + 290, zoom: 2.1 },
    layers: [
      { ...inside, d: strip(turn(540, 534, Math.PI, 2 * Math.PI), wide), lift: 5 },
      { ...inside, d: strip(turn(478, 474, Math.PI, 2 * Math.PI), wide), lift: 5 },
      ...strap(turn(474, 478, 0, Math.PI), 6),
      ...strap(turn(536, 540, 0, Math.PI), 9),
      ...(isBare
        ? []
        : [
            { ...cloth, d: point, lift: 7 },
            holes,
            {
              ...cloth,
              d: `M${loopX - 20},${loopY - 8}L${loopX + 20},${loopY - 6}L${loopX + 20},${loopY + wide + 10}L${loopX - 20},${loopY + wide + 8}Z`,
              lift: 6,
              roll: 10,
            },
            buckle(-50, MIDDLE + 546 * TILT, wide, metal),
          ]),
    ],
  };
}

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

function lowered(line: string, distance: number): string {
  return mapPath(line, ([x, y]) => [x, y + distance]);
}

function strip(line: string, wide: number): string {
  return `${join(line, reversed(lowered(line, wide)))}Z`;
}

function buckle(x: number, y: number, wide: number, metal: string): string {
  const frame = `M${x - 20},${y - 20}h140a26,26 0 0 1 26,26v${wide - 12}a26,26 0 0 1 -26,26h-140Z`;
  return `<g fill="none" stroke-linejoin="round"><path d="${frame}" transform="translate(5 9)" stroke="#15110f" stroke-opacity="0.35" stroke-width="24"/><path d="${frame}" stroke="${darker(metal, 0.4)}" stroke-width="24"/><path d="${frame}" transform="translate(-1.5 -2.5)" stroke="${metal}" stroke-width="18"/><path d="${frame}" transform="translate(-3 -5)" stroke="${lighter(metal, 0.7)}" stroke-width="4"/></g><rect x="${x - 24}" y="${y + wide / 2 - 12}" width="176" height="20" rx="9" fill="${darker(metal, 0.35)}"/><rect x="${x - 24}" y="${y + wide / 2 - 13}" width="174" height="14" rx="7" fill="${lighter(metal, 0.25)}"/>`;
}
