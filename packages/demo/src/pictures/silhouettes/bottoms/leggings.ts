import { cutLegs, drawLegs, drawWaistband } from '../../blocks/legs.ts';
import { getBandBottom } from '../../blocks/trouser-parts.ts';
import { onBothSides } from '../../drawing.ts';
import { computeWidth } from '../../figure/figure.ts';
import { through, type Point } from '../../path.ts';
import { seam, topstitch } from '../../stitching.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtLegs } from './aim-at-legs.ts';
import { getLegHem, getRise } from './leg-lengths.ts';

export const leggings = defineSilhouette({
  options: {
    rise: ['high', 'mid'],
    length: ['full', 'ankle'],
  },
  draw: (design, { rise, length }) => {
    const { scale: k, figure, isBack } = design;
    const band = rise === 'high' ? 96 : 56;
    const legs = cutLegs(design, {
      style: 'skinny',
      top: getRise(design, rise) - (rise === 'high' ? 26 : 0) * k,
      band,
      hem: getLegHem(design, length) - 20 * k,
      ease: -1,
    });
    const rows = [0.1, 0.3, 0.5, 0.7, 0.9, 1].map((share) => legs.cut.top + band * k + (legs.cut.hem - legs.cut.top - band * k) * share);
    const panel = through(rows.map((y): Point => [legs.computeHalfWidth(y) - Math.max(16, computeWidth(figure.side, y) * 0.1), y]));
    const isBlocked = design.print === 'colour-block';
    return {
      ...aimAtLegs(design, legs),
      layers: [
        ...drawLegs(design, legs, {
          marks: onBothSides([
            ...(isBlocked ? [{ d: `${panel}L900,2600L900,0Z`, fill: design.accent }] : []),
            ...topstitch(design, legs.hemEdge, -14 * k, true),
            ...seam(design, panel, 1.4),
          ]),
        }),
        ...seam(design, `M0,${getBandBottom(design, legs)}L0,${figure.crotch - (isBack ? 0 : 20 * k)}`, 1.6),
        ...drawWaistband(design, legs, { part: rise === 'high' ? 'rise:high' : 'waist:band', roll: 6, lift: 2 }),
      ],
    };
  },
});

export const tights = defineSilhouette({
  options: {
    length: ['full'],
  },
  draw: (design) => {
    const { scale: k, figure } = design;
    const legs = cutLegs(design, { style: 'skinny', top: getRise(design, 'high'), band: 30, hem: figure.floor - 6 * k, ease: -2 });
    return {
      ...aimAtLegs(design, legs),
      layers: [
        ...drawLegs(design, legs),
        ...seam(design, `M0,${getBandBottom(design, legs)}L0,${figure.crotch}`, 1.4),
        ...drawWaistband(design, legs, { fabric: 'elastic', roll: 5, lift: 2 }),
      ],
    };
  },
});
