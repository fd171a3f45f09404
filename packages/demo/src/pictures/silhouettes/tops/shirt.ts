import { cutBody, type Body } from '../../blocks/body.ts';
import { drawPlacket } from '../../blocks/closures.ts';
import { drawCollarBack, drawCollarBehind, drawCollarLeaves, drawStand, drawYoke, getButtonTone } from '../../blocks/collars.ts';
import { getEase, getHem, planBody, type Fit } from '../../blocks/fits.ts';
import { drawLapelBehind, drawLapels } from '../../blocks/lapels.ts';
import { drawChestFlaps, drawChestPocket, drawHipPatches } from '../../blocks/pockets.ts';
import { drawSoftTop } from '../../blocks/soft-top.ts';
import type { Design, Drawing, Layer } from '../../drawing.ts';
import { between } from '../../random.ts';
import { seam } from '../../stitching.ts';
import { button } from '../../trims.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtTop } from './aim-at-top.ts';

type ShirtNeck = 'shirt-collar' | 'band-collar' | 'revere';

interface ShirtCut {
  neckline: ShirtNeck;
  sleeve: 'long' | 'short';
  fit: Fit;
  length: 'regular' | 'long';
  pockets: 'none' | 'chest' | 'two-chest' | 'patch';
}

export const shirt = defineSilhouette({
  options: {
    neckline: ['shirt-collar', 'band-collar', 'revere'],
    sleeve: ['long', 'short'],
    fit: ['slim', 'regular', 'relaxed'],
    length: ['regular'],
    closure: ['buttons'],
    pockets: ['none', 'chest'],
  },
  draw: (design, cut) => drawShirt(design, cut, 62),
});

export const overshirt = defineSilhouette({
  options: {
    neckline: ['shirt-collar'],
    sleeve: ['long'],
    fit: ['regular', 'oversized'],
    length: ['regular'],
    closure: ['buttons'],
    pockets: ['two-chest', 'patch'],
  },
  draw: (design, cut) => drawShirt(design, cut, 12),
});

/** @param dip how much lower the hem is in the middle than at the sides */
function drawShirt(design: Design, cut: ShirtCut, dip: number): Drawing {
  const { scale: k, isBack } = design;
  const isRevere = cut.neckline === 'revere';
  const neck = { shape: isRevere ? 'v' : 'round', half: 92, depth: isRevere ? 150 : 58, back: 2 } as const;
  const plan = planBody(design, cut.fit, getHem(design, cut.length) - dip * 0.5 * k, neck);
  const body = cutBody(design, { ...plan, dip: dip * k });
  const { looseness } = getEase(cut.fit);
  const tone = getButtonTone(design);
  const isLong = cut.sleeve === 'long';
  const soft = drawSoftTop(design, body, {
    looseness,
    hem: 'shirt',
    sleeve: { style: cut.sleeve, looseness: looseness * 0.7 + 0.1, ...(isLong ? { end: 'cuff', band: 54, buttonTone: tone } : { end: 'stitched' }) },
    marks: [
      ...drawYoke(design, body),
      ...(isBack
        ? [
            ...seam(design, `M-11,${body.shoulder[1] + 80 * k}L-7,${plan.hem + 40 * k}`, 1.4),
            ...seam(design, `M11,${body.shoulder[1] + 80 * k}L7,${plan.hem + 40 * k}`, 1.4),
          ]
        : []),
    ],
  });
  return {
    ...aimAtTop(design, body),
    behind: isRevere ? drawLapelBehind(design, body) : [drawCollarBehind(design, body, 60)],
    layers: [...soft, ...(isBack ? drawBackCollar(design, body, cut.neckline) : drawFront(design, body, cut, tone))],
  };
}

function drawBackCollar(design: Design, body: Body, neckline: ShirtNeck): Layer[] {
  return neckline === 'band-collar' ? drawStand(design, body, 30) : drawCollarBack(design, body, neckline === 'revere' ? 34 : 52);
}

function drawFront(design: Design, body: Body, { neckline, pockets }: ShirtCut, tone: string): Layer[] {
  const { scale: k, random } = design;
  const bottom = body.cut.hem + body.cut.dip - 3;
  const chest = body.underarm[0];
  const y = body.cut.underarm - 36 * k;
  const from = body.cut.neck.depth;
  const bags = {
    none: () => [],
    chest: () => drawChestPocket(design, chest, y),
    'two-chest': () => drawChestFlaps(design, chest, y - 10 * k, tone),
    patch: () => [...drawChestPocket(design, chest, y), ...drawHipPatches(design, chest * 0.3, body.cut.hem - 200 * k, 136 * k)],
  }[pockets]();
  if (neckline === 'revere') {
    return [
      ...drawPlacket(design, { from, to: bottom, width: 30, buttons: 5, radius: 8, tone, first: 24 * k }),
      ...bags,
      ...drawLapels(design, body, { width: 62, breakY: from + 6 * k, wrap: 6 * k, style: 'revere', isStitched: true, notch: 60 }),
    ];
  }
  return [
    ...drawPlacket(design, { from: from - 2, to: bottom, width: 38, buttons: 7, radius: 7.5, tone, first: 64 * k }),
    ...bags,
    ...drawStand(design, body, neckline === 'band-collar' ? 30 : 22),
    ...button(0, from - 8 * k, 7 * k, tone),
    ...(neckline === 'shirt-collar' ? drawCollarLeaves(design, body, { length: between(random, 50, 64), spread: between(random, 58, 76) }) : []),
  ];
}
