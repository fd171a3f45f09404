import { lighter } from '#pictures/colour';
import type { Design, Drawing } from '#pictures/drawing';
import { between, pick } from '#pictures/random';
import { buttonTone, collarBack, collarInside, collarLeaves, placket, type Collar } from '../collar.ts';
import { softTop } from '../soft-top.ts';
import { upperBlock } from '../upper-proportions.ts';

export function cutPolo(design: Design): Drawing {
  const { random, isBack, audience } = design;
  const cut = upperBlock(design);
  Object.assign(cut, { neckDepth: 84, neckWidth: 122, backNeckDepth: 26 });
  const contrast =
    design.print === 'colour-block'
      ? { colour: design.accent }
      : design.print === 'plain'
        ? {}
        : { isPrinted: false, colour: random() > 0.5 ? design.accent : design.base };
  const collar: Collar = { point: between(random, 62, 80), spread: between(random, 92, 108), rise: 44, ...contrast };
  const top = softTop(design, {
    cut,
    sleeve: { length: between(random, 92, 124), angle: between(random, 22, 27), bicep: audience === 'men' ? 204 : 190, cuff: 178 },
    neckBand: 0,
    rib: 0,
    depth: 0.9,
    trimColour: lighter(design.base, 0.05),
    ...(design.print === 'colour-block' ? { sleeveColour: design.accent } : {}),
  });
  const from = cut.top + cut.neckDepth - 4;
  return {
    fabric: 'fleece',
    focus: { x: -20, y: cut.top + 180, zoom: 2.7 },
    layers: isBack
      ? [...top, ...collarBack(design, cut, collar)]
      : [
          ...top,
          ...collarInside(design, cut, collar),
          ...placket(design, {
            from,
            to: from + between(random, 190, 230),
            width: 54,
            buttons: pick(random, 2, 3),
            radius: 13,
            colour: buttonTone(design),
            first: 46,
          }),
          ...collarLeaves(design, cut, collar),
        ],
  };
}
