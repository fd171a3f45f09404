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
  const { isBack } = design;
  const [ux, uy] = underarm(cut);
  const waistY = cut.top + cut.waistY;
  const legY = cut.top + piece.legY;
  const crotchY = cut.top + piece.crotch;
  const g = piece.gusset;
  const side = `M${ux},${uy}C${ux - 4},${uy + 80} ${cut.waist},${waistY - 110} ${cut.waist},${waistY}C${cut.waist},${waistY + 70} ${cut.hem},${legY - 90} ${cut.hem},${legY}`;
  const bulge = isBack ? 60 : 0;
  const leg = `M${cut.hem},${legY}C${cut.hem * 0.72},${legY + 40 + bulge} ${g + 40 + bulge},${crotchY - 110 + bulge * 0.6} ${g},${crotchY - 8}`;
  const start = piece.sleeve || cut.shoulder > cut.neckWidth + 4 ? `M${shoulderPoint(cut).join(',')}` : `M${cut.neckWidth},${cut.top}`;
  const d = symmetric(join(neckline(cut, isBack), start, piece.arm, side, leg, `M${g},${crotchY - 8}Q0,${crotchY + 6} 0,${crotchY}`));
  const sleeve = piece.sleeve && computeSleeve(cut, piece.sleeve);
  const sleevePiece = sleeve && {
    d: sleeve.d,
    turn: sleeve.turn,
    gloss,
    relief: sleeveRelief(design, sleeve, piece.depth),
    marks: coverSeam(design, sleeve.wrist, 20),
  };
  const inside = symmetric(join(neckline(cut, true), start, piece.arm, `M${ux - 40},${uy + 60}`, `M0,${uy + 80}`));
  const legBand = bandAlong(leg, 16);
  const armBand = bandAlong(piece.arm, 13);
  const trim = design.print === 'colour-block' ? design.accent : design.base;
  return [
    ...(isBack
      ? []
      : [
          { d: inside, colour: design.inside, isPrinted: false, roll: 6, fullness: 0.3, fade: () => -0.16 },
          neckLabel(0, cut.top + cut.backNeckDepth + 12, 72, 36),
        ]),
    ...(isBack || bulge > 0
      ? []
      : [
          {
            d: symmetric(`M0,${legY}L${cut.hem},${legY}C${cut.hem * 0.78},${legY + 92} ${g + 92},${crotchY - 70} ${g},${crotchY - 6}L0,${crotchY}`),
            colour: design.inside,
            isPrinted: false,
            roll: 6,
            fade: () => -0.1,
          },
        ]),
    ...(sleevePiece ? [sleevePiece, mirrored(sleevePiece)] : []),
    {
      d,
      gloss,
      roll: 11,
      relief: piled(
        bodyRelief(design, cut, piece.depth),
        creases({ seed: design.seed + 4, angle: 84, across: 50, length: 190, height: 2.4 * piece.depth }),
        drape({ seed: design.seed + 6, angle: 30, across: 120, length: 300, height: 4 * piece.depth }),
      ),
      marks: piece.marks ?? '',
    },
    { d: legBand, colour: trim, isPrinted: false, roll: 5, gloss },
    { d: mirror(legBand), colour: trim, isPrinted: false, roll: 5, gloss },
    onBothSides(stitch(design, offset(leg, 13)) + (sleeve ? seam(design, armholeSeam(cut), 2.2) : '')),
    ...(sleeve
      ? []
      : [
          { d: armBand, colour: trim, isPrinted: false, roll: 4, gloss },
          { d: mirror(armBand), colour: trim, isPrinted: false, roll: 4, gloss },
        ]),
    ...(piece.band > 20
      ? neckBand(design, cut, piece.band, isBack, trim)
      : [
          { d: bandAlong(wholeNeck(cut, isBack), piece.band), colour: trim, isPrinted: false, roll: 4, gloss },
          stitch(design, offset(wholeNeck(cut, isBack), piece.band - 3, 60)),
        ]),
  ];
}
