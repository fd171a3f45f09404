import { cutBody } from '../../blocks/body.ts';
import { drawFrontZip } from '../../blocks/closures.ts';
import { drawTubeNeck } from '../../blocks/collars.ts';
import { getEase, getHem, necks, planBody } from '../../blocks/fits.ts';
import { drawHood, drawHoodBehind, getCordColour } from '../../blocks/hood.ts';
import { drawKangarooPocket } from '../../blocks/pockets.ts';
import { drawSoftTop } from '../../blocks/soft-top.ts';
import { drawNeckBand } from '../../blocks/top.ts';
import { darker } from '../../colour.ts';
import { between } from '../../random.ts';
import { seam } from '../../stitching.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtTop } from './aim-at-top.ts';

export const sweatshirt = defineSilhouette({
  options: {
    neckline: ['round', 'stand'],
    sleeve: ['long'],
    fit: ['regular', 'oversized'],
    length: ['cropped', 'regular'],
    closure: ['none', 'half-zip'],
  },
  draw: (design, { neckline, fit, length, closure }) => {
    const { scale: k, isBack } = design;
    const rib = between(design.random, 48, 60);
    const isTube = neckline === 'stand' || closure === 'half-zip';
    const neck = isTube ? { ...necks.round, half: 98, depth: 56 } : { ...necks.round, half: 106, depth: 80 };
    const body = cutBody(design, planBody(design, fit, getHem(design, length) - rib * k, neck));
    const { looseness } = getEase(fit);
    const isBlocked = design.print === 'colour-block';
    const y = body.cut.neck.depth;
    // The V below the collar, originally for sweat, is typical of a sweatshirt.
    const gusset = isBack || isTube ? [] : seam(design, `M${-24 * k},${y + 2}L0,${y + 36 * k}L${24 * k},${y + 2}`, 1.8);
    return {
      ...aimAtTop(design, body),
      layers: [
        ...drawSoftTop(design, body, {
          looseness: looseness * 0.8 + 0.2,
          hem: 'rib',
          rib,
          marks: gusset,
          sleeve: { style: 'long', looseness: looseness + 0.2, end: 'rib', band: rib, ...(isBlocked && { colour: design.accent }) },
        }),
        ...(isTube ? drawTubeNeck(design, body, 'stand') : drawNeckBand(design, body, between(design.random, 26, 32))),
        ...(closure === 'half-zip' && !isBack ? drawFrontZip(design, design.figure.neckTop + 44 * k, y + 170 * k) : []),
      ],
    };
  },
});

export const hoodie = defineSilhouette({
  options: {
    sleeve: ['long'],
    fit: ['regular', 'oversized'],
    length: ['regular', 'cropped'],
    closure: ['none', 'zip'],
    hood: ['hood'],
    pockets: ['kangaroo'],
  },
  draw: (design, { fit, length, closure }) => {
    const { scale: k, isBack } = design;
    const rib = between(design.random, 50, 64);
    const hasZip = closure === 'zip';
    const body = cutBody(design, planBody(design, fit, getHem(design, length) - rib * k, { ...necks.round, half: 100, depth: 84 }));
    const { looseness } = getEase(fit);
    const isBlocked = design.print === 'colour-block';
    const bottom = body.cut.hem + body.cut.dip;
    const lining = isBlocked ? darker(design.accent, 0.2) : design.inside;
    return {
      ...aimAtTop(design, body),
      behind: drawHoodBehind(design, body, { lining }),
      layers: [
        ...drawSoftTop(design, body, {
          looseness: looseness * 0.8 + 0.2,
          hem: 'rib',
          rib,
          sleeve: { style: 'long', looseness: looseness + 0.2, end: 'rib', band: rib, ...(isBlocked && { colour: design.accent }) },
        }),
        ...drawKangarooPocket(design, body.underarm[0], bottom - 2, hasZip),
        ...(hasZip && !isBack ? drawFrontZip(design, body.cut.neck.depth + 24 * k, bottom + rib * k - 4) : []),
        ...drawHood(design, body, { cord: getCordColour(design) }),
      ],
    };
  },
});
