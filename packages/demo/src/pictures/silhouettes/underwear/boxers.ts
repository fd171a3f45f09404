import { onBothSides, type Design, type Drawing } from '#pictures/drawing';
import { between } from '#pictures/random';
import { getContrastColour } from '#pictures/colour';
import { offset } from '#pictures/path';
import { piled } from '#pictures/relief';
import { seam, stitch, topstitch } from '#pictures/stitching';
import { elasticWaist, legHem, legRelief, drawLegs, outseam, waistInside, type LegCut } from '../lower.ts';

/** Draws trunks with a contoured pouch and a broad elastic. */
export function cutBoxers(design: Design): Drawing {
  const { random, isBack } = design;
  const waist = between(random, 300, 316);
  const cut: LegCut = {
    top: 300,
    waist,
    hip: waist + 46,
    hipDrop: 260,
    rise: 430,
    length: between(random, 540, 640),
    hemInset: 16,
    hemOut: waist + 30,
    dip: isBack ? -6 : 28,
    knee: 0.5,
  };
  const isContrast = random() > 0.45;
  const band = elasticWaist(design, cut, 76, {
    isPrinted: false,
    fabric: 'jersey',
    colour: design.print === 'colour-block' || design.print !== 'plain' ? design.accent : isContrast ? getContrastColour(design.base) : design.base,
  });
  const t = cut.top + 76 + cut.dip;
  const pouch = `M64,${t}C120,${t + 120} 132,${t + 210} 14,${cut.top + cut.rise + 4}`;
  return {
    fabric: 'jersey',
    focus: { x: -60, y: cut.top + 200, zoom: 2.3 },
    layers: [
      ...waistInside(design, cut),
      {
        d: drawLegs(cut),
        roll: 11,
        relief: piled(legRelief(design, cut, 0.9), band.pleats),
        marks: onBothSides(topstitch(design, legHem(cut), 24, true) + seam(design, outseam(cut), 3)),
      },
      isBack
        ? seam(design, `M0,${t}L0,${cut.top + cut.rise}`, 2.2)
        : onBothSides(seam(design, pouch, 2.4) + stitch(design, offset(pouch, 9))) +
          seam(design, `M0,${t}C-8,${t + 120} 8,${t + 200} 0,${cut.top + cut.rise}`, 2),
      ...band.band,
    ],
  };
}
