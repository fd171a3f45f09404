import { cutBody } from '../../blocks/body.ts';
import { getEase, getHem, necks, planBody } from '../../blocks/fits.ts';
import { drawChestPocket } from '../../blocks/pockets.ts';
import { drawSoftTop, withSlits } from '../../blocks/soft-top.ts';
import { drawNeckBand } from '../../blocks/top.ts';
import { between } from '../../random.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtTop } from './aim-at-top.ts';

export const tShirt = defineSilhouette({
  options: {
    neckline: ['round', 'v', 'scoop'],
    sleeve: ['short'],
    fit: ['slim', 'regular', 'oversized'],
    length: ['cropped', 'regular'],
    pockets: ['none', 'chest'],
    hem: ['straight', 'slits'],
  },
  draw: (design, { neckline, fit, length, pockets, hem }) => {
    const body = cutBody(design, withSlits(planBody(design, fit, getHem(design, length), necks[neckline]), hem, 74 * design.scale));
    const { looseness } = getEase(fit);
    const trim = design.print === 'colour-block' ? { colour: design.accent } : {};
    return {
      ...aimAtTop(design, body),
      layers: [
        ...drawSoftTop(design, body, { looseness, hem: 'stitched', sleeve: { style: 'short', looseness, end: 'stitched', ...trim } }),
        ...(pockets === 'chest' ? drawChestPocket(design, body.underarm[0], body.cut.underarm - 40 * design.scale) : []),
        ...drawNeckBand(design, body, between(design.random, 20, 28), trim.colour),
      ],
    };
  },
});
