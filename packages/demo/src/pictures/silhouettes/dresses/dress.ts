import { drawTieBelt } from '../../blocks/belt.ts';
import { cutBody, type Body, type Neck } from '../../blocks/body.ts';
import { drawPlacket } from '../../blocks/closures.ts';
import { drawCollarBack, drawCollarBehind, drawCollarLeaves, drawStand, getButtonTone } from '../../blocks/collars.ts';
import { drawLace } from '../../blocks/lace.ts';
import { planBody } from '../../blocks/fits.ts';
import { drawChestPocket, drawSidePockets } from '../../blocks/pockets.ts';
import { cutSkirt, drawSkirt, type Skirt, type SkirtShape } from '../../blocks/skirt.ts';
import { drawSleeves, type SleevePlan } from '../../blocks/sleeves.ts';
import { cutStrapBody, drawStraps, type Strap } from '../../blocks/strap-top.ts';
import { bandAlong, drawBinding, drawPanel } from '../../blocks/top.ts';
import { onBothSides, withMirror, type Design, type Drawing, type Layer } from '../../drawing.ts';
import { offset } from '../../path.ts';
import { fold, gathers, piled } from '../../relief.ts';
import { seam, stitch } from '../../stitching.ts';
import { zip } from '../../trims.ts';
import { getSkirtHem, type SkirtLength } from '../bottoms/skirt-lengths.ts';
import { defineSilhouette } from '../silhouette.ts';

type DressNeck = 'round' | 'v' | 'scoop' | 'square' | 'boat' | 'wrap' | 'shirt-collar' | 'straight' | 'halter';
type DressSleeve = 'sleeveless' | 'straps' | 'short' | 'elbow' | 'long' | 'puff' | 'flutter' | 'balloon';

interface DressCut {
  neckline: DressNeck;
  sleeve: DressSleeve;
  length: SkirtLength;
  skirt: SkirtShape;
  waist: 'seam' | 'elastic';
  closure: 'hidden' | 'buttons' | 'half-buttons';
  belt: 'none' | 'tie';
  pockets: 'none' | 'side' | 'chest';
  trim: 'none' | 'lace';
}

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

const necks: Record<DressNeck, Neck> = {
  round: { shape: 'round', half: 106, depth: 84, back: 14 },
  v: { shape: 'v', half: 108, depth: 186, back: 16 },
  scoop: { shape: 'scoop', half: 136, depth: 158, back: 50 },
  square: { shape: 'square', half: 140, depth: 156, back: 50 },
  boat: { shape: 'boat', half: 168, depth: 64, back: 34 },
  wrap: { shape: 'v', half: 108, depth: 300, back: 12 },
  'shirt-collar': { shape: 'round', half: 94, depth: 60, back: 2 },
  straight: { shape: 'straight', half: 112, depth: 190, back: 190 },
  halter: { shape: 'straight', half: 112, depth: 190, back: 190 },
};

function drawDress(design: Design, cut: DressCut): Drawing {
  const { scale: k, figure, isBack, cloth, seed } = design;
  const hasStraps = cut.sleeve === 'straps' || cut.neckline === 'straight' || cut.neckline === 'halter';
  const isShirt = cut.neckline === 'shirt-collar';
  const waistY = figure.waist + (isShirt ? 10 : -14) * k;
  const plan = planBody(design, isShirt ? 'regular' : 'slim', waistY, necks[cut.neckline]);
  const snug = { ...plan, ease: plan.ease + (isShirt ? 4 : 3) * k, hug: isShirt ? 0.66 : 0.86, dip: 8 * k };
  const strap: Strap = { x: 112, y: 118, width: cut.neckline === 'halter' ? 22 : 16, style: cut.neckline === 'halter' ? 'halter' : 'shoulder' };
  const isSleeveless = cut.sleeve === 'sleeveless';
  const body = hasStraps
    ? cutStrapBody(design, snug, strap, cut.neckline === 'v' ? 'v' : cut.neckline === 'square' ? 'square' : 'straight')
    : cutBody(
        design,
        isSleeveless ? { ...snug, shoulder: Math.max(snug.neck.half + 46 * k, 176 * k), underarm: snug.underarm + 8 * k, isSleeveless: true } : snug,
      );
  const skirt = cutSkirt(design, {
    shape: cut.skirt,
    top: waistY - 2,
    waist: body.halfAt(waistY),
    hem: getSkirtHem(design, cut.length),
    ease: isShirt ? 16 : 8,
  });
  const isGathered = cut.waist === 'elastic' || cut.belt === 'tie';
  const pulled = gathers({ seed: seed + 5, at: [0, waistY], falls: 270, reach: 54 * k, across: 15 * k, height: 5.4 * cloth.drape });
  const bodice = drawPanel(design, body, {
    looseness: 0.3,
    hem: 'plain',
    lift: 5,
    extra: piled(isGathered ? pulled : undefined, cut.neckline === 'wrap' && !isBack ? wrapFolds(design, body) : undefined),
    marks:
      isGathered || cut.neckline === 'wrap' || isShirt
        ? []
        : onBothSides(
            seam(
              design,
              `M${body.halfAt(waistY) * 0.5},${waistY + 6}C${body.halfAt(waistY) * 0.52},${waistY - 60 * k} ${108 * k},${figure.bust + 70 * k} ${112 * k},${figure.bust + 40 * k}`,
              1.5,
            ),
          ),
  });
  const sleeve = getSleeve(design, cut.sleeve);
  return {
    form: 'body',
    framing: { from: 'neck', to: skirt.cut.hem + 300 * k },
    behind: isShirt ? [drawCollarBehind(design, body, 58)] : [],
    detail: { x: -40, y: Math.min(body.cut.neck.depth, 150 * k) + 60 * k, zoom: 3.2 },
    hem: { x: skirt.halfAt(skirt.cut.hem) * 0.5, y: skirt.cut.hem - 70 * k, zoom: 3.2 },
    layers: [
      ...(hasStraps ? drawStraps(design, strap) : []),
      ...drawSkirt(
        design,
        skirt,
        isGathered ? { extra: gathers({ seed: seed + 6, at: [0, waistY], falls: 90, reach: 80 * k, across: 16 * k, height: 6 * cloth.drape }) } : {},
      ),
      bodice,
      ...(sleeve && !hasStraps ? drawSleeves(design, body, sleeve) : []),
      ...(isSleeveless && !hasStraps ? withMirror({ d: bandAlong(body.armhole, 8 * k), roll: 2, lift: 1 }) : []),
      ...drawWaist(design, body, skirt, cut),
      ...(cut.pockets === 'side' ? drawSidePockets(design, skirt.halfAt, waistY + 70 * k, 130 * k) : []),
      ...(cut.pockets === 'chest' ? drawChestPocket(design, body.underarm[0], body.cut.underarm - 30 * k) : []),
      ...drawNeck(design, body, skirt, cut),
      ...(cut.trim === 'lace' ? [...drawLace(design, body.neckEdge, 26), ...drawLace(design, skirt.hemEdge, -28)] : []),
      ...(cut.belt === 'tie' ? drawTieBelt(design, body, { y: waistY, width: 36 }) : []),
    ],
  };
}

function getSleeve(design: Design, sleeve: DressSleeve): SleevePlan | undefined {
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

function wrapFolds(design: Design, body: Body): ReturnType<typeof piled> {
  const { scale: k, figure } = design;
  const side = body.halfAt(figure.waist - 20 * k);
  return piled(
    ...[0, 1, 2, 3].map((step) =>
      fold(
        `M${side - 6},${figure.waist - 30 * k - step * 18 * k}C${side * 0.5},${figure.waist - 60 * k - step * 40 * k} ${-side * 0.2},${figure.bust + 90 * k - step * 44 * k} ${-side * 0.7},${figure.bust + 40 * k - step * 50 * k}`,
        10 * k,
        5,
        0.4,
      ),
    ),
  );
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
  const side = body.halfAt(figure.waist - 14 * k);
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
