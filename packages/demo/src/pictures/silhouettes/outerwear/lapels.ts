import { mirrored, onBothSides, type Cloth, type Design, type Layer } from '#pictures/drawing';
import { symmetric } from '#pictures/path';
import { drape } from '#pictures/relief';
import { seam, topstitch } from '#pictures/stitching';
import { neckLabel } from '#pictures/trims';
import type { Cut } from '../upper.ts';

interface Lapels {
  width: number;
  notch: number;
  breakY: number;
  wrap: number;
  isStitched: boolean;
}

/** Draws a notched collar and lapels over the fronts. */
export function lapels(design: Design, cut: Cut, { width, notch, breakY, wrap, isStitched }: Lapels): Layer[] {
  const { neckWidth: w, top } = cut;
  const end = top + breakY;
  const gorge = top + notch;
  const leaf = `M${wrap},${end}C${width * 0.9},${end - breakY * 0.32} ${w + width * 0.9},${gorge + 120} ${w + width},${gorge + 10}L${w + width * 0.38},${gorge - 22}L${w * 0.92},${top + 10}C${w * 0.86},${top + notch * 0.6} ${w * 0.34},${end - breakY * 0.3} ${wrap},${end}Z`;
  const outer = `M${wrap},${end}C${width * 0.9},${end - breakY * 0.32} ${w + width * 0.9},${gorge + 120} ${w + width},${gorge + 10}L${w + width * 0.4},${gorge - 22}`;
  const collar = `M${w * 0.62},${top - 44}C${w * 0.9},${top - 46} ${w + 30},${top - 20} ${w + 44},${top + 26}L${w + width * 0.94},${gorge - 40}L${w + width * 0.34},${gorge - 14}L${w * 0.78},${gorge - 24}C${w * 0.96},${top + 30} ${w * 0.86},${top} ${w * 0.62},${top - 44}Z`;
  const piece: Cloth = {
    d: leaf,
    lift: 9,
    roll: 10,
    turn: -14,
    relief: drape({ seed: design.seed + 3, angle: 20, across: 80, length: 300, height: 4 }),
    marks: isStitched ? topstitch(design, outer, 9) : '',
  };
  const collarPiece: Cloth = { d: collar, lift: 9, roll: 9, turn: -30 };
  return [piece, mirrored(piece), collarPiece, mirrored(collarPiece)];
}

/** Draws the lining and back collar visible through the open neck. */
export function lapelInside(design: Design, cut: Cut, breakY: number, lining: string): Layer[] {
  const { neckWidth: w, top } = cut;
  const back = symmetric(
    `M0,${top - 42}C${w * 0.5},${top - 44} ${w * 0.9},${top - 36} ${w + 12},${top + 10}C${w * 0.96},${top + breakY * 0.5} ${w * 0.3},${top + breakY * 0.9} 0,${top + breakY + 8}`,
  );
  const collar = symmetric(
    `M0,${top - 44}C${w * 0.5},${top - 46} ${w * 0.9},${top - 40} ${w + 14},${top + 8}L${w * 0.9},${top + 40}C${w * 0.5},${top + 14} ${w * 0.3},${top + 8} 0,${top + 8}`,
  );
  return [
    {
      d: back,
      colour: lining,
      isPrinted: false,
      fabric: 'smooth',
      gloss: 0.3,
      fullness: 0.3,
      relief: drape({ seed: design.seed + 21, across: 50, length: 260, height: 5 }),
      fade: (_x, y) => -0.1 - (y - top) / 900,
    },
    { d: collar, roll: 8, lift: 3 },
    onBothSides(seam(design, `M0,${top + 10}C${w * 0.4},${top + 10} ${w * 0.6},${top + 20} ${w * 0.88},${top + 40}`, 2)) +
      neckLabel(0, top + 30, 92, 44),
  ];
}
