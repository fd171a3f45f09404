import { cutBody, computeShoulderHeight, type Body, type Neck } from '../../blocks/body.ts';
import { drawTubeNeck } from '../../blocks/collars.ts';
import { planBody } from '../../blocks/fits.ts';
import { drawOnePiece } from '../../blocks/one-piece.ts';
import { drawSleeves } from '../../blocks/sleeves.ts';
import { cutStrapBody, drawStraps, type Strap } from '../../blocks/strap-top.ts';
import { bandAlong, drawBinding, drawNeckBand } from '../../blocks/top.ts';
import { onBothSides, withMirror, type Design, type Drawing, type Layer, type Mark } from '../../drawing.ts';
import { symmetric } from '../../path.ts';
import { seam, stitch } from '../../stitching.ts';
import { stud } from '../../trims.ts';
import { defineSilhouette } from '../silhouette.ts';

const necks: Record<'round' | 'scoop' | 'v' | 'square' | 'roll', Neck> = {
  round: { shape: 'round', half: 104, depth: 82, back: 20 },
  scoop: { shape: 'scoop', half: 132, depth: 170, back: 90 },
  v: { shape: 'v', half: 118, depth: 186, back: 60 },
  square: { shape: 'square', half: 136, depth: 164, back: 90 },
  roll: { shape: 'round', half: 92, depth: 48, back: 6 },
};

/** Framing and close views of a piece that ends at the hips. */
function aim({ figure, scale: k }: Design, body: Body): Pick<Drawing, 'framing' | 'detail' | 'hem'> {
  return {
    framing: { from: 'neck', to: figure.crotch + 190 * k },
    detail: { x: -40, y: Math.min(body.cut.neck.depth, 170 * k) + 50 * k, zoom: 3.2 },
    hem: { x: 90 * k, y: figure.crotch - 110 * k, zoom: 3.4 },
  };
}

export const bodysuit = defineSilhouette({
  options: {
    neckline: ['scoop', 'round', 'v', 'square', 'roll'],
    sleeve: ['sleeveless', 'short', 'long', 'straps'],
  },
  draw: (design, { neckline, sleeve }): Drawing => {
    const { scale: k, figure } = design;
    const plan = planBody(design, 'slim', figure.hip, necks[neckline]);
    const close = { ...plan, ease: 3 * k, hug: 1, underarm: plan.underarm - 6 * k };
    const strap: Strap = { x: 110, y: 122, width: 10 };
    const isOpen = sleeve === 'sleeveless';
    const body =
      sleeve === 'straps'
        ? cutStrapBody(design, close, strap, neckline === 'v' ? 'v' : 'straight')
        : cutBody(design, isOpen ? { ...close, shoulder: close.neck.half + 44 * k, isSleeveless: true } : close);
    return {
      form: 'body',
      ...aim(design, body),
      layers: [
        ...(sleeve === 'straps' ? drawStraps(design, strap) : []),
        ...drawOnePiece(design, body, { legY: figure.hip - 56 * k, gusset: 36 * k, ease: 4 * k }),
        ...(sleeve === 'short' || sleeve === 'long' ? drawSleeves(design, body, { style: sleeve, looseness: 0.1, end: 'stitched' }) : []),
        ...(isOpen ? withMirror({ d: bandAlong(body.armhole, 8 * k), isPrinted: false, roll: 3, lift: 1 }) : []),
        ...(neckline === 'roll' ? drawTubeNeck(design, body, 'roll') : drawBinding(design, body.neckEdge, 9)),
      ],
    };
  },
});

type SwimNeck = 'scoop' | 'v' | 'square' | 'straight' | 'halter';

export const swimsuit = defineSilhouette({
  options: {
    neckline: ['scoop', 'v', 'square', 'straight', 'halter'],
    sleeve: ['straps'],
  },
  draw: (design, { neckline }): Drawing => {
    const { scale: k, figure, audience } = design;
    const isChild = audience === 'kids';
    const strap = findSwimStrap(neckline);
    const plan = planBody(design, 'slim', figure.hip, getSwimNeck(neckline, isChild));
    const close = { ...plan, ease: 2 * k, hug: 1, underarm: plan.underarm + 4 * k };
    const body = strap
      ? cutStrapBody(design, close, strap, 'sweetheart')
      : cutBody(design, { ...close, shoulder: close.neck.half + 28 * k, isSleeveless: true });
    const marks = [...drawSwimBlock(design), ...drawPrincessSeams(design, body)];
    return {
      ...(isChild ? {} : { form: 'body' as const }),
      ...aim(design, body),
      ...(isChild && { framing: 'fit' as const, behind: drawInside(design, body) }),
      layers: [
        ...(strap ? drawStraps(design, strap) : []),
        ...drawOnePiece(design, body, { legY: figure.hip - (isChild ? 40 : 80) * k, gusset: 34 * k, ease: 3 * k, marks }),
        ...(strap ? [] : withMirror({ d: bandAlong(body.armhole, 7 * k), isPrinted: false, roll: 3, lift: 1 })),
        ...drawBinding(design, body.neckEdge, 8),
      ],
    };
  },
});

/** Returns the thin straps of a swimsuit; undefined where the cloth itself reaches over the shoulders. */
function findSwimStrap(neckline: SwimNeck): Strap | undefined {
  if (neckline === 'halter') return { x: 106, y: 126, width: 20, style: 'halter' };
  return neckline === 'straight' ? { x: 106, y: 126, width: 13, style: 'shoulder' } : undefined;
}

function getSwimNeck(neckline: SwimNeck, isChild: boolean): Neck {
  if (neckline === 'straight' || neckline === 'halter') return { shape: 'straight', half: 106, depth: 190, back: 190 };
  return { ...necks[neckline], half: 122, depth: neckline === 'v' ? 250 : 196, back: isChild ? 200 : 330 };
}

/** Draws the contrasting middle of a colour-block swimsuit. */
function drawSwimBlock({ figure, scale: k, print, accent }: Design): Mark[] {
  if (print !== 'colour-block') return [];
  const [top, bottom] = [figure.bust + 120 * k, figure.waist + 90 * k];
  return [{ d: `M-900,${top}L900,${top}L900,${bottom}L-900,${bottom}Z`, fill: accent }];
}

/** Draws the shaping seams of the front; children's swimsuits have none. */
function drawPrincessSeams(design: Design, { underarm: [x] }: Body): Mark[] {
  const { figure, scale: k, isBack, audience } = design;
  if (isBack || audience === 'kids') return [];
  const line = `M${x * 0.56},${figure.bust + 60 * k}C${x * 0.44},${figure.waist} ${x * 0.46},${figure.hip - 100 * k} ${x * 0.6},${figure.hip - 40 * k}`;
  return onBothSides(seam(design, line, 1.4));
}

/** Draws the inside of the back, visible where no form wears the garment. */
function drawInside(design: Design, body: Body): Layer[] {
  if (design.isBack) return [];
  const { figure, scale: k } = design;
  const [ux, uy] = body.underarm;
  const side = computeShoulderHeight(figure, body.cut.neck.half);
  return [
    {
      d: symmetric(
        `M0,${side + 70 * k}C${body.cut.neck.half * 0.6},${side + 66 * k} ${body.cut.neck.half - 6},${side + 30 * k} ${body.cut.neck.half - 4},${side}L${body.shoulder[0] - 4},${body.shoulder[1] + 4}L${ux - 6},${uy}L0,${uy + 40 * k}`,
      ),
      colour: design.inside,
      isPrinted: false,
      roll: 5,
      fade: () => -0.25,
    },
  ];
}

/** A wide bodysuit with lapped shoulders that fit over a baby's head, and press studs below; laid flat. */
export const babyBodysuit = defineSilhouette({
  options: {
    neckline: ['round'],
    sleeve: ['short', 'long'],
    closure: ['press-studs'],
  },
  draw: (design, { sleeve }): Drawing => {
    const { scale: k, figure, isBack } = design;
    const plan = planBody(design, 'regular', figure.hip, { shape: 'round', half: 128, depth: 100, back: 56 });
    const body = cutBody(design, { ...plan, shoulder: plan.shoulder + 8 * k, ease: 44 * k, hug: 0.1, underarm: plan.underarm - 10 * k });
    const lap = `M${body.cut.neck.half + 4},${computeShoulderHeight(figure, body.cut.neck.half) - 2}C${body.cut.neck.half + 34 * k},${90 * k} ${body.shoulder[0] - 46 * k},${body.cut.underarm - 70 * k} ${body.shoulder[0] - 16 * k},${body.cut.underarm - 66 * k}`;
    const low = figure.crotch + 6 * k;
    const flap = `M${-80 * k},${low - 56 * k}C${-36 * k},${low - 46 * k} ${36 * k},${low - 46 * k} ${80 * k},${low - 56 * k}`;
    return {
      ...aim(design, body),
      framing: 'fit',
      behind: drawInside(design, body),
      layers: [
        ...drawOnePiece(design, body, { legY: figure.hip - 70 * k, gusset: 84 * k, ease: 42 * k }),
        ...drawSleeves(design, body, { style: sleeve, looseness: 0.5, end: sleeve === 'long' ? 'rib' : 'stitched', band: 34 }),
        ...drawNeckBand(design, body, 22),
        ...(isBack
          ? []
          : [
              { part: 'shoulder:lap', layers: onBothSides([...seam(design, lap, 2.4), ...stitch(design, lap)]) },
              {
                part: 'closure:studs',
                layers: [...seam(design, flap, 2.4), ...[-44, 0, 44].flatMap((x) => stud(x * k, low - 24 * k, 10 * k, '#d9d6d0'))],
              },
            ]),
      ],
    };
  },
});
