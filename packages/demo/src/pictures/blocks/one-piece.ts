import { withMirror, type Design, type Layer, type Piece } from '../drawing.ts';
import { createFormHeight } from '../figure/form-height.ts';
import { computeWidth } from '../figure/figure.ts';
import { join, mirror, offset, symmetric, through, type Point } from '../path.ts';
import { creases, drape, fold, piled, type Relief } from '../relief.ts';
import { seam, stitch } from '../stitching.ts';
import type { Body } from './body.ts';
import { bandAlong } from './top.ts';

interface OnePiece {
  /** Height at which the leg opening meets the side. */
  legY: number;
  /** Half width between the legs. */
  gusset: number;
  ease: number;
  trim?: string;
  marks?: Piece['marks'];
  extra?: Relief;
}

/** Draws a body with leg openings: bodysuits and swimsuits. */
export function drawOnePiece(design: Design, body: Body, plan: OnePiece): Layer[] {
  const { figure, isBack, scale: k, cloth, seed } = design;
  const crotch = figure.crotch + 6 * k;
  const neck = body.neckEdge.slice(body.neckEdge.indexOf('L') + 1);
  const rows = Array.from({ length: 7 }, (_, index) => body.cut.underarm + ((plan.legY - body.cut.underarm) * index) / 6);
  const side = through(rows.map((y): Point => [computeWidth(figure.trunk, y) + plan.ease, y]));
  const half = computeWidth(figure.trunk, plan.legY) + plan.ease;
  const g = plan.gusset;
  const full = isBack ? 66 * k : 0;
  const leg = `M${half},${plan.legY}C${half * 0.72 + full},${plan.legY + (isBack ? 60 : 40) * k} ${g + 58 * k + full * 0.8},${crotch - (isBack ? 70 : 110) * k} ${g},${crotch}`;
  const [sx, sy] = body.shoulder;
  const d = symmetric(join(`M${neck}`, `M${sx},${sy}`, body.armhole, side, leg, `M0,${crotch + 6}`));
  const trunk = createFormHeight(figure, isBack, 'trunk');
  const legBand: Piece = { d: bandAlong(leg, 8 * k), isPrinted: false, roll: 3, lift: 1, ...(plan.trim && { colour: plan.trim }) };
  return [
    {
      part: 'body',
      d,
      form: (x, y) => trunk(x, y) + 4,
      roll: 4,
      lift: 4,
      relief: piled(
        ...[1, -1].flatMap((sign) =>
          [0, 1].map((step) =>
            fold(
              `M${sign * (half - 6)},${figure.waist - 30 + step * 50}C${sign * half * 0.7},${figure.waist - 44 + step * 54} ${sign * half * 0.4},${figure.waist - 34 + step * 60} ${sign * half * 0.2},${figure.waist - 20 + step * 66}`,
              10,
              3.6 * cloth.drape,
              0.3,
            ),
          ),
        ),
        drape({ seed: seed + 6, angle: 30, across: 90, length: 240, height: 2 * cloth.drape }),
        creases({ seed: seed + 4, angle: 84, across: 36, length: 130, height: 1.6 }),
        plan.extra,
      ),
      marks: plan.marks ?? [],
    },
    ...withMirror(legBand),
    ...stitch(design, offset(leg, 7), design.thread, 1.2),
    ...stitch(design, mirror(offset(leg, 7)), design.thread, 1.2),
    ...(isBack
      ? []
      : seam(
          design,
          `M${-g - 14 * k},${crotch - 60 * k}C${-g * 0.5},${crotch - 44 * k} ${g * 0.5},${crotch - 44 * k} ${g + 14 * k},${crotch - 60 * k}`,
          1.4,
        )),
  ];
}
