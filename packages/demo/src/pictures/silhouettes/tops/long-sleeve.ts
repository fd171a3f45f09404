import { cutBody } from '../../blocks/body.ts';
import { drawPlacket } from '../../blocks/closures.ts';
import { getButtonTone, drawTubeNeck } from '../../blocks/collars.ts';
import { getEase, getHem, necks, planBody } from '../../blocks/fits.ts';
import { drawChestPocket } from '../../blocks/pockets.ts';
import { drawSoftTop } from '../../blocks/soft-top.ts';
import { drawBinding, drawNeckBand } from '../../blocks/top.ts';
import { between } from '../../random.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtTop } from './aim-at-top.ts';

export const longSleeve = defineSilhouette({
  options: {
    neckline: ['round', 'v', 'boat', 'roll'],
    sleeve: ['long'],
    fit: ['slim', 'regular'],
    length: ['regular'],
    closure: ['none', 'half-buttons'],
    pockets: ['none', 'chest'],
  },
  draw: (design, { neckline, fit, length, closure, pockets }) => {
    const k = design.scale;
    const neck = neckline === 'roll' ? { ...necks.round, half: 92, depth: 48 } : necks[neckline];
    const body = cutBody(design, planBody(design, fit, getHem(design, length), neck));
    const { looseness } = getEase(fit);
    const trim = design.print === 'colour-block' ? { colour: design.accent } : {};
    const from = body.cut.neck.depth - 2 * k;
    return {
      ...aimAtTop(design, body),
      layers: [
        ...drawSoftTop(design, body, { looseness, hem: 'stitched', sleeve: { style: 'long', looseness: looseness * 0.6, end: 'stitched', ...trim } }),
        ...(pockets === 'chest' ? drawChestPocket(design, body.underarm[0], body.cut.underarm - 40 * k) : []),
        ...(closure === 'half-buttons' && !design.isBack
          ? drawPlacket(design, { from, to: from + 150 * k, width: 32, buttons: 3, radius: 7, tone: getButtonTone(design), first: 28 * k })
          : []),
        ...(neckline === 'roll'
          ? drawTubeNeck(design, body, 'roll')
          : neckline === 'boat'
            ? drawBinding(design, body.neckEdge, 12)
            : drawNeckBand(design, body, between(design.random, 17, 24), trim.colour)),
      ],
    };
  },
});
