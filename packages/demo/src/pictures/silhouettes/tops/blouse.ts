import { cutBody, type Body, type Neck } from '../../blocks/body.ts';
import { drawPlacket } from '../../blocks/closures.ts';
import { drawBow, drawCollarBack, drawCollarBehind, drawCollarLeaves, drawStand, getButtonTone } from '../../blocks/collars.ts';
import { getHem, planBody } from '../../blocks/fits.ts';
import type { SleevePlan } from '../../blocks/sleeves.ts';
import { drawSoftTop, withSlits } from '../../blocks/soft-top.ts';
import { drawBinding } from '../../blocks/top.ts';
import { drawTieBelt } from '../../blocks/belt.ts';
import type { Design, Drawing, Layer } from '../../drawing.ts';
import { gathers, hang, piled } from '../../relief.ts';
import { seam } from '../../stitching.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtTop } from './aim-at-top.ts';

type BlouseNeck = 'round' | 'v' | 'bow' | 'shirt-collar' | 'band-collar';
type BlouseSleeve = 'long' | 'puff' | 'balloon' | 'flutter' | 'elbow' | 'short';

interface BlouseCut {
  neckline: BlouseNeck;
  sleeve: BlouseSleeve;
  closure: 'buttons' | 'half-buttons' | 'none';
}

export const blouse = defineSilhouette({
  options: {
    neckline: ['v', 'bow', 'shirt-collar', 'band-collar', 'round'],
    sleeve: ['long', 'balloon', 'puff', 'flutter', 'elbow'],
    length: ['regular'],
    closure: ['buttons', 'none'],
  },
  draw: (design, cut) => drawBlouse(design, cut, getHem(design, cut.length), 0, []),
});

export const tunic = defineSilhouette({
  options: {
    neckline: ['v', 'band-collar', 'round'],
    sleeve: ['elbow', 'long', 'short'],
    length: ['long'],
    closure: ['none', 'half-buttons'],
    belt: ['none', 'tie'],
    hem: ['slits', 'straight'],
  },
  draw: (design, cut) => {
    const hem = getHem(design, 'long') + 40 * design.scale;
    return drawBlouse(design, cut, hem, cut.hem === 'slits' ? 130 * design.scale : 0, cut.belt === 'tie' ? [drawTieBelt] : []);
  },
});

const necks: Record<BlouseNeck, Neck> = {
  round: { shape: 'round', half: 106, depth: 82, back: 10 },
  v: { shape: 'v', half: 104, depth: 176, back: 8 },
  bow: { shape: 'v', half: 94, depth: 90, back: 4 },
  'shirt-collar': { shape: 'round', half: 94, depth: 62, back: 2 },
  'band-collar': { shape: 'v', half: 94, depth: 84, back: 4 },
};

type Extra = (design: Design, body: Body) => Layer[];

function drawBlouse(design: Design, cut: BlouseCut, hem: number, slit: number, extras: readonly Extra[]): Drawing {
  const { scale: k, isBack, seed, cloth } = design;
  const plan = planBody(design, 'relaxed', hem - 20 * k, necks[cut.neckline]);
  const body = cutBody(
    design,
    withSlits(
      { ...plan, shoulder: plan.shoulder - 14 * k, ease: plan.ease - 8 * k, flare: 14 * k, dip: slit > 0 ? 6 * k : 26 * k },
      slit > 0 ? 'slits' : 'straight',
      slit,
    ),
  );
  const tone = getButtonTone(design);
  const isCuffed = cut.sleeve === 'long' || cut.sleeve === 'balloon';
  const sleeve: SleevePlan = {
    style: cut.sleeve,
    looseness: 0.9,
    ...(isCuffed ? { end: 'cuff', band: 40, buttonTone: tone } : cut.sleeve === 'puff' ? { end: 'cuff', band: 18 } : { end: 'plain' }),
  };
  return {
    ...aimAtTop(design, body),
    behind: [drawCollarBehind(design, body, cut.neckline === 'shirt-collar' ? 58 : 26)],
    layers: [
      ...drawSoftTop(design, body, {
        looseness: 0.8,
        hem: 'shirt',
        sleeve,
        extra: piled(
          gathers({ seed: seed + 4, at: [0, body.cut.neck.depth + 20 * k], falls: 90, reach: 130 * k, across: 20 * k, height: 3.4 * cloth.drape }),
          hang({ seed: seed + 5, count: 12, from: design.figure.bust - 60, to: hem, height: 7 * cloth.drape }),
        ),
        marks: isBack ? seam(design, `M0,${body.cut.neck.back + 4}L0,${body.cut.neck.back + 110 * k}`, 1.6) : [],
      }),
      ...(isBack ? drawBackNeck(design, body, cut.neckline) : drawFront(design, body, cut, tone)),
      ...extras.flatMap((extra) => extra(design, body)),
    ],
  };
}

function drawBackNeck(design: Design, body: Body, neckline: BlouseNeck): Layer[] {
  if (neckline === 'shirt-collar') return drawCollarBack(design, body, 50);
  return neckline === 'round' || neckline === 'v' ? drawBinding(design, body.neckEdge, 9) : drawStand(design, body, 26);
}

function drawFront(design: Design, body: Body, { neckline, closure }: BlouseCut, tone: string): Layer[] {
  const { scale: k } = design;
  const from = body.cut.neck.depth;
  const bottom = body.cut.hem + body.cut.dip - 3;
  const placket =
    closure === 'none'
      ? []
      : drawPlacket(design, {
          from: from - 2,
          to: closure === 'buttons' ? bottom : from + 180 * k,
          width: 30,
          buttons: closure === 'buttons' ? 7 : 4,
          radius: 6,
          tone,
          first: 30 * k,
        });
  const finish: Record<BlouseNeck, () => Layer[]> = {
    round: () => drawBinding(design, body.neckEdge, 9),
    v: () => drawBinding(design, body.neckEdge, 9),
    bow: () => [...drawStand(design, body, 28), ...drawBow(design, 0, from + 10 * k, 1)],
    'shirt-collar': () => [...drawStand(design, body, 20), ...drawCollarLeaves(design, body, { length: 52, spread: 64 })],
    'band-collar': () => drawStand(design, body, 28),
  };
  return [...placket, ...finish[neckline]()];
}
