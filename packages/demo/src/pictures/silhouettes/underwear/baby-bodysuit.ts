import { onBothSides, type Design, type Drawing } from '#pictures/drawing';
import { between } from '#pictures/random';
import { seam, stitch } from '#pictures/stitching';
import { stud } from '#pictures/trims';
import { onePiece } from './one-piece.ts';
import { armholeSeam, type Cut } from '../upper.ts';

/** Draws a wide bodysuit with lapped shoulders that fit over a baby's head, and poppers below. */
export function cutBabyBodysuit(design: Design): Drawing {
  const { random } = design;
  const isLong = random() > 0.5;
  const cut: Cut = {
    top: 300,
    neck: 'crew',
    neckWidth: 150,
    neckDepth: 104,
    backNeckDepth: 54,
    shoulder: 300,
    slope: 62,
    armhole: 270,
    chest: 330 + between(random, -8, 8),
    waist: 336,
    waistY: 540,
    hem: 344,
    length: 900,
    hemDip: 0,
  };
  const crotch = 1020;
  const y = cut.top + crotch;
  const lap = `M${cut.neckWidth + 6},${cut.top + 6}C${cut.neckWidth + 40},${cut.top + 110} ${cut.shoulder - 60},${cut.top + 190} ${cut.shoulder - 18},${cut.top + 200}`;
  const poppers = [-58, 0, 58].map((x) => stud(x, y - 34, 15, '#d9d6d0')).join('');
  const flap = `M-104,${y - 76}C-50,${y - 62} 50,${y - 62} 104,${y - 76}`;
  return {
    fabric: 'jersey',
    focus: { x: -60, y: cut.top + 190, zoom: 2.4 },
    layers: [
      ...onePiece(design, {
        cut,
        crotch,
        legY: 760,
        gusset: 112,
        arm: armholeSeam(cut),
        gloss: 0,
        band: 26,
        depth: 0.95,
        sleeve: isLong ? { length: 330, angle: 17, bicep: 156, cuff: 124 } : { length: 76, angle: 27, bicep: 178, cuff: 168 },
      }),
      design.isBack ? '' : onBothSides(seam(design, lap, 3) + stitch(design, lap)) + seam(design, flap, 3) + poppers,
    ],
  };
}
