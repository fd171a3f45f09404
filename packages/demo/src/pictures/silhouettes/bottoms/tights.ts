import { onBothSides, type Design, type Drawing } from '#pictures/drawing';
import { join, symmetric } from '#pictures/path';
import { seam } from '#pictures/stitching';
import { elasticWaist, legBlock, legRelief, outseam, waistInside, waistline } from '../lower.ts';

/** Draws slim legs that end in feet turned outwards. */
export function cutTights(design: Design): Drawing {
  const cut = legBlock(design, 'slim');
  Object.assign(cut, { waist: cut.waist - 40, hip: cut.hip - 62, hemInset: 66, hemOut: 132, dip: design.isBack ? -4 : 14, rise: cut.rise - 20 });
  const bottom = cut.top + cut.length;
  const crotch = cut.top + cut.rise;
  const foot = `M132,${bottom}C140,${bottom + 30} 168,${bottom + 66} 196,${bottom + 96}C214,${bottom + 118} 204,${bottom + 142} 178,${bottom + 138}C132,${bottom + 130} 84,${bottom + 92} 70,${bottom + 56}C62,${bottom + 30} 62,${bottom + 14} 66,${bottom}`;
  const inner = `M66,${bottom}C52,${bottom - 500} 24,${crotch + 160} 0,${crotch}`;
  const d = symmetric(join(waistline(cut), outseam(cut), foot, inner));
  const waist = elasticWaist(design, cut, 52);
  const toe = `M150,${bottom + 48}C150,${bottom + 80} 132,${bottom + 96} 108,${bottom + 104}`;
  return {
    fabric: design.print === 'plain' ? 'jersey' : 'knit',
    focus: { x: 30, y: cut.top + 240, zoom: 2.4 },
    layers: [
      ...waistInside(design, cut),
      { d, gloss: 0.14, roll: 15, relief: legRelief(design, cut, 0.5), marks: onBothSides(seam(design, toe, 1.6)) },
      seam(design, `M0,${cut.top + 70}L0,${crotch}`, 2),
      ...waist.band,
    ],
  };
}
