import type { Design, Drawing } from '#pictures/drawing';
import { between, pick } from '#pictures/random';
import { softTop } from '../soft-top.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';

export function cutLongSleeve(design: Design): Drawing {
  const { random, audience } = design;
  const cut = upperBlock(design, pick(random, 'slim', 'regular'));
  if (audience === 'women' && random() > 0.5) Object.assign(cut, { neck: 'boat', neckWidth: cut.neckWidth + 26, neckDepth: 74 });
  const isBlocked = design.print === 'colour-block';
  return {
    fabric: 'jersey',
    focus: { x: -cut.chest * 0.55, y: cut.top + 190, zoom: 2.5 },
    layers: softTop(design, {
      cut,
      sleeve: longSleeve(design),
      neckBand: between(random, 20, 30),
      rib: 0,
      depth: 1,
      ...(isBlocked ? { sleeveColour: design.accent, trimColour: design.accent } : {}),
    }),
  };
}
