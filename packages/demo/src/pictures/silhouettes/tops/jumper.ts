import type { Design, Drawing } from '#pictures/drawing';
import { between, pick } from '#pictures/random';
import { ribs, seam } from '#pictures/stitching';
import { softTop } from '../soft-top.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';

export function cutJumper(design: Design): Drawing {
  const { random } = design;
  const cut = upperBlock(design, pick(random, 'regular', 'loose'));
  cut.length -= 70;
  cut.waist = cut.chest - 6;
  const neck = pick(random, 'crew', 'crew', 'v', 'roll');
  if (neck === 'v') Object.assign(cut, { neck: 'v', neckDepth: 220 });
  if (neck === 'roll') Object.assign(cut, { neckDepth: 46, backNeckDepth: 20, neckWidth: 116 });
  const isBlocked = design.print === 'colour-block';
  return {
    fabric: 'knit',
    focus: { x: -30, y: cut.top + cut.neckDepth + 110, zoom: 2.5 },
    layers: [
      ...softTop(design, {
        cut,
        sleeve: longSleeve(design, 20),
        hasInside: neck !== 'roll',
        neckBand: neck === 'roll' ? 0 : between(random, 34, 44),
        rib: between(random, 72, 100),
        depth: 1.2,
        ...(isBlocked ? { sleeveColour: design.accent } : {}),
      }),
      ...(neck === 'roll' ? rollNeck(design, cut.neckWidth, cut.top + 14) : []),
    ],
  };
}

function rollNeck(design: Design, half: number, y: number): Drawing['layers'] {
  const lower = `M${-half - 8},${y - 8}C${-half * 0.6},${y + 62} ${half * 0.6},${y + 62} ${half + 8},${y - 8}`;
  const upper = `M${-half + 2},${y - 132}C${-half * 0.5},${y - 118} ${half * 0.5},${y - 118} ${half - 2},${y - 132}`;
  const top = `M${-half + 2},${y - 132}C${-half * 0.6},${y - 156} ${half * 0.6},${y - 156} ${half - 2},${y - 132}C${half * 0.5},${y - 118} ${-half * 0.5},${y - 118} ${-half + 2},${y - 132}Z`;
  const d = `${upper}C${half + 12},${y - 90} ${half + 16},${y - 40} ${half + 8},${y - 8}C${half * 0.6},${y + 62} ${-half * 0.6},${y + 62} ${-half - 8},${y - 8}C${-half - 16},${y - 40} ${-half - 12},${y - 90} ${-half + 2},${y - 132}Z`;
  const fold = `M${-half - 6},${y - 30}C${-half * 0.6},${y + 36} ${half * 0.6},${y + 36} ${half + 6},${y - 30}`;
  return [
    { d: top, colour: design.inside, isPrinted: false, roll: 4 },
    { d, isPrinted: false, fabric: 'jersey', roll: 16, lift: 8, marks: ribs(design, upper, lower, 40) },
    seam(design, fold, 3),
  ];
}
