import type { Design, Drawing, Layer } from '#pictures/drawing';
import { between } from '#pictures/random';
import { seam, stitch } from '#pictures/stitching';
import { buttonTone, collarBack, collarInside, collarLeaves, frontYoke, placket, yoke, type Collar } from '../collar.ts';
import { tailoredTop } from '../tailored-top.ts';
import type { Cut } from '../upper.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';

export function cutShirt(design: Design): Drawing {
  const { random, isBack, audience } = design;
  const cut = upperBlock(design);
  // The tails of a shirt are longer than its sides.
  Object.assign(cut, { neckDepth: 92, neckWidth: 118, backNeckDepth: 22, length: cut.length - 30, hemDip: 78, hem: cut.hem - 10 });
  const tone = buttonTone(design);
  const collar: Collar = { point: between(random, 70, 92), spread: between(random, 84, 108), rise: 52 };
  const hasPocket = random() > 0.4;
  const bottom = cut.top + cut.length + cut.hemDip;
  const isShort = random() > 0.82;
  const top = tailoredTop(design, {
    cut,
    sleeve: isShort ? { length: 140, angle: 22, bicep: audience === 'women' ? 188 : 206, cuff: 186 } : longSleeve(design, 6),
    depth: 1.05,
    bodyMarks: isBack ? yoke(design, cut) + boxPleat(design, cut, bottom) : frontYoke(design, cut),
    ...(isShort ? {} : { cuff: { thick: 82, button: tone } }),
  });
  return {
    fabric: design.print === 'denim' ? 'twill' : 'woven',
    focus: { x: 20, y: cut.top + 190, zoom: 2.6 },
    layers: isBack
      ? [...top, ...collarBack(design, cut, collar)]
      : [
          ...top,
          ...collarInside(design, cut, collar),
          ...placket(design, { from: cut.top + cut.neckDepth + 4, to: bottom - 6, width: 58, buttons: 7, radius: 12, colour: tone, first: 104 }),
          ...(hasPocket ? pocket(design, cut) : []),
          ...stand(design, cut, tone),
          ...collarLeaves(design, cut, collar),
        ],
  };
}

function boxPleat(design: Design, cut: Cut, bottom: number): string {
  return seam(design, `M-16,${cut.top + 126}L-10,${bottom}`, 1.6) + seam(design, `M16,${cut.top + 126}L10,${bottom}`, 1.6);
}

function stand(design: Design, cut: Cut, tone: string): Layer[] {
  const y = cut.top + cut.neckDepth;
  const d = `M-46,${y - 24}C-20,${y - 2} 20,${y - 2} 46,${y - 24}L56,${y + 6}C26,${y + 36} -26,${y + 36} -56,${y + 6}Z`;
  return [
    { d, roll: 5, lift: 3 },
    `<circle cx="2" cy="${y + 18}" r="12" fill="${design.ink}" fill-opacity="0.3"/><circle cx="0" cy="${y + 15}" r="11" fill="${tone}"/><circle cx="0" cy="${y + 15}" r="7.4" fill="${design.ink}" fill-opacity="0.12"/>`,
  ];
}

export function pocket(design: Design, cut: Cut): Layer[] {
  const x = cut.chest * 0.24;
  const y = cut.top + cut.armhole * 0.78;
  const d = `M${x},${y}L${x + 142},${y}L${x + 142},${y + 126}L${x + 71},${y + 160}L${x},${y + 126}Z`;
  const inner = `M${x + 8},${y + 30}L${x + 8},${y + 121}L${x + 71},${y + 151}L${x + 134},${y + 121}L${x + 134},${y + 30}`;
  return [{ d, roll: 4, lift: 3 }, stitch(design, `M${x + 2},${y + 28}L${x + 140},${y + 28}`) + stitch(design, inner)];
}
