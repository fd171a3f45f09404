import type { Design, Drawing } from '#pictures/drawing';
import { between } from '#pictures/random';
import { seam } from '#pictures/stitching';
import { softTop } from '../soft-top.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';

export function cutSweatshirt(design: Design): Drawing {
  const { random, isBack } = design;
  const cut = upperBlock(design, 'loose');
  cut.length -= 90;
  cut.shoulder += 14;
  cut.waist = cut.chest;
  const isBlocked = design.print === 'colour-block';
  const y = cut.top + cut.neckDepth;
  // The V below the collar, originally for sweat, is typical of a sweatshirt.
  const gusset = isBack ? '' : seam(design, `M-34,${y + 4}L0,${y + 52}L34,${y + 4}`, 2.2);
  return {
    fabric: 'fleece',
    focus: { x: -40, y: y + 90, zoom: 2.5 },
    layers: softTop(design, {
      cut,
      sleeve: longSleeve(design, 26),
      neckBand: between(random, 34, 44),
      rib: between(random, 66, 84),
      depth: 1.35,
      bodyMarks: gusset,
      ...(isBlocked ? { sleeveColour: design.accent } : {}),
    }),
  };
}
