import { cutBody, type Neck } from '../../blocks/body.ts';
import { drawTubeNeck } from '../../blocks/collars.ts';
import { planBody } from '../../blocks/fits.ts';
import { drawSleeves } from '../../blocks/sleeves.ts';
import { drawNeckBand, drawPanel } from '../../blocks/top.ts';
import type { Drawing } from '../../drawing.ts';
import { getSkirtHem } from '../bottoms/skirt-lengths.ts';
import { defineSilhouette } from '../silhouette.ts';

export const knitDress = defineSilhouette({
  options: {
    neckline: ['roll', 'round', 'v', 'stand'],
    sleeve: ['long'],
    fit: ['slim', 'relaxed'],
    length: ['knee', 'midi'],
    hem: ['straight', 'slits'],
  },
  draw: (design, { neckline, fit, length, hem }): Drawing => {
    const { scale: k } = design;
    const isTube = neckline === 'roll' || neckline === 'stand';
    const neck: Neck = isTube
      ? { shape: 'round', half: 94, depth: 50, back: 6 }
      : neckline === 'v'
        ? { shape: 'v', half: 108, depth: 176, back: 8 }
        : { shape: 'round', half: 108, depth: 82, back: 8 };
    const plan = planBody(design, fit, getSkirtHem(design, length), neck);
    const body = cutBody(design, {
      ...plan,
      hug: fit === 'slim' ? 0.92 : 0.25,
      flare: fit === 'slim' ? -14 * k : 10 * k,
      ...(hem === 'slits' && { slit: 150 * k }),
    });
    const { slit, ...whole } = body.cut;
    return {
      form: 'body',
      framing: { from: 'neck', to: body.cut.hem + 300 * k },
      detail: { x: -40, y: Math.min(body.cut.neck.depth, 150 * k) + 50 * k, zoom: 3.2 },
      hem: { x: body.computeHalfWidth(body.cut.hem) * 0.6, y: body.cut.hem - 80 * k, zoom: 3.2 },
      layers: [
        ...(slit
          ? [
              {
                part: 'hem:slits',
                d: cutBody(design, { ...whole, hem: whole.hem + 8 }).outline,
                colour: design.inside,
                isPrinted: false as const,
                volume: 0.3,
                roll: 3,
                lift: 5,
              },
            ]
          : []),
        drawPanel(design, body, { looseness: fit === 'slim' ? 0.15 : 0.6, hem: 'stitched' }),
        ...drawSleeves(design, body, { style: 'long', looseness: fit === 'slim' ? 0.25 : 0.7, end: 'rib', band: 46 }),
        ...(isTube ? drawTubeNeck(design, body, neckline) : drawNeckBand(design, body, 24)),
      ],
    };
  },
});
