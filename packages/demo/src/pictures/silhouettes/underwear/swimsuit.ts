import type { Design, Drawing } from '#pictures/drawing';
import { between, pick } from '#pictures/random';
import { onBothSides } from '#pictures/drawing';
import { seam } from '#pictures/stitching';
import { onePiece } from './one-piece.ts';
import { upperBlock } from '../upper-proportions.ts';
import { vestArmhole } from '../tops/vest-top.ts';

export function cutSwimsuit(design: Design): Drawing {
  const { random, isBack, audience } = design;
  const cut = upperBlock(design, 'slim');
  const isKids = audience === 'kids';
  Object.assign(cut, {
    neck: pick(random, 'scoop', 'v', 'scoop'),
    neckDepth: between(random, 230, 280),
    backNeckDepth: between(random, 300, 420),
    neckWidth: 158,
    shoulder: 158 + between(random, 30, 48),
    slope: 8,
    armhole: 360,
    chest: cut.chest - 26,
    waist: cut.chest - (isKids ? 40 : 84),
    waistY: 600,
    hem: cut.chest - 20,
    backNeck: 0,
  });
  if (isKids) Object.assign(cut, { neckDepth: 170, armhole: 310, waistY: 500 });
  const princess = `M${cut.chest * 0.62},${cut.top + cut.armhole - 40}C${cut.waist * 0.5},${cut.top + 560} ${cut.waist * 0.5},${cut.top + 680} ${cut.hem * 0.6},${cut.top + 850}`;
  const block = design.print === 'colour-block' ? `<path d="M-900,${cut.top + 420}H900V${cut.top + 640}H-900Z" fill="${design.accent}"/>` : '';
  return {
    fabric: 'smooth',
    focus: { x: -70, y: cut.top + 260, zoom: 2.4 },
    layers: onePiece(design, {
      cut,
      crotch: isKids ? 990 : 1170,
      legY: isKids ? 730 : 830,
      gusset: 64,
      arm: vestArmhole(cut),
      gloss: 0.22,
      band: 14,
      depth: 0.55,
      marks: block + (isBack || isKids ? '' : onBothSides(seam(design, princess, 1.8))),
    }),
  };
}
