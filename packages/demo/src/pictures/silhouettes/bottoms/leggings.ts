import { onBothSides, type Design, type Drawing } from '#pictures/drawing';
import { between } from '#pictures/random';
import { seam, topstitch } from '#pictures/stitching';
import { legBlock, legHem, legRelief, drawLegs, waistband, waistbandEdge, waistInside } from '../lower.ts';

export function cutLeggings(design: Design): Drawing {
  const cut = legBlock(design, 'slim');
  Object.assign(cut, {
    waist: cut.waist - 26,
    hip: cut.hip - 42,
    hemInset: 58,
    hemOut: 148,
    length: cut.length - between(design.random, 20, 120),
    dip: design.isBack ? -4 : 18,
    rise: cut.rise - 10,
  });
  const band = between(design.random, 96, 128);
  const panel = `M${cut.hip - 26},${cut.top + band}C${cut.hip - 20},${cut.top + 500} ${cut.hemOut - 16},${cut.top + 900} ${cut.hemOut - 22},${cut.top + cut.length}`;
  const isBlocked = design.print === 'colour-block';
  return {
    fabric: 'jersey',
    focus: { x: 40, y: cut.top + 210, zoom: 2.5 },
    layers: [
      ...waistInside(design, cut),
      {
        d: drawLegs(cut),
        gloss: 0.16,
        roll: 12,
        relief: legRelief(design, cut, 0.62),
        marks: onBothSides(
          (isBlocked ? `<path d="${panel}L900,2400L900,0Z" fill="${design.accent}"/>` : '') +
            topstitch(design, legHem(cut), 22, true) +
            seam(design, panel, 1.8),
        ),
      },
      seam(design, `M0,${cut.top + band + cut.dip}L0,${cut.top + cut.rise}`, 2.2),
      waistband(cut, band, { gloss: 0.16, roll: 12, lift: 1 }),
      seam(design, waistbandEdge(cut, band), 2),
    ],
  };
}
