import { mirrored, onBothSides, type Cloth, type Design, type Layer } from '../drawing.ts';
import { offset, polyline, type Point } from '../path.ts';
import { creases, gathers, piled, type Relief } from '../relief.ts';
import { seam, stitch, topstitch } from '../stitching.ts';
import { button } from '../trims.ts';
import { bodyRelief, sleeveRelief } from './soft-folds.ts';
import { wholeHem } from './soft-top.ts';
import { armholeSeam, drawBody, computeSleeve, type Cut, type Sleeve, type SleeveCut } from './upper.ts';

interface TailoredTop {
  cut: Cut;
  sleeve: SleeveCut;
  depth: number;
  bodyMarks?: string;
  extraRelief?: Relief;
  sleeveExtraRelief?: (sleeve: Sleeve) => Relief;
  cuff?: { thick: number; button?: string };
  gloss?: number;
  sleeveColour?: string;
  hemStitch?: number;
  /** The sleeve's end without a cuff. */
  sleeveMarks?: (sleeve: Sleeve) => string;
}

/** Draws a woven top without its collar: sleeves with cuffs, body, topstitched armhole seams. */
export function tailoredTop(design: Design, top: TailoredTop): Layer[] {
  const { cut } = top;
  const sleeve = computeSleeve(cut, top.sleeve);
  const gloss = top.gloss ?? 0;
  const cloth: Cloth = {
    d: sleeve.d,
    turn: sleeve.turn,
    gloss,
    relief: piled(
      sleeveRelief(design, sleeve, top.depth),
      creases({ seed: design.seed + 33, angle: sleeve.turn + 20, across: 44, length: 200, height: 3 * top.depth }),
      top.cuff
        ? gathers({ seed: design.seed + 6, at: sleeve.outer, falls: 270 - sleeve.turn, reach: 30, across: 24, height: 3 * top.depth })
        : () => 0,
      top.sleeveExtraRelief?.(sleeve) ?? (() => 0),
    ),
    marks: top.sleeveMarks?.(sleeve) ?? '',
    ...(top.sleeveColour === undefined ? {} : { colour: top.sleeveColour, isPrinted: false }),
  };
  const cuffs = top.cuff ? wovenCuff(design, sleeve, top.cuff.thick, top.cuff.button) : [];
  const hem = wholeHem(cut);
  return [
    cloth,
    mirrored(cloth),
    ...cuffs,
    {
      d: drawBody(cut, design.isBack),
      gloss,
      relief: piled(
        bodyRelief(design, cut, top.depth),
        creases({ seed: design.seed + 31, angle: 12, across: 70, length: 300, height: 3.2 * top.depth }),
        top.extraRelief ?? (() => 0),
      ),
      marks: (top.hemStitch === 0 ? '' : stitch(design, offset(hem, top.hemStitch ?? 14))) + (top.bodyMarks ?? ''),
    },
    onBothSides(seam(design, armholeSeam(cut), 2.4) + topstitch(design, armholeSeam(cut), 9)),
  ];
}

function wovenCuff(design: Design, { outer, inner, down, turn }: Sleeve, thick: number, tone?: string): Layer[] {
  const move = ([x, y]: Point, far: number, share: number): Point => [
    x + down[0] * far + (inner[0] - outer[0]) * share,
    y + down[1] * far + (inner[1] - outer[1]) * share,
  ];
  const a = move(outer, -6, 0.02);
  const b = move(outer, thick, 0.04);
  const c = move(inner, thick, -0.04);
  const e = move(inner, -6, -0.02);
  const d = `${polyline([a, b, c, e])}Z`;
  const marks =
    stitch(design, polyline([move(outer, 4, 0.06), move(inner, 4, -0.06)])) +
    stitch(design, polyline([move(outer, thick - 10, 0.06), move(inner, thick - 10, -0.06)]));
  const [bx, by] = move(outer, thick * 0.5, 0.2);
  const cuff: Cloth = { d, turn, roll: 7, lift: 3, marks };
  const buttons = tone === undefined ? '' : onBothSides(button(bx, by, 10, tone));
  return [cuff, mirrored(cuff), buttons];
}
