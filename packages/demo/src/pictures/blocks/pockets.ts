import { onBothSides, withMirror, type Design, type Layer, type Mark, type Piece } from '../drawing.ts';
import { offset, symmetric } from '../path.ts';
import { creases, drape, piled } from '../relief.ts';
import { bartack, seam, stitch, topstitch } from '../stitching.ts';
import { button, stud, zip } from '../trims.ts';
import { darker } from '../colour.ts';

interface Place {
  /** Upper inner corner. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a patch pocket with a pointed or straight bottom. */
export function drawPatchPocket(design: Design, { x, y, width: w, height: h }: Place, isPointed = true, part = 'pocket:patch'): Piece {
  const point = isPointed ? h * 0.16 : 0;
  const d = `M${x},${y}L${x + w},${y}L${x + w},${y + h - point}L${x + w / 2},${y + h}L${x},${y + h - point}Z`;
  const inner = `M${x + 5},${y + h * 0.18}L${x + 5},${y + h - point - 3}L${x + w / 2},${y + h - 6}L${x + w - 5},${y + h - point - 3}L${x + w - 5},${y + h * 0.18}`;
  return {
    part,
    d,
    roll: 3,
    lift: 4,
    marks: [...stitch(design, `M${x + 2},${y + h * 0.17}L${x + w - 2},${y + h * 0.17}`), ...stitch(design, inner)],
  };
}

/** Draws one pocket on the wearer's left breast. */
export function drawChestPocket(design: Design, chest: number, y: number): Layer[] {
  const { scale: k } = design;
  return design.isBack ? [] : [drawPatchPocket(design, { x: chest * 0.3, y, width: 88 * k, height: 96 * k }, true, 'pocket:chest')];
}

/** Draws a pocket with a buttoned flap on each breast. */
export function drawChestFlaps(design: Design, chest: number, y: number, tone: string, kind: 'button' | 'stud' = 'button'): Layer[] {
  if (design.isBack) return [];
  const { scale: k } = design;
  const [x, w] = [chest * 0.24, 106 * k];
  const bag = drawPatchPocket(design, { x, y, width: w, height: 116 * k }, true, 'pocket:two-chest');
  const flap: Piece = {
    part: 'pocket:two-chest',
    d: `M${x - 3},${y - 4}L${x + w + 3},${y - 4}L${x + w + 3},${y + 34 * k}L${x + w / 2},${y + 46 * k}L${x - 3},${y + 34 * k}Z`,
    roll: 4,
    lift: 5,
    marks: stitch(design, `M${x + 3},${y}L${x + 3},${y + 31 * k}L${x + w / 2},${y + 41 * k}L${x + w - 3},${y + 31 * k}L${x + w - 3},${y}`),
  };
  const fastener = kind === 'stud' ? stud(x + w / 2, y + 32 * k, 7.5 * k, tone) : button(x + w / 2, y + 32 * k, 7 * k, tone);
  return [...withMirror(bag), ...withMirror(flap), ...onBothSides(fastener)];
}

/** Draws a slanted flap pocket on each hip, as on a coat or a blazer. */
export function drawFlapPockets(design: Design, x: number, y: number, width: number): Layer[] {
  if (design.isBack) return [];
  const { scale: k } = design;
  const h = 46 * k;
  const d = `M${x},${y}L${x + width},${y + 5}L${x + width - 1},${y + h}C${x + width - 2},${y + h + 6} ${x + width - 8},${y + h + 7} ${x + width - 14},${y + h + 7}L${x + 12},${y + h + 3}C${x + 4},${y + h + 2} ${x + 1},${y + h - 2} ${x},${y + h - 8}Z`;
  const piece: Piece = { part: 'pocket:flap', d, roll: 4, lift: 5, marks: seam(design, `M${x},${y + 2}L${x + width},${y + 7}`, 2.4) };
  return withMirror(piece);
}

/** Draws an upright welt pocket on each side, with a zip if `metal` is given. */
export function drawWeltPockets(design: Design, x: number, y: number, length: number, metal?: string): Layer[] {
  if (design.isBack) return [];
  const { scale: k } = design;
  const lean = length * 0.3;
  if (metal !== undefined) {
    const line = `M${x},${y}L${x + lean},${y + length}`;
    return [
      {
        part: 'pocket:welt',
        layers: onBothSides([
          ...zip(design, line, metal, darker(design.base, 0.35), false),
          ...stitch(design, offset(line, 13)),
          ...stitch(design, offset(line, -13)),
        ]),
      },
    ];
  }
  const w = 22 * k;
  const d = `M${x},${y}L${x + w},${y - 6 * k}L${x + lean + w},${y + length - 6 * k}L${x + lean},${y + length}Z`;
  const marks = [
    ...stitch(design, `M${x + w - 4},${y - 2 * k}L${x + lean + w - 4},${y + length - 8 * k}`, design.thread, 1.4),
    ...bartack(x + w / 2, y, -10, design.thread),
  ];
  return withMirror({ part: 'pocket:welt', d, roll: 4, lift: 4, marks });
}

/** Draws a pocket in each side seam: only its opening is visible. */
export function drawSidePockets(design: Design, computeHalfWidth: (y: number) => number, y: number, length: number): Layer[] {
  if (design.isBack) return [];
  const line = `M${computeHalfWidth(y) - 5},${y}C${computeHalfWidth(y + length * 0.3) - 22},${y + length * 0.3} ${computeHalfWidth(y + length * 0.7) - 20},${y + length * 0.7} ${computeHalfWidth(y + length) - 4},${y + length}`;
  return [{ part: 'pocket:side', layers: onBothSides([...seam(design, line, 3), ...topstitch(design, line, 7)]) }];
}

/** Draws two open patch pockets low on the front. */
export function drawHipPatches(design: Design, x: number, y: number, size: number): Layer[] {
  if (design.isBack) return [];
  return withMirror(drawPatchPocket(design, { x, y, width: size, height: size * 1.06 }, false));
}

/** Draws the pouch of a hoodie. */
export function drawKangarooPocket(design: Design, chest: number, bottom: number, isSplit: boolean): Layer[] {
  if (design.isBack) return [];
  const { scale: k, seed, cloth } = design;
  const y = bottom - 196 * k;
  const half = chest * 0.62;
  const opening = `M${half * 0.6},${y}C${half * 0.7},${y + 44 * k} ${half * 0.86},${y + 86 * k} ${half},${y + 112 * k}`;
  const d = symmetric(`M0,${y}L${half * 0.6},${y}${opening.replace(/^M[^C]*/, '')}L${half},${bottom - 3}L0,${bottom}`);
  const right: Mark[] = [...seam(design, opening, 3), ...topstitch(design, opening, 7), ...topstitch(design, opening, 15)];
  const piece: Piece = {
    part: 'pocket:kangaroo',
    d,
    lift: 6,
    roll: 6,
    relief: piled(
      drape({ seed: seed + 8, across: 76, length: 130, height: 5 * cloth.drape }),
      creases({ seed: seed + 2, angle: 40, across: 40, length: 110, height: 3 }),
    ),
    marks: [
      ...onBothSides(right),
      ...stitch(design, `M${-half * 0.58},${y + 6}L${half * 0.58},${y + 6}`),
      ...(isSplit ? seam(design, `M-16,${y}L-16,${bottom}M16,${y}L16,${bottom}`, 2) : []),
    ],
  };
  return [piece, ...onBothSides(bartack(half * 0.6, y + 3, 60, design.thread))];
}
