import { drawBuckleBelt, drawTieBelt } from '../../blocks/belt.ts';
import { cutBody, type Body } from '../../blocks/body.ts';
import { drawCollarBack } from '../../blocks/collars.ts';
import { planBody, type Fit } from '../../blocks/fits.ts';
import { drawLapelBehind, drawLapels } from '../../blocks/lapels.ts';
import { drawFlapPockets, drawPatchPocket, drawWeltPockets } from '../../blocks/pockets.ts';
import type { Sleeve } from '../../blocks/sleeve.ts';
import { drawSoftTop } from '../../blocks/soft-top.ts';
import { darker } from '../../colour.ts';
import { onBothSides, withMirror, type Design, type Drawing, type Layer, type Mark, type Piece } from '../../drawing.ts';
import { pick } from '../../random.ts';
import { gathers, hang, piled, type Relief } from '../../relief.ts';
import { seam, seamAndStitch, topstitch } from '../../stitching.ts';
import { button } from '../../trims.ts';
import { defineSilhouette } from '../silhouette.ts';

interface TailoredCut {
  neckline: 'lapel' | 'shawl';
  fit: Fit;
  /** Height of the hem on the form. */
  hem: number;
  closure: 'buttons' | 'double-breasted';
  belt: 'none' | 'tie' | 'buckle';
  pockets: 'flap' | 'welt' | 'patch';
}

export const coat = defineSilhouette({
  options: {
    neckline: ['lapel', 'shawl'],
    sleeve: ['long'],
    fit: ['regular', 'oversized'],
    length: ['knee', 'midi', 'short'],
    closure: ['buttons', 'double-breasted'],
    belt: ['none', 'tie'],
    pockets: ['flap', 'welt', 'patch'],
  },
  draw: (design, cut) => drawTailored(design, { ...cut, hem: getCoatHem(design, cut.length) }, {}),
});

export const trenchCoat = defineSilhouette({
  options: {
    neckline: ['lapel'],
    sleeve: ['long'],
    fit: ['regular', 'relaxed'],
    length: ['knee', 'midi'],
    closure: ['double-breasted'],
    belt: ['tie', 'buckle'],
    pockets: ['welt'],
  },
  draw: (design, cut) => drawTailored(design, { ...cut, hem: getCoatHem(design, cut.length) }, { isTrench: true }),
});

export const blazer = defineSilhouette({
  options: {
    neckline: ['lapel'],
    sleeve: ['long'],
    fit: ['slim', 'regular', 'oversized'],
    length: ['regular', 'long'],
    closure: ['buttons', 'double-breasted'],
    pockets: ['flap', 'patch'],
  },
  draw: (design, { length, ...cut }) =>
    drawTailored(
      design,
      { ...cut, neckline: 'lapel', belt: 'none', hem: design.figure.hip + { regular: 40, long: 130 }[length] * design.scale },
      { isBlazer: true },
    ),
});

function getCoatHem({ figure, scale: k }: Design, length: 'knee' | 'midi' | 'short'): number {
  return { short: figure.crotch + 100 * k, knee: figure.knee - 30 * k, midi: figure.knee + 240 * k }[length];
}

interface Kind {
  isTrench?: boolean;
  isBlazer?: boolean;
}

function drawTailored(design: Design, cut: TailoredCut, kind: Kind): Drawing {
  const { scale: k, isBack, random } = design;
  const breakY = getBreak(design, cut, kind);
  const body = cutTailoredBody(design, cut, kind, breakY);
  const tone = pick(random, darker(design.base, 0.45), '#4b3a2d', '#23201f');
  return {
    form: 'body',
    framing: { from: 'neck', to: cut.hem + (kind.isBlazer ? 190 : 330) * k },
    behind: drawLapelBehind(design, body),
    detail: { x: 40 * k, y: Math.min(breakY, 330 * k) - 100 * k, zoom: 2.7 },
    hem: { x: body.computeHalfWidth(cut.hem) * 0.5, y: cut.hem - 100 * k, zoom: 3 },
    layers: [
      ...drawSoftTop(design, body, {
        looseness: kind.isBlazer ? 0.15 : 0.35,
        hem: 'plain',
        lift: 9,
        marks: isBack ? drawSpine(design, body, kind) : drawDarts(design, body, kind),
        extra: createCoatFolds(design, cut, kind),
        sleeve: {
          style: 'long',
          looseness: kind.isBlazer ? 0.45 : 0.7,
          end: 'plain',
          ...(kind.isBlazer && { marks: (sleeve) => drawSleeveButtons(design, sleeve, tone) }),
        },
      }),
      ...(isBack ? drawBack(design, body, kind) : drawFront(design, body, cut, kind, breakY, tone)),
      ...drawCoatBelt(design, body, cut),
    ],
  };
}

/** Returns the height where the lapels end and the closure begins. */
function getBreak({ figure, scale: k }: Design, { closure }: TailoredCut, { isBlazer }: Kind): number {
  if (!isBlazer) return figure.bust + 40 * k;
  return figure.waist - (closure === 'double-breasted' ? 70 : 30) * k;
}

function cutTailoredBody(design: Design, cut: TailoredCut, { isBlazer }: Kind, breakY: number): Body {
  const { scale: k } = design;
  const plan = planBody(design, cut.fit, cut.hem, { shape: 'v', half: 92, depth: breakY / k, back: 0 });
  const shared = { ...plan, neck: { ...plan.neck, depth: breakY }, dip: 4 * k };
  if (isBlazer) return cutBody(design, { ...shared, ease: plan.ease + 6 * k, hug: Math.max(0.3, plan.hug), flare: 2 * k });
  const waist = cut.belt === 'none' ? { hug: plan.hug * 0.6, flare: 14 * k } : { hug: 0.72, flare: 40 * k };
  return cutBody(design, { ...shared, ease: plan.ease + 16 * k, ...waist });
}

/** Draws the seams of the back: shaped for a blazer, with a vent for a coat. */
function drawSpine(design: Design, { cut, underarm: [x] }: Body, { isBlazer }: Kind): Mark[] {
  const { scale: k, figure } = design;
  const middle = seam(design, `M0,${cut.neck.back + 8}L0,${cut.hem}`, 1.8);
  if (!isBlazer) return [...middle, ...seam(design, `M5,${cut.hem - 300 * k}L5,${cut.hem}`, 3)];
  const shaping = `M${x * 0.62},${cut.underarm + 20 * k}C${x * 0.5},${figure.waist} ${x * 0.56},${figure.hip} ${x * 0.6},${cut.hem}`;
  return [...middle, ...onBothSides(seam(design, shaping, 1.5))];
}

function drawDarts(design: Design, { underarm: [x] }: Body, { isBlazer }: Kind): Mark[] {
  if (!isBlazer) return [];
  const { scale: k, figure } = design;
  return onBothSides(seam(design, `M${x * 0.48},${figure.bust + 60 * k}L${x * 0.46},${figure.hip - 70 * k}`, 1.4));
}

/** Returns the folds below the waist and the gathers of a belt. */
function createCoatFolds({ figure, scale: k, cloth, seed }: Design, { belt, hem }: TailoredCut, { isBlazer }: Kind): Relief {
  const hanging = (height: number): Relief => hang({ seed: seed + 50, count: 5, from: figure.waist, to: hem, height: height * (0.4 + cloth.drape) });
  if (belt === 'none') return hanging(isBlazer ? 2 : 9);
  return piled(
    hanging(20),
    gathers({ seed: seed + 5, at: [0, figure.waist], falls: 270, reach: 60 * k, across: 24 * k, height: 6 }),
    gathers({ seed: seed + 6, at: [0, figure.waist], falls: 90, reach: 80 * k, across: 26 * k, height: 7 }),
  );
}

/** Draws the buttons of a blazer's sleeve, which are behind the arm. */
function drawSleeveButtons({ isBack, scale: k }: Design, { outer: [x, y] }: Sleeve, tone: string): Mark[] {
  return isBack ? [0, 1, 2].flatMap((index) => button(x - 14 * k, y - (22 + index * 19) * k, 6 * k, tone)) : [];
}

function drawCoatBelt(design: Design, body: Body, { belt }: TailoredCut): Layer[] {
  if (belt === 'tie') return drawTieBelt(design, body, { width: 50 });
  return belt === 'buckle' ? drawBuckleBelt(design, body, { width: 50 }) : [];
}

function drawBack(design: Design, body: Body, { isTrench }: Kind): Layer[] {
  const { scale: k } = design;
  const [sx] = body.shoulder;
  const y = body.cut.underarm - 6 * k;
  const cape = `M${-sx + 6},${y - 20 * k}C${-sx * 0.5},${y + 14 * k} ${sx * 0.5},${y + 14 * k} ${sx - 6},${y - 20 * k}`;
  return [...(isTrench ? seamAndStitch(design, cape, 6) : []), ...drawCollarBack(design, body, 44)];
}

function drawFront(design: Design, body: Body, cut: TailoredCut, kind: Kind, breakY: number, tone: string): Layer[] {
  const { scale: k, figure } = design;
  const isDouble = cut.closure === 'double-breasted';
  const wrap = (isDouble ? 66 : 12) * k;
  const bottom = cut.hem + body.cut.dip;
  const edge = `M${wrap * 0.2},${breakY - 14 * k}C${wrap * 0.9},${breakY + 20 * k} ${wrap},${breakY + 50 * k} ${wrap},${breakY + 100 * k}L${kind.isBlazer && !isDouble ? wrap - 14 * k : wrap},${bottom}`;
  const hip = Math.min(cut.hem - 150 * k, figure.hip - (kind.isBlazer ? 110 : 60) * k);
  const chest = body.underarm[0];
  const pockets: Record<TailoredCut['pockets'], () => Layer[]> = {
    flap: () => drawFlapPockets(design, chest * 0.4, hip, 118 * k),
    welt: () => drawWeltPockets(design, chest * 0.5, hip - 20 * k, 132 * k),
    patch: () => withMirror(drawPatchPocket(design, { x: chest * 0.36, y: hip - 10 * k, width: 132 * k, height: 146 * k }, false)),
  };
  const width = kind.isBlazer ? 84 : kind.isTrench ? 104 : 92;
  return [
    ...pockets[cut.pockets](),
    {
      part: `front:${cut.closure}`,
      layers: [{ d: edge, stroke: '#15110f', width: 8, opacity: 0.2, isLit: false }, ...seam(design, edge, 3), ...topstitch(design, edge, 7)],
    },
    ...(kind.isTrench ? drawTrenchParts(design, body) : []),
    ...(kind.isBlazer
      ? [
          {
            d: `M${chest * 0.34},${figure.bust - 20 * k}L${chest * 0.34 + 82 * k},${figure.bust - 34 * k}L${chest * 0.34 + 83 * k},${figure.bust - 18 * k}L${chest * 0.34 + 1},${figure.bust - 4 * k}Z`,
            lift: 2,
            roll: 2,
          } satisfies Piece,
        ]
      : []),
    ...drawLapels(design, body, {
      width,
      breakY,
      wrap: wrap * 0.2,
      style: cut.neckline === 'shawl' ? 'shawl' : isDouble ? 'peak' : 'notch',
      isStitched: true,
      notch: kind.isBlazer ? 96 : 104,
    }),
    { part: `closure:${cut.closure}`, layers: listButtons(design, cut, kind, breakY, tone) },
  ];
}

function listButtons({ scale: k, figure }: Design, cut: TailoredCut, { isBlazer }: Kind, breakY: number, tone: string): Mark[] {
  const isDouble = cut.closure === 'double-breasted';
  const gap = (isBlazer ? 104 : 150) * k;
  const rows = Array.from({ length: isBlazer ? 2 : 3 }, (_, index) => breakY + (isDouble ? 44 : 26) * k + gap * index).filter(
    (y) => cut.belt === 'none' || Math.abs(y - figure.waist) > 46 * k,
  );
  const radius = (isBlazer ? 10 : 13) * k;
  return rows.flatMap((y) => (isDouble ? [...button(-52 * k, y, radius, tone), ...button(44 * k, y, radius, tone)] : button(0, y, radius, tone)));
}

/** Draws the storm flap and the shoulder straps of a trench coat. */
function drawTrenchParts(design: Design, body: Body): Layer[] {
  const { scale: k } = design;
  const [sx, sy] = body.shoulder;
  const low = body.cut.underarm + 6 * k;
  const flap = `M${40 * k},${sy + 40 * k}L${sx - 20 * k},${sy + 10 * k}C${sx - 34 * k},${sy + 80 * k} ${sx - 34 * k},${low - 60 * k} ${sx - 44 * k},${low - 30 * k}C${sx - 90 * k},${low + 10 * k} ${90 * k},${low + 4 * k} ${40 * k},${low - 60 * k}Z`;
  const strap: Piece = {
    part: 'shoulder:strap',
    d: `M${sx - 96 * k},${sy - 34 * k}L${sx + 4},${sy + 2}L${sx - 4},${sy + 24 * k}L${sx - 104 * k},${sy - 14 * k}C${sx - 112 * k},${sy - 22 * k} ${sx - 106 * k},${sy - 34 * k} ${sx - 96 * k},${sy - 34 * k}Z`,
    lift: 4,
    roll: 3,
  };
  const piece: Piece = {
    part: 'front:flap',
    d: flap,
    lift: 5,
    roll: 4,
    marks: topstitch(design, `M${sx - 44 * k},${low - 30 * k}C${sx - 90 * k},${low + 10 * k} ${90 * k},${low + 4 * k} ${40 * k},${low - 60 * k}`, 6),
  };
  return [piece, ...withMirror(strap), ...onBothSides(button(sx - 92 * k, sy - 20 * k, 6 * k, darker(design.base, 0.4)))];
}
