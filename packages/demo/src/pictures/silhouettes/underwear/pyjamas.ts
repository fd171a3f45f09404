import { cutBody } from '../../blocks/body.ts';
import { cutLegs, drawLegs } from '../../blocks/legs.ts';
import { drawPlacket } from '../../blocks/closures.ts';
import { drawCollarBack, getButtonTone } from '../../blocks/collars.ts';
import { planBody } from '../../blocks/fits.ts';
import { drawLapels } from '../../blocks/lapels.ts';
import { drawChestPocket } from '../../blocks/pockets.ts';
import { drawSoftTop } from '../../blocks/soft-top.ts';
import { drawElasticWaist, listLegSeams } from '../../blocks/trouser-parts.ts';
import { mix } from '../../colour.ts';
import { onBothSides, type Design, type Drawing, type Layer } from '../../drawing.ts';
import { offset } from '../../path.ts';
import { topstitch } from '../../stitching.ts';
import { getLegHem } from '../bottoms/leg-lengths.ts';
import { defineSilhouette } from '../silhouette.ts';

/** A set: the buttoned top over its trousers or shorts. */
export const pyjamas = defineSilhouette({
  options: {
    neckline: ['revere'],
    sleeve: ['long', 'short'],
    length: ['full', 'short'],
    closure: ['buttons'],
    pockets: ['chest', 'none'],
  },
  draw: (design, { sleeve, length, pockets }): Drawing => {
    const { scale: k, figure, isBack, accent, base } = design;
    const legs = cutLegs(design, { style: 'straight', top: figure.waist + 40 * k, band: 40, hem: getLegHem(design, length), ease: 14 });
    const waist = drawElasticWaist(design, legs);
    const body = cutBody(design, planBody(design, 'regular', figure.hip + 24 * k, { shape: 'v', half: 92, depth: 150, back: 2 }));
    const piped: Design = { ...design, thread: mix(accent, base, 0.2) };
    const tone = getButtonTone(design);
    const from = body.cut.neck.depth;
    const bottom = body.cut.hem + body.cut.dip - 3;
    const collar: Layer[] = isBack
      ? drawCollarBack(piped, body, 30)
      : [
          ...drawPlacket(piped, { from, to: bottom, width: 28, buttons: 4, radius: 8.5, tone, first: 26 * k }),
          ...(pockets === 'chest' ? drawChestPocket(piped, body.underarm[0], body.cut.underarm - 30 * k) : []),
          ...drawLapels(piped, body, { width: 62, breakY: from + 6 * k, wrap: 4 * k, style: 'revere', isStitched: true, notch: 62 }),
        ];
    return {
      form: 'body',
      framing: { from: 'neck', to: Math.max(legs.cut.hem + 200 * k, figure.knee + 60 * k) },
      detail: { x: 20, y: from + 30 * k, zoom: 3.2 },
      hem: { x: legs.computeLeg(legs.cut.hem).middle, y: legs.cut.hem - 60 * k, zoom: 3.3 },
      layers: [
        ...drawLegs(design, legs, {
          extra: waist.pleats,
          marks: [...listLegSeams(design, legs), ...onBothSides(topstitch(piped, legs.hemEdge, -22 * k))],
        }),
        ...waist.band,
        ...drawSoftTop(piped, body, {
          looseness: 0.6,
          hem: 'plain',
          lift: 9,
          marks: topstitch(piped, body.hemEdge, -18 * k),
          sleeve: { style: sleeve, looseness: 0.6, end: 'plain', marks: (each) => topstitch(piped, offset(each.endEdge, -14 * k), -6 * k) },
        }),
        ...collar,
      ],
    };
  },
});
