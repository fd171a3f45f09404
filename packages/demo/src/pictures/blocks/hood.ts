import { darker, lighter } from '../colour.ts';
import { mirrored, type Design, type Layer, type Piece } from '../drawing.ts';
import { symmetric } from '../path.ts';
import { drape, fold, piled } from '../relief.ts';
import { seam, topstitch } from '../stitching.ts';
import { cord, stud } from '../trims.ts';
import { computeShoulderHeight, type Body } from './body.ts';

interface Hood {
  cord?: string | undefined;
  colour?: string;
  lining?: string;
}

/** Draws the part of a hood behind the neck; it is drawn before the form. */
export function drawHoodBehind(design: Design, body: Body, { colour, lining }: Hood = {}): Layer[] {
  if (design.isBack) return [];
  const { scale: k, seed } = design;
  const side = computeShoulderHeight(design.figure, body.cut.neck.half);
  const wide = body.cut.neck.half + 52 * k;
  const d = symmetric(
    `M0,${side - 112 * k}C${wide * 0.5},${side - 114 * k} ${wide * 0.9},${side - 94 * k} ${wide},${side - 44 * k}C${wide + 6 * k},${side - 6 * k} ${wide - 4 * k},${side + 22 * k} ${wide - 30 * k},${side + 40 * k}L0,${side + 60 * k}`,
  );
  const inside = symmetric(
    `M0,${side - 86 * k}C${wide * 0.42},${side - 88 * k} ${wide * 0.76},${side - 72 * k} ${wide * 0.82},${side - 34 * k}C${wide * 0.84},${side} ${wide * 0.7},${side + 30 * k} ${wide * 0.6},${side + 44 * k}L0,${side + 60 * k}`,
  );
  return [
    {
      part: 'hood',
      layers: [
        {
          d,
          volume: 0.5,
          roll: 14,
          relief: piled(
            drape({ seed: seed + 4, across: 60, length: 130, height: 7 }),
            fold(`M${-wide},${side - 40 * k}C${-wide * 0.5},${side - 102 * k} ${wide * 0.5},${side - 102 * k} ${wide},${side - 40 * k}`, 16, 6),
          ),
          ...(colour && { colour }),
        },
        {
          d: inside,
          colour: lining ?? design.inside,
          isPrinted: false,
          roll: 8,
          lift: 4,
          relief: drape({ seed: seed + 5, across: 40, length: 110, height: 5 }),
          fade: (_x, y) => -0.25 - Math.max(0, (y - side + 60 * k) / (240 * k)),
        },
      ],
    },
  ];
}

/** Draws the hood's fronts, which cross below the neck, with their cords; or the whole hood hanging at the back. */
export function drawHood(design: Design, body: Body, hood: Hood = {}): Layer[] {
  return design.isBack
    ? [{ part: 'hood', layers: drawHangingHood(design, body, hood) }]
    : [{ part: 'hood', layers: drawHoodFronts(design, body, hood) }];
}

function drawHoodFronts(design: Design, body: Body, { cord: tie, colour }: Hood): Layer[] {
  const { scale: k, seed, figure } = design;
  const { half, depth } = body.cut.neck;
  const side = computeShoulderHeight(figure, half);
  const neckHalf = (figure.shoulder[1]?.[0] ?? half) + 2 * k;
  const wide = half + 50 * k;
  const outer = `M${wide},${side - 40 * k}C${wide + 8 * k},${side + 20 * k} ${half + 10 * k},${side + 74 * k} ${half * 0.5},${depth + 22 * k}C${half * 0.3},${depth + 38 * k} 10,${depth + 46 * k} ${-8 * k},${depth + 40 * k}`;
  const d = `${outer}C${neckHalf * 0.3},${depth - 6 * k} ${neckHalf + 2 * k},${side + 36 * k} ${neckHalf + 4 * k},${side - 30 * k}C${neckHalf + 16 * k},${side - 60 * k} ${wide - 14 * k},${side - 64 * k} ${wide},${side - 40 * k}Z`;
  const rim = `M${-8 * k},${depth + 40 * k}C${neckHalf * 0.3},${depth - 6 * k} ${neckHalf + 2 * k},${side + 36 * k} ${neckHalf + 4 * k},${side - 30 * k}`;
  const piece: Piece = {
    d,
    volume: 0.36,
    roll: 9,
    lift: 7,
    turn: -20,
    relief: piled(
      fold(
        `M${wide - 10 * k},${side - 30 * k}C${wide - 20 * k},${side + 30 * k} ${half * 0.8},${side + 60 * k} ${half * 0.4},${depth + 20 * k}`,
        13 * k,
        7,
      ),
      drape({ seed: seed + 14, angle: 30, across: 46, length: 130, height: 5 }),
    ),
    marks: topstitch(design, rim, 11 * k, true),
    ...(colour && { colour }),
  };
  const laces =
    tie === undefined
      ? []
      : [-1, 1].flatMap((sign) => {
          const x = sign * 34 * k;
          const y = depth + 22 * k;
          const length = (128 + sign * 6) * k;
          return [
            ...stud(x, y, 6 * k, '#b3b0aa'),
            ...cord(
              `M${x},${y}C${x + sign * 8 * k},${y + length * 0.4} ${x - sign * 6 * k},${y + length * 0.7} ${x + sign * 5 * k},${y + length}`,
              tie,
              8 * k,
            ),
          ];
        });
  return [mirrored(piece), piece, ...laces];
}

function drawHangingHood(design: Design, body: Body, { colour }: Hood): Layer[] {
  const { scale: k, seed, figure } = design;
  const half = body.cut.neck.half;
  const side = computeShoulderHeight(figure, half);
  const wide = half + 48 * k;
  const d = symmetric(
    `M0,${side - 66 * k}C${half * 0.6},${side - 68 * k} ${wide - 8 * k},${side - 50 * k} ${wide},${side + 4 * k}C${wide + 8 * k},${side + 80 * k} ${half * 0.8},${side + 190 * k} 0,${side + 214 * k}`,
  );
  const spine = `M0,${side - 64 * k}C4,${side} -3,${side + 120 * k} 0,${side + 212 * k}`;
  return [
    {
      d,
      volume: 0.42,
      roll: 12,
      lift: 12,
      relief: piled(
        fold(`M${-wide},${side + 20 * k}C${-half * 0.5},${side + 66 * k} ${half * 0.5},${side + 66 * k} ${wide},${side + 20 * k}`, 18 * k, 9),
        fold(`M${-half},${side + 96 * k}C${-half * 0.4},${side + 130 * k} ${half * 0.4},${side + 134 * k} ${half},${side + 90 * k}`, 17 * k, 6),
        drape({ seed: seed + 4, angle: 70, across: 50, length: 160, height: 6 }),
      ),
      marks: [...seam(design, spine, 1.8), ...topstitch(design, spine, 5), ...topstitch(design, spine, -5)],
      ...(colour && { colour }),
    },
  ];
}

/** Returns the colour of a drawcord. */
export const getCordColour = ({ base, random }: Design): string => (random() > 0.5 ? lighter(base, 0.75) : darker(base, 0.15));
