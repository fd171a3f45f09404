import type { Design, Drawing } from '#pictures/drawing';
import { between, pick } from '#pictures/random';
import { onePiece } from './one-piece.ts';
import { armholeSeam } from '../upper.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';
import { vestArmhole } from '../tops/vest-top.ts';

export function cutBodysuit(design: Design): Drawing {
  const { random } = design;
  const cut = upperBlock(design, 'slim');
  const isSleeved = random() > 0.5;
  Object.assign(cut, {
    neck: pick(random, 'scoop', 'square', 'v'),
    neckDepth: between(random, 140, 190),
    backNeckDepth: 70,
    neckWidth: 140,
    waist: cut.chest - 62,
    waistY: 560,
    hem: cut.chest - 30,
  });
  if (!isSleeved) Object.assign(cut, { shoulder: 208, slope: 22, backNeckDepth: 100 });
  return {
    fabric: 'rib',
    focus: { x: -60, y: cut.top + 250, zoom: 2.4 },
    layers: onePiece(design, {
      cut,
      crotch: 1130,
      legY: 800,
      gusset: 62,
      arm: isSleeved ? armholeSeam(cut) : vestArmhole(cut),
      gloss: 0.06,
      band: 16,
      depth: 0.7,
      ...(isSleeved ? { sleeve: longSleeve(design, -10) } : {}),
    }),
  };
}
