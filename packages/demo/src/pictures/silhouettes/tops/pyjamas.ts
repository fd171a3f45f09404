import { mix } from '#pictures/colour';
import type { Design, Drawing, Layer } from '#pictures/drawing';
import { buttonTone, collarBack, collarInside, collarLeaves, placket, type Collar } from '../collar.ts';
import { softLegs } from '../bottoms/joggers.ts';
import { legBlock } from '../lower.ts';
import { pocket } from './shirt.ts';
import { tailoredTop } from '../tailored-top.ts';
import { longSleeve, upperBlock } from '../upper-proportions.ts';

/** Draws a set: the buttoned top over its trousers. */
export function cutPyjamas(design: Design): Drawing {
  const { isBack, random } = design;
  const cut = upperBlock(design, 'regular');
  Object.assign(cut, { neckDepth: 130, neckWidth: 116, backNeckDepth: 22, length: cut.length - 150, hemDip: 14, waist: cut.chest - 10 });
  const legs = legBlock(design, 'wide', 0.74);
  legs.top = cut.top + cut.length - 220;
  legs.hemInset += 16;
  legs.hemOut += 16;
  const tone = buttonTone(design);
  const collar: Collar = { point: 66, spread: 132, rise: 46, isSoft: true };
  const bottom = cut.top + cut.length + cut.hemDip;
  const top = tailoredTop(design, {
    cut,
    sleeve: { ...longSleeve(design, 12), length: longSleeve(design).length - 60 },
    depth: 1.1,
    hemStitch: 22,
    gloss: 0.1,
    cuff: { thick: 54 },
  });
  const piped: Design = { ...design, thread: mix(design.accent, design.base, 0.2) };
  const front: Layer[] = isBack
    ? collarBack(piped, cut, collar)
    : [
        ...collarInside(design, cut, collar),
        ...placket(piped, { from: cut.top + cut.neckDepth, to: bottom - 4, width: 50, buttons: 4, radius: 13, colour: tone, first: 40 }),
        ...(random() > 0.2 ? pocket(piped, cut) : []),
        ...collarLeaves(piped, cut, collar),
      ];
  return {
    fabric: 'woven',
    focus: { x: 40, y: cut.top + 230, zoom: 2.3 },
    layers: [
      ...softLegs(design, legs, { cuff: 0, hasCord: false, hasPockets: false, depth: 1.1 }).layers,
      ...top.map((layer) => (typeof layer === 'string' ? layer : { ...layer, lift: layer.lift ?? 8 })),
      ...front,
    ],
  };
}
