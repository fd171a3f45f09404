import { mirrored, onBothSides, type Design, type Layer } from '#pictures/drawing';
import { join, mirror, offset, symmetric } from '#pictures/path';
import { creases, drape, piled } from '#pictures/relief';
import { seam, stitch } from '#pictures/stitching';
import { neckLabel } from '#pictures/trims';
import { bodyRelief, sleeveRelief } from '../soft-folds.ts';
import { coverSeam, neckBand, wholeNeck } from '../soft-top.ts';
import { armholeSeam, bandAlong, neckline, shoulderPoint, computeSleeve, underarm, type Cut, type SleeveCut } from '../upper.ts';

interface OnePiece {
  cut: Cut;
  /** From the neck to the crotch. */
  crotch: number;
  /** Where the leg opening meets the side seam, measured from the neck. */
  legY: number;
  gusset: number;
  arm: string;
  sleeve?: SleeveCut;
  gloss: number;
  band: number;
  depth: number;
  marks?: string;
}

/** Draws a body with leg openings: bodysuits, swimsuits, baby bodysuits. */
export function onePiece(design: Design, piece: OnePiece): Layer[] {
  const { cut, gloss } = piece;
  const outline = outlineOnePiece(design, piece);
  const sleeve = piece.sleeve && computeSleeve(cut, piece.sleeve);
  const sleevePiece = sleeve && {
    d: sleeve.d,
    turn: sleeve.turn,
    gloss,
    relief: sleeveRelief(design, sleeve, piece.depth),
    marks: coverSeam(design, sleeve.wrist, 20),
  };
  const trim = design.print === 'colour-block' ? design.accent : design.base;
  return [
    ...(design.isBack ? [] : drawInside(design, piece, outline)),
    ...(sleevePiece ? [sleevePiece, mirrored(sleevePiece)] : []),
    {
      d: outline.body,
      gloss,
      roll: 11,
      relief: piled(
        bodyRelief(design, cut, piece.depth),
        creases({ seed: design.seed + 4, angle: 84, across: 50, length: 190, height: 2.4 * piece.depth }),
        drape({ seed: design.seed + 6, angle: 30, across: 120, length: 300, height: 4 * piece.depth }),
      ),
      marks: piece.marks ?? '',
    },
    ...drawBand(bandAlong(outline.leg, 16), { colour: trim, roll: 5, gloss }),
    onBothSides(stitch(design, offset(outline.leg, 13)) + (sleeve ? seam(design, armholeSeam(cut), 2.2) : '')),
    ...(sleeve ? [] : drawBand(bandAlong(piece.arm, 13), { colour: trim, roll: 4, gloss })),
    ...drawNeck(design, piece, trim),
  ];
}

interface Outline {
  body: string;
  /** The edge of the left leg opening. */
  leg: string;
  /** Where the neckline meets the armhole. */
  start: string;
}

function outlineOnePiece({ isBack }: Design, { cut, legY: legBelowNeck, crotch, gusset: g, arm, sleeve }: OnePiece): Outline {
  const [ux, uy] = underarm(cut);
  const waistY = cut.top + cut.waistY;
  const legY = cut.top + legBelowNeck;
  const crotchY = cut.top + crotch;
  const side = `M${ux},${uy}C${ux - 4},${uy + 80} ${cut.waist},${waistY - 110} ${cut.waist},${waistY}C${cut.waist},${waistY + 70} ${cut.hem},${legY - 90} ${cut.hem},${legY}`;
  const bulge = isBack ? 60 : 0;
  const leg = `M${cut.hem},${legY}C${cut.hem * 0.72},${legY + 40 + bulge} ${g + 40 + bulge},${crotchY - 110 + bulge * 0.6} ${g},${crotchY - 8}`;
  const start = sleeve || cut.shoulder > cut.neckWidth + 4 ? `M${shoulderPoint(cut).join(',')}` : `M${cut.neckWidth},${cut.top}`;
  const body = symmetric(join(neckline(cut, isBack), start, arm, side, leg, `M${g},${crotchY - 8}Q0,${crotchY + 6} 0,${crotchY}`));
  return { body, leg, start };
}

/** Draws the inside of the back, which is visible from the front through the neck and the leg openings. */
function drawInside(design: Design, { cut, legY: legBelowNeck, crotch, gusset: g, arm }: OnePiece, { start }: Outline): Layer[] {
  const [ux, uy] = underarm(cut);
  const legY = cut.top + legBelowNeck;
  const crotchY = cut.top + crotch;
  return [
    {
      d: symmetric(join(neckline(cut, true), start, arm, `M${ux - 40},${uy + 60}`, `M0,${uy + 80}`)),
      colour: design.inside,
      isPrinted: false,
      roll: 6,
      fullness: 0.3,
      fade: () => -0.16,
    },
    neckLabel(0, cut.top + cut.backNeckDepth + 12, 72, 36),
    {
      d: symmetric(`M0,${legY}L${cut.hem},${legY}C${cut.hem * 0.78},${legY + 92} ${g + 92},${crotchY - 70} ${g},${crotchY - 6}L0,${crotchY}`),
      colour: design.inside,
      isPrinted: false,
      roll: 6,
      fade: () => -0.1,
    },
  ];
}

const drawBand = (d: string, { colour, roll, gloss }: { colour: string; roll: number; gloss: number }): Layer[] => [
  { d, colour, isPrinted: false, roll, gloss },
  { d: mirror(d), colour, isPrinted: false, roll, gloss },
];

function drawNeck(design: Design, { cut, band, gloss }: OnePiece, trim: string): Layer[] {
  const { isBack } = design;
  if (band > 20) return neckBand(design, cut, band, isBack, trim);
  return [
    { d: bandAlong(wholeNeck(cut, isBack), band), colour: trim, isPrinted: false, roll: 4, gloss },
    stitch(design, offset(wholeNeck(cut, isBack), band - 3, 60)),
  ];
}
