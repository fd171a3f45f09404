import { cutBody, type Neck } from '../../blocks/body.ts';
import { getEase, getHem, planBody } from '../../blocks/fits.ts';
import { drawSoftTop } from '../../blocks/soft-top.ts';
import { bandAlong, drawBinding } from '../../blocks/top.ts';
import { mirrored, type Piece } from '../../drawing.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtTop } from './aim-at-top.ts';

const necks: Record<'round' | 'v' | 'scoop' | 'square', Neck> = {
  round: { shape: 'round', half: 108, depth: 92, back: 30 },
  v: { shape: 'v', half: 116, depth: 176, back: 60 },
  scoop: { shape: 'scoop', half: 126, depth: 160, back: 80 },
  square: { shape: 'square', half: 130, depth: 156, back: 90 },
};

export const vestTop = defineSilhouette({
  options: {
    neckline: ['scoop', 'round', 'v', 'square'],
    sleeve: ['sleeveless'],
    fit: ['slim', 'relaxed'],
    length: ['cropped', 'regular'],
  },
  draw: (design, { neckline, fit, length }) => {
    const { scale: k } = design;
    const plan = planBody(design, fit, getHem(design, length), necks[neckline]);
    const strap = { slim: 54, relaxed: 70 }[fit] * k;
    const body = cutBody(design, { ...plan, shoulder: plan.neck.half + strap, underarm: plan.underarm + 14 * k, isSleeveless: true });
    const trim = design.print === 'colour-block' ? design.accent : undefined;
    const arm: Piece = { d: bandAlong(body.armhole, 11 * k), isPrinted: false, roll: 3, lift: 1, ...(trim && { colour: trim }) };
    return {
      ...aimAtTop(design, body),
      layers: [
        ...drawSoftTop(design, body, { looseness: getEase(fit).looseness, hem: 'stitched' }),
        arm,
        mirrored(arm),
        ...drawBinding(design, body.neckEdge, 11, trim),
      ],
    };
  },
});
