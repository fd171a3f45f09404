import { drawLace } from '../../blocks/lace.ts';
import { getHem, planBody } from '../../blocks/fits.ts';
import { cutStrapBody, drawStraps } from '../../blocks/strap-top.ts';
import { drawBinding, drawPanel } from '../../blocks/top.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtTop } from './aim-at-top.ts';

export const camisole = defineSilhouette({
  options: {
    neckline: ['v', 'straight'],
    sleeve: ['straps'],
    length: ['regular'],
    trim: ['none', 'lace'],
  },
  draw: (design, { neckline, length, trim }) => {
    const plan = planBody(design, 'regular', getHem(design, length) - 60 * design.scale, { shape: 'straight', half: 100, depth: 200, back: 200 });
    const strap = { x: 112, y: 132, width: 9 };
    const body = cutStrapBody(design, { ...plan, flare: 22 * design.scale, ease: 10 * design.scale }, strap, neckline);
    return {
      ...aimAtTop(design, body),
      layers: [
        ...drawStraps(design, strap),
        drawPanel(design, body, { looseness: 0.7, hem: 'shirt' }),
        ...(trim === 'lace'
          ? [...drawLace(design, body.neckEdge, 30), ...drawLace(design, body.hemEdge, -30)]
          : drawBinding(design, body.neckEdge, 8)),
      ],
    };
  },
});
