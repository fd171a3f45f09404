import { cutBody } from '../../blocks/body.ts';
import { drawPlacket } from '../../blocks/closures.ts';
import { drawCollarBack, drawCollarBehind, drawCollarLeaves, getButtonTone } from '../../blocks/collars.ts';
import { getEase, getHem, planBody } from '../../blocks/fits.ts';
import { drawChestPocket } from '../../blocks/pockets.ts';
import { drawSoftTop, withSlits } from '../../blocks/soft-top.ts';
import { between } from '../../random.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtTop } from './aim-at-top.ts';

export const polo = defineSilhouette({
  options: {
    neckline: ['polo-collar'],
    sleeve: ['short', 'long'],
    fit: ['slim', 'regular'],
    length: ['regular'],
    closure: ['half-buttons'],
    pockets: ['none', 'chest'],
    hem: ['straight', 'slits'],
  },
  draw: (design, { sleeve, fit, length, pockets, hem }) => {
    const { scale: k, random, isBack, print, accent, base } = design;
    const plan = planBody(design, fit, getHem(design, length), { shape: 'round', half: 94, depth: 66, back: 2 });
    const body = cutBody(design, withSlits(plan, hem, 66 * k));
    const { looseness } = getEase(fit);
    const isBlocked = print === 'colour-block';
    const collar = isBlocked ? { colour: accent } : print === 'plain' ? {} : { colour: random() > 0.5 ? accent : base };
    const from = body.cut.neck.depth - 4 * k;
    return {
      ...aimAtTop(design, body),
      behind: [drawCollarBehind(design, body, 54)],
      layers: [
        ...drawSoftTop(design, body, {
          looseness,
          hem: 'stitched',
          sleeve: {
            style: sleeve,
            looseness: looseness * 0.7,
            end: 'rib',
            band: 20,
            ...(isBlocked && { colour: accent }),
            ...(collar.colour && { trimColour: collar.colour }),
          },
        }),
        ...(pockets === 'chest' ? drawChestPocket(design, body.underarm[0], body.cut.underarm - 36 * k) : []),
        ...(isBack
          ? drawCollarBack(design, body, 46, collar.colour)
          : [
              ...drawPlacket(design, {
                from,
                to: from + between(random, 128, 152) * k,
                width: 36,
                buttons: 3,
                radius: 7.5,
                tone: getButtonTone(design),
                first: 34 * k,
              }),
              ...drawCollarLeaves(design, body, { length: between(random, 34, 48), spread: between(random, 62, 76), isSoft: true, ...collar }),
            ]),
      ],
    };
  },
});
