import { darker } from '../colour.ts';
import type { Design, Layer } from '../drawing.ts';
import { mirrored, onBothSides } from '../drawing.ts';
import { symmetric } from '../path.ts';
import { drape } from '../relief.ts';
import { seam, stitch, topstitch } from '../stitching.ts';
import { button, buttonhole, neckLabel } from '../trims.ts';
import type { Cut } from './upper.ts';

export interface Collar {
  /** Length of the collar point below the neck. */
  point: number;
  spread: number;
  rise: number;
  colour?: string;
  isPrinted?: boolean;
  isSoft?: boolean;
  hasLabel?: boolean;
}

/** Draws the visible inside of a folded collar: its inside, the stand and the label. */
export function collarInside(design: Design, cut: Cut, collar: Collar): Layer[] {
  const { neckWidth: w, top } = cut;
  const d = symmetric(
    `M0,${top - collar.rise}C${w * 0.5},${top - collar.rise - 2} ${w * 0.86},${top - collar.rise + 12} ${w + 6},${top + 4}C${w * 0.9},${top + cut.neckDepth * 0.7} ${w * 0.4},${top + cut.neckDepth + 20} 0,${top + cut.neckDepth + 24}`,
  );
  const stand = `M${-w * 0.96},${top + 8}C${-w * 0.5},${top + 34} ${w * 0.5},${top + 34} ${w * 0.96},${top + 8}`;
  return [
    {
      d,
      colour: design.inside,
      roll: 6,
      fullness: 0.2,
      ...(collar.isPrinted === undefined ? {} : { isPrinted: collar.isPrinted }),
      fade: (_x, y) => -Math.max(-0.2, (y - top + 10) / 260),
    },
    seam(design, stand, 2.4) + (collar.hasLabel === false ? '' : neckLabel(0, top + 30, 80, 36)),
  ];
}

/** Draws the two collar leaves folded over the front. */
export function collarLeaves(design: Design, cut: Cut, collar: Collar): Layer[] {
  const { neckWidth: w, top } = cut;
  const y = top + cut.neckDepth;
  const r = collar.rise;
  const tip = `${collar.spread},${y + collar.point}`;
  const edge = collar.isSoft
    ? `C${collar.spread * 0.4},${y + collar.point * 0.8} ${collar.spread * 0.6},${y + collar.point} ${tip}C${collar.spread + 36},${y + collar.point * 0.9} ${w + 40},${top + 100} ${w + 34},${top + 30}`
    : `L${tip}C${collar.spread + 28},${y + collar.point * 0.4} ${w + 22},${top + 70} ${w + 34},${top + 26}`;
  const d = `M5,${y}${edge}C${w + 22},${top - 4} ${w * 0.92},${top - r + 6} ${w * 0.66},${top - r + 5}C${w * 0.8},${top + 10} ${w * 0.46},${y - 24} 5,${y}Z`;
  const stitched = `M12,${y + 6}${edge}`;
  const leaf = {
    d,
    roll: 9,
    lift: 7,
    turn: -34,
    fullness: 0.6,
    relief: drape({ seed: design.seed + 12, angle: 40, across: 60, length: 160, height: 3 }),
    ...(collar.colour === undefined ? {} : { colour: collar.colour, isPrinted: false }),
    ...(collar.isPrinted === undefined ? {} : { isPrinted: collar.isPrinted }),
    marks: topstitch(design, stitched, -9),
  };
  return [leaf, mirrored(leaf)];
}

/** Draws the collar from behind. */
export function collarBack(design: Design, cut: Cut, collar: Collar): Layer[] {
  const { neckWidth: w, top } = cut;
  const d = symmetric(
    `M0,${top - collar.rise + 4}C${w * 0.6},${top - collar.rise + 4} ${w * 0.95},${top - collar.rise * 0.6} ${w + 30},${top + 26}C${w + 24},${top + 46} ${w * 0.9},${top + 62} ${w * 0.8},${top + 66}C${w * 0.5},${top + 52} ${w * 0.2},${top + 48} 0,${top + 48}`,
  );
  const edge = `M${-w * 0.8},${top + 60}C${-w * 0.3},${top + 42} ${w * 0.3},${top + 42} ${w * 0.8},${top + 60}`;
  return [{ d, roll: 10, lift: 8, ...(collar.colour === undefined ? {} : { colour: collar.colour, isPrinted: false }) }, topstitch(design, edge, -4)];
}

interface Placket {
  x?: number;
  from: number;
  to: number;
  width: number;
  buttons: number;
  radius: number;
  colour: string;
  /** Distance of the first button from the top of the placket. */
  first?: number;
  isHidden?: boolean;
}

/** Draws the buttoned strip of a front. */
export function placket(design: Design, strip: Placket): Layer[] {
  const { from, to, width, buttons } = strip;
  const x = strip.x ?? 0;
  const half = width / 2;
  const d = `M${x - half},${from}L${x + half},${from}L${x + half},${to}L${x - half},${to}Z`;
  const rows = `M${x - half + 8},${from + 6}L${x - half + 8},${to - 4}`;
  const otherRow = `M${x + half - 8},${from + 6}L${x + half - 8},${to - 4}`;
  const first = strip.first ?? 34;
  const step = (to - from - first - 70) / Math.max(1, buttons - 1);
  const marks = strip.isHidden
    ? ''
    : Array.from({ length: buttons }, (_, index) => {
        const y = from + first + index * (buttons === 1 ? 0 : step);
        return buttonhole(x, y, strip.radius * 2.7, 90, design) + button(x, y, strip.radius, strip.colour);
      }).join('');
  return [{ d, roll: 4, lift: 2, fullness: 1 }, stitch(design, rows) + stitch(design, otherRow) + marks];
}

/** Returns a button colour. */
export const buttonTone = (design: Design): string => {
  const choices = ['#efe9dc', '#d8cdb8', darker(design.base, 0.35), '#5f4a39', '#f7f5f0'];
  return choices[Math.floor(design.random() * choices.length)] ?? '#efe9dc';
};

export function yoke(design: Design, cut: Cut): string {
  const y = cut.top + 128;
  const half = cut.shoulder - 14;
  const line = `M${-half},${y + 22}Q0,${y - 8} ${half},${y + 22}`;
  return seam(design, line) + topstitch(design, line, 8);
}

export function frontYoke(design: Design, cut: Cut): string {
  const line = `M${cut.neckWidth + 26},${cut.top + 52}L${cut.shoulder - 6},${cut.top + cut.slope + 44}`;
  return onBothSides(seam(design, line) + topstitch(design, line, 8));
}
