import { onBothSides, type Design, type Drawing, type Layer } from '#pictures/drawing';
import { pick } from '#pictures/random';
import { piled, pressed } from '#pictures/relief';
import { bartack, seam, stitch, topstitch } from '#pictures/stitching';
import { button } from '#pictures/trims';
import { buttonTone } from '../collar.ts';
import { legBlock, legHem, legRelief, drawLegs, outseam, waistband, waistbandEdge, waistInside, type LegCut } from '../lower.ts';
import { offset } from '#pictures/path';

const BAND = 56;

export function cutTrousers(design: Design): Drawing {
  const cut = legBlock(design, pick(design.random, 'straight', 'wide', 'slim', 'straight'));
  return tailoredLegs(design, cut, design.print === 'plain' || design.print === 'check' ? pick(design.random, true, true, false) : false);
}

/** Draws tailored legs, also of chino shorts: the same top block with shorter legs. */
export function tailoredLegs(design: Design, cut: LegCut, isPressed: boolean): Drawing {
  const { isBack } = design;
  const tone = buttonTone(design);
  const middle = (cut.hemInset + cut.hemOut) / 2;
  const crease = (sign: number): string =>
    `M${sign * cut.hip * 0.5},${cut.top + 150}C${sign * cut.hip * 0.52},${cut.top + 500} ${sign * middle},${cut.top + cut.length * 0.6} ${sign * middle},${cut.top + cut.length + 60}`;
  const relief = legRelief(design, cut, isPressed ? 0.75 : 1);
  return {
    fabric: design.print === 'denim' ? 'twill' : 'woven',
    focus: { x: cut.waist * 0.36, y: cut.top + 200, zoom: 2.5 },
    layers: [
      ...waistInside(design, cut),
      {
        d: drawLegs(cut),
        relief: isPressed ? piled(relief, pressed(crease(1), 5), pressed(crease(-1), 5)) : relief,
        marks: onBothSides(
          seam(design, outseam(cut), 4) + (isPressed ? seam(design, offset(legHem(cut), 34), 1.2) : topstitch(design, legHem(cut), 32)),
        ),
      },
      isBack ? backMarks(design, cut, tone) : frontMarks(design, cut),
      waistband(cut, BAND),
      seam(design, waistbandEdge(cut, BAND), 2),
      ...loops(design, cut),
      isBack ? '' : button(0, cut.top + cut.dip + 28, 14, tone),
    ],
  };
}

function frontMarks(design: Design, cut: LegCut): Layer {
  const t = cut.top + BAND;
  const slant = `M${cut.waist * 0.62},${t + 6}L${cut.hip - 8},${t + 190}`;
  const fly = `M36,${t + cut.dip}L36,${t + cut.dip + 150}C36,${t + cut.dip + 196} 20,${t + cut.dip + 214} 0,${t + cut.dip + 226}`;
  const pleat = `M${cut.waist * 0.44},${t + 14}L${cut.waist * 0.48},${t + 130}`;
  return (
    onBothSides(
      seam(design, slant, 3) +
        topstitch(design, slant, 8) +
        bartack(cut.hip - 14, t + 180, 66, design.thread) +
        (design.random() > 0.5 ? seam(design, pleat, 2) : ''),
    ) +
    seam(design, `M0,${t + cut.dip}L0,${cut.top + cut.rise}`, 2.6) +
    stitch(design, fly)
  );
}

function backMarks(design: Design, cut: LegCut, tone: string): Layer {
  const t = cut.top + BAND;
  const welt = `M${cut.waist * 0.3},${t + 130}L${cut.waist * 0.3 + 150},${t + 118}L${cut.waist * 0.3 + 151},${t + 136}L${cut.waist * 0.3 + 1},${t + 148}Z`;
  const dart = `M${cut.waist * 0.62},${t}L${cut.waist * 0.64},${t + 118}`;
  return (
    onBothSides(seam(design, welt, 2.4) + seam(design, dart, 1.8) + button(cut.waist * 0.3 + 76, t + 164, 11, tone)) +
    seam(design, `M0,${t}L0,${cut.top + cut.rise}`, 2.6)
  );
}

function loops(design: Design, cut: LegCut): Layer[] {
  const places = design.isBack ? [-0.8, -0.36, 0.36, 0.8] : [-0.66, 0.66];
  return places.map((share): Layer => {
    const x = cut.waist * share;
    const y = cut.top + cut.dip * (1 - share * share) - 4;
    return { d: `M${x - 9},${y}L${x + 9},${y}L${x + 9},${y + BAND + 12}L${x - 9},${y + BAND + 12}Z`, roll: 4, lift: 3 };
  });
}
