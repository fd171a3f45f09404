import { cutBody, type Neck } from '../../blocks/body.ts';
import { drawTubeNeck } from '../../blocks/collars.ts';
import { drawFrontZip } from '../../blocks/closures.ts';
import { getEase, getHem, necks, planBody } from '../../blocks/fits.ts';
import { drawSoftTop } from '../../blocks/soft-top.ts';
import { drawNeckBand } from '../../blocks/top.ts';
import { between } from '../../random.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtTop } from './aim-at-top.ts';

const opening = (neckline: 'round' | 'v' | 'boat' | 'roll' | 'stand'): Neck =>
  neckline === 'roll' || neckline === 'stand'
    ? { ...necks.round, half: 94, depth: 50 }
    : { ...necks[neckline], half: necks[neckline].half + 8, depth: necks[neckline].depth + 8 };

export const jumper = defineSilhouette({
  options: {
    neckline: ['round', 'v', 'roll', 'boat', 'stand'],
    sleeve: ['long'],
    fit: ['slim', 'regular', 'oversized'],
    length: ['cropped', 'regular'],
    closure: ['none', 'half-zip'],
  },
  draw: (design, { neckline, fit, length, closure }) => {
    const { scale: k, isBack, print, accent } = design;
    const rib = between(design.random, 50, 72);
    const body = cutBody(design, planBody(design, fit, getHem(design, length) - rib * k, opening(closure === 'half-zip' ? 'stand' : neckline)));
    const { looseness } = getEase(fit);
    const isBlocked = print === 'colour-block';
    const isTube = neckline === 'roll' || neckline === 'stand' || closure === 'half-zip';
    const zipTop = design.figure.neckTop + 44 * k;
    return {
      ...aimAtTop(design, body),
      layers: [
        ...drawSoftTop(design, body, {
          looseness,
          hem: 'rib',
          rib,
          sleeve: { style: 'long', looseness: looseness * 0.8 + 0.15, end: 'rib', band: rib, ...(isBlocked && { colour: accent }) },
        }),
        ...(isTube
          ? drawTubeNeck(design, body, neckline === 'roll' ? 'roll' : 'stand')
          : drawNeckBand(design, body, neckline === 'boat' ? 18 : between(design.random, 26, 34))),
        ...(closure === 'half-zip' && !isBack ? drawFrontZip(design, zipTop, body.cut.neck.depth + 170 * k) : []),
      ],
    };
  },
});
