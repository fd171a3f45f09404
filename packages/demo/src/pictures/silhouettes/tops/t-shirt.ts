import type { Design, Drawing } from '#pictures/drawing';
import { between, pick } from '#pictures/random';
import { seam, stitch } from '#pictures/stitching';
import { softTop } from '../soft-top.ts';
import { upperBlock } from '../upper-proportions.ts';

export function cutTShirt(design: Design): Drawing {
  const { random, audience, print, accent, isBack } = design;
  const cut = upperBlock(design, pick(random, 'regular', 'regular', 'loose'));
  const isVNeck = audience !== 'kids' && random() > 0.72;
  const hasPocket = !isVNeck && random() > 0.7;
  if (isVNeck) Object.assign(cut, { neck: 'v', neckDepth: cut.neckDepth + 50 });
  const isBlocked = print === 'colour-block';
  return {
    fabric: 'jersey',
    focus: { x: -cut.neckWidth * 0.5, y: cut.top + cut.neckDepth + 120, zoom: 2.7 },
    layers: [
      ...softTop(design, {
        cut,
        sleeve: { length: between(random, 96, 150), angle: between(random, 24, 29), bicep: 206, cuff: between(random, 190, 206) },
        neckBand: between(random, 24, 34),
        rib: 0,
        depth: 1,
        ...(isBlocked ? { sleeveColour: accent, trimColour: accent } : {}),
      }),
      ...(hasPocket && !isBack ? chestPocket(design, cut.chest * 0.26, cut.top + cut.armhole * 0.82) : []),
    ],
  };
}

function chestPocket(design: Design, x: number, y: number): Drawing['layers'] {
  const d = `M${x},${y}L${x + 138},${y}L${x + 138},${y + 116}L${x + 69},${y + 152}L${x},${y + 116}Z`;
  const inner = `M${x + 8},${y + 28}L${x + 8},${y + 112}L${x + 69},${y + 143}L${x + 130},${y + 112}L${x + 130},${y + 28}`;
  return [{ d, roll: 4, lift: 3 }, seam(design, `M${x},${y + 26}L${x + 138},${y + 26}`, 1.6) + stitch(design, inner)];
}
