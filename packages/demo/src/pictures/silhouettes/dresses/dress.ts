import { drawTieBelt } from '../../blocks/belt.ts';
import type { Body } from '../../blocks/body.ts';
import { drawPlacket } from '../../blocks/closures.ts';
import { drawCollarBack, drawCollarBehind, drawCollarLeaves, drawStand, getButtonTone } from '../../blocks/collars.ts';
import { drawLace } from '../../blocks/lace.ts';
import { drawChestPocket, drawSidePockets } from '../../blocks/pockets.ts';
import { cutSkirt, drawSkirt, type Skirt } from '../../blocks/skirt.ts';
import { drawSleeves, type SleevePlan } from '../../blocks/sleeves.ts';
import { drawStraps, type Strap } from '../../blocks/strap-top.ts';
import { bandAlong, drawBinding } from '../../blocks/top.ts';
import { withMirror, type Design, type Drawing, type Layer } from '../../drawing.ts';
import { offset } from '../../path.ts';
import { gathers, type Relief } from '../../relief.ts';
import { seam, stitch } from '../../stitching.ts';
import { zip } from '../../trims.ts';
import { getSkirtHem } from '../bottoms/skirt-lengths.ts';
import { defineSilhouette } from '../silhouette.ts';
import { cutBodice, drawBodice } from './bodice.ts';
import { isGathered, isShirt, type DressCut, type DressSleeve } from './dress-cut.ts';

const plain = { closure: 'hidden', belt: 'none', pockets: 'none', trim: 'none', waist: 'seam' } as const;

export const dress = defineSilhouette({
  options: {
    neckline: ['round', 'v', 'scoop', 'square', 'boat'],
    sleeve: ['short', 'sleeveless', 'puff', 'flutter', 'elbow', 'long', 'balloon'],
    length: ['knee', 'mini', 'midi'],
    skirt: ['a-line', 'wide', 'pleated', 'tiered', 'straight'],
    waist: ['seam', 'elastic'],
    belt: ['none', 'tie'],
    pockets: ['none', 'side'],
  },
  draw: (design, cut) => drawDress(design, { ...plain, ...cut }),
});

export const wrapDress = defineSilhouette({
  options: {
    neckline: ['wrap'],
    sleeve: ['short', 'long', 'flutter', 'elbow'],
    length: ['knee', 'midi'],
    skirt: ['wrap'],
    belt: ['tie'],
  },
  draw: (design, cut) => drawDress(design, { ...plain, ...cut }),
});

export const shirtDress = defineSilhouette({
  options: {
    neckline: ['shirt-collar'],
    sleeve: ['long', 'short', 'elbow'],
    length: ['knee', 'midi'],
    skirt: ['a-line', 'straight'],
    closure: ['buttons'],
    belt: ['none', 'tie'],
    pockets: ['chest', 'side', 'none'],
  },
  draw: (design, cut) => drawDress(design, { ...plain, ...cut }),
});

export const maxiDress = defineSilhouette({
  options: {
    neckline: ['v', 'square', 'straight', 'halter'],
    sleeve: ['straps', 'sleeveless', 'flutter', 'puff'],
    length: ['maxi'],
    skirt: ['wide', 'tiered', 'a-line'],
    waist: ['seam', 'elastic'],
    belt: ['none', 'tie'],
  },
  draw: (design, cut) => drawDress(design, { ...plain, ...cut }),
});

export const nightdress = defineSilhouette({
  options: {
    neckline: ['v', 'round', 'straight'],
    sleeve: ['straps', 'short', 'long', 'sleeveless'],
    length: ['knee', 'midi'],
    closure: ['hidden', 'half-buttons'],
    trim: ['none', 'lace'],
  },
  draw: (design, cut) => drawDress(design, { ...plain, skirt: 'a-line', waist: 'elastic', ...cut }),
});

/** Measures of a dress that its parts share. */
interface DressShape {
  waistY: number;
  body: Body;
  skirt: Skirt;
  /** Straps in place of shoulders and sleeves. */
  strap: Strap | undefined;
}

function drawDress(design: Design, cut: DressCut): Drawing {
  const { scale: k } = design;
  const shape = cutDress(design, cut);
  const { waistY, body, skirt, strap } = shape;
  return {
    form: 'body',
    framing: { from: 'neck', to: skirt.cut.hem + 300 * k },
    behind: isShirt(cut) ? [drawCollarBehind(design, body, 58)] : [],
    detail: { x: -40, y: Math.min(body.cut.neck.depth, 150 * k) + 60 * k, zoom: 3.2 },
    hem: { x: skirt.computeHalfWidth(skirt.cut.hem) * 0.5, y: skirt.cut.hem - 70 * k, zoom: 3.2 },
    layers: [
      ...(strap ? drawStraps(design, strap) : []),
      ...drawSkirt(design, skirt, isGathered(cut) ? { extra: gatherSkirt(design, waistY) } : {}),
      drawBodice(design, cut, body, waistY),
      ...(strap ? [] : drawArms(design, body, cut)),
      ...drawWaist(design, body, skirt, cut),
      ...drawPockets(design, cut, shape),
      ...drawNeck(design, body, skirt, cut),
      ...(cut.trim === 'lace' ? [...drawLace(design, body.neckEdge, 26), ...drawLace(design, skirt.hemEdge, -28)] : []),
      ...(cut.belt === 'tie' ? drawTieBelt(design, body, { y: waistY, width: 36 }) : []),
    ],
  };
}

function cutDress(design: Design, cut: DressCut): DressShape {
  const waistY = design.figure.waist + (isShirt(cut) ? 10 : -14) * design.scale;
  const strap = findStrap(cut);
  const body = cutBodice(design, cut, waistY, strap);
  const skirt = cutSkirt(design, {
    shape: cut.skirt,
    top: waistY - 2,
    waist: body.computeHalfWidth(waistY),
    hem: getSkirtHem(design, cut.length),
    ease: isShirt(cut) ? 16 : 8,
  });
  return { waistY, body, skirt, strap };
}

function findStrap({ sleeve, neckline }: DressCut): Strap | undefined {
  if (neckline === 'halter') return { x: 112, y: 118, width: 22, style: 'halter' };
  return sleeve === 'straps' || neckline === 'straight' ? { x: 112, y: 118, width: 16, style: 'shoulder' } : undefined;
}

const gatherSkirt = ({ seed, scale: k, cloth }: Design, waistY: number): Relief =>
  gathers({ seed: seed + 6, at: [0, waistY], falls: 90, reach: 80 * k, across: 16 * k, height: 6 * cloth.drape });

/** Draws the sleeves, or the bindings of open armholes. */
function drawArms(design: Design, body: Body, cut: DressCut): Layer[] {
  if (cut.sleeve === 'sleeveless') return withMirror({ d: bandAlong(body.armhole, 8 * design.scale), roll: 2, lift: 1 });
  const sleeve = findSleeve(design, cut.sleeve);
  return sleeve ? drawSleeves(design, body, sleeve) : [];
}

function drawPockets(design: Design, { pockets }: DressCut, { body, skirt, waistY }: DressShape): Layer[] {
  const { scale: k } = design;
  if (pockets === 'side') return drawSidePockets(design, skirt.computeHalfWidth, waistY + 70 * k, 130 * k);
  return pockets === 'chest' ? drawChestPocket(design, body.underarm[0], body.cut.underarm - 30 * k) : [];
}

function findSleeve(design: Design, sleeve: DressSleeve): SleevePlan | undefined {
  if (sleeve === 'sleeveless' || sleeve === 'straps') return undefined;
  const cuffed = sleeve === 'balloon' || sleeve === 'long';
  if (cuffed) return { style: sleeve, looseness: 0.5, end: 'cuff', band: 34, buttonTone: getButtonTone(design) };
  return { style: sleeve, looseness: 0.35, ...(sleeve === 'puff' ? { end: 'cuff', band: 16 } : { end: 'plain' }) };
}

/** Draws the waist: a seam, or an elastic tunnel. */
function drawWaist(design: Design, body: Body, skirt: Skirt, { waist, belt }: DressCut): Layer[] {
  if (belt === 'tie') return [];
  if (waist === 'seam') return [{ part: 'waist:seam', layers: seam(design, skirt.topEdge, 2.2) }];
  const height = 16 * design.scale;
  return [
    {
      part: 'waist:elastic',
      layers: [
        {
          d: bandAlong(offset(skirt.topEdge, -height / 2, 60), height),
          roll: 6,
          lift: 1,
          relief: gathers({ seed: design.seed + 31, at: [0, skirt.cut.top], falls: 90, reach: 300, across: 8, height: 4 }),
        },
        ...seam(design, offset(skirt.topEdge, -height / 2, 60), 1.6),
        ...seam(design, offset(skirt.topEdge, height / 2, 60), 1.6),
      ],
    },
  ];
}

function drawNeck(design: Design, body: Body, skirt: Skirt, cut: DressCut): Layer[] {
  const { scale: k, isBack } = design;
  const from = body.cut.neck.depth;
  const back: Layer[] =
    isBack && cut.closure === 'hidden' && cut.waist === 'seam'
      ? zip(design, `M0,${body.cut.neck.back + 4}L0,${skirt.cut.top + 90 * k}`, design.base, design.base)
      : [];
  if (cut.neckline === 'shirt-collar') {
    if (isBack) return drawCollarBack(design, body, 50);
    return [
      ...drawPlacket(design, {
        from: from - 2,
        to: skirt.cut.hem + 13 * k,
        width: 34,
        buttons: 11,
        radius: 7,
        tone: getButtonTone(design),
        first: 58 * k,
      }),
      ...drawStand(design, body, 20),
      ...drawCollarLeaves(design, body, { length: 54, spread: 66 }),
    ];
  }
  const placket =
    cut.closure === 'half-buttons' && !isBack
      ? drawPlacket(design, { from: from - 2, to: from + 150 * k, width: 26, buttons: 4, radius: 6, tone: getButtonTone(design), first: 20 * k })
      : [];
  if (cut.neckline === 'wrap' && !isBack) return [...drawWrapFront(design, body), ...back];
  return [...placket, ...drawBinding(design, body.neckEdge, 8), ...back];
}

/** Draws the right front that crosses over the left one. */
function drawWrapFront(design: Design, body: Body): Layer[] {
  const { scale: k, figure } = design;
  const side = body.computeHalfWidth(figure.waist - 14 * k);
  const neck = body.cut.neck;
  const edge = `M${-neck.half},${-8}C${-neck.half * 0.7},${neck.depth * 0.5} ${-10 * k},${neck.depth - 30 * k} ${side * 0.86},${figure.waist - 20 * k}`;
  return [
    {
      part: 'neck:wrap',
      layers: [
        { d: edge, stroke: '#15110f', width: 9, opacity: 0.2, isLit: false },
        ...seam(design, edge, 3),
        ...stitch(design, offset(edge, 7, 60), design.thread, 1.4),
        ...seam(design, body.neckEdge, 2),
      ],
    },
  ];
}
