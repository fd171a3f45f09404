import { mirrored, withMirror, type Design, type Layer, type Piece } from '../drawing.ts';
import { symmetric } from '../path.ts';
import { drape } from '../relief.ts';
import { topstitch } from '../stitching.ts';
import { computeShoulderHeight, type Body } from './body.ts';

interface Lapels {
  /** Width of the lapel in units of a woman's garment. */
  width: number;
  /** Height at which the front closes. */
  breakY: number;
  /** How far the right front reaches over the centre line. */
  wrap: number;
  style: 'notch' | 'peak' | 'shawl' | 'revere';
  isStitched?: boolean;
  /** Height of the notch below the shoulder. */
  notch?: number;
}

/** Draws collar and lapels that turn over the fronts. The left one lies below the right one. */
export function drawLapels(design: Design, body: Body, plan: Lapels): Layer[] {
  const { scale: k, seed } = design;
  const side = computeShoulderHeight(design.figure, body.cut.neck.half);
  const neckHalf = (design.figure.shoulder[1]?.[0] ?? 0) + 3 * k;
  const { breakY: end, style } = plan;
  const w = neckHalf;
  const width = plan.width * k;
  const gorge = side + (plan.notch ?? 92) * k;
  const outerX = w + width;
  const peak = style === 'peak' ? -26 * k : style === 'revere' ? 6 * k : 0;
  const wrap = plan.wrap;
  const relief = drape({ seed: seed + 3, angle: 20, across: 70, length: 240, height: 3 });
  if (style === 'shawl') {
    const outer = `M${wrap},${end}C${width * 0.8},${end - (end - gorge) * 0.3} ${outerX * 0.94},${gorge + 70 * k} ${outerX * 0.82},${gorge - 10 * k}C${outerX * 0.76},${side + 14 * k} ${w + 30 * k},${side - 20 * k} ${w + 14 * k},${side - 50 * k}`;
    const d = `${outer}C${w + 4 * k},${side - 56 * k} ${w},${side - 40 * k} ${w - 2 * k},${side - 20 * k}C${w * 0.96},${side + 50 * k} ${w * 0.4},${end - (end - gorge) * 0.4} ${wrap},${end}Z`;
    const leaf: Piece = { part: 'collar:shawl', d, lift: 7, roll: 8, turn: -14, relief, marks: plan.isStitched ? topstitch(design, outer, 8) : [] };
    return [mirrored(leaf), leaf];
  }
  const outer = `M${wrap},${end}C${width * 0.85},${end - (end - gorge) * 0.34} ${outerX * 0.98},${gorge + 80 * k} ${outerX},${gorge + 6 * k + peak}L${w + width * 0.42},${gorge - 16 * k}`;
  const leafPath = `${outer}L${w * 0.98},${side + 4 * k}C${w * 0.92},${side + (gorge - side) * 0.7} ${w * 0.4},${end - (end - gorge) * 0.36} ${wrap},${end}Z`;
  const collarPath = `M${w - 2 * k},${side - 54 * k}C${w + 10 * k},${side - 58 * k} ${w + 26 * k},${side - 26 * k} ${w + 40 * k},${side + 12 * k}L${w + width * 0.9},${gorge - 34 * k}L${w + width * 0.4},${gorge - 8 * k}L${w * 0.9},${side + 30 * k}C${w * 0.98},${side} ${w * 0.98},${side - 24 * k} ${w - 2 * k},${side - 54 * k}Z`;
  const leaf: Piece = {
    part: `collar:${style}`,
    d: leafPath,
    lift: 7,
    roll: 7,
    turn: -14,
    relief,
    marks: plan.isStitched ? topstitch(design, outer, 8) : [],
  };
  const collar: Piece = {
    part: `collar:${style}`,
    d: collarPath,
    lift: 7,
    roll: 7,
    turn: -28,
    marks: plan.isStitched ? topstitch(design, `M${w + 40 * k},${side + 12 * k}L${w + width * 0.9},${gorge - 34 * k}`, 7) : [],
  };
  return [mirrored(leaf), ...withMirror(collar), leaf];
}

/** Draws the area inside an open coat: its lining at the back of the neck. Drawn before the form. */
export function drawLapelBehind(design: Design, body: Body): Layer[] {
  if (design.isBack) return [];
  const { scale: k } = design;
  const half = body.cut.neck.half;
  const side = computeShoulderHeight(design.figure, half);
  const d = symmetric(
    `M0,${side - 56 * k}C${half * 0.5},${side - 57 * k} ${half * 0.9},${side - 52 * k} ${half + 10 * k},${side - 30 * k}L${half + 12 * k},${side + 20 * k}L0,${side + 60 * k}`,
  );
  return [{ d, colour: design.inside, isPrinted: false, roll: 5, fade: () => -0.3 }];
}
