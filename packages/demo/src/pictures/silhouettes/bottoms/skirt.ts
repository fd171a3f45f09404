import { getButtonTone } from '../../blocks/collars.ts';
import { drawPlacket } from '../../blocks/closures.ts';
import { drawSidePockets } from '../../blocks/pockets.ts';
import { cutSkirt, drawSkirt, type Skirt } from '../../blocks/skirt.ts';
import { onBothSides, type Design, type Drawing, type Layer } from '../../drawing.ts';
import { createFormHeight } from '../../figure/form-height.ts';
import { join, mirror, offset, reversed } from '../../path.ts';
import { gathers } from '../../relief.ts';
import { ribs, seam, seamAndStitch, stitch, topstitch } from '../../stitching.ts';
import { button } from '../../trims.ts';
import { defineSilhouette } from '../silhouette.ts';
import { getSkirtHem } from './skirt-lengths.ts';

export const skirt = defineSilhouette({
  options: {
    skirt: ['a-line', 'straight', 'pleated', 'wide', 'wrap', 'tiered'],
    length: ['mini', 'knee', 'midi', 'maxi'],
    waist: ['band', 'elastic'],
    closure: ['hidden', 'buttons'],
    pockets: ['none', 'side'],
  },
  draw: (design, cut): Drawing => {
    const { figure, scale: k, isBack } = design;
    const isElastic = cut.waist === 'elastic';
    const band = 40 * k;
    const top = figure.waist + 4 * k;
    const waist = 164 * k + (design.audience === 'women' ? 0 : 40 * k) + (isElastic ? 8 : 2) * k;
    const shape = cutSkirt(design, {
      shape: cut.skirt,
      top: top + band - 3,
      waist: waist + 7 * k,
      hem: getSkirtHem(design, cut.length),
      ease: cut.skirt === 'straight' ? 0 : 10,
    });
    const tone = getButtonTone(design);
    const isButtoned = cut.closure === 'buttons' && !isBack;
    return {
      form: 'body',
      framing: { from: 'waist', to: Math.max(shape.cut.hem + 300 * k, figure.knee + 120 * k) },
      detail: { x: 50 * k, y: top + 110 * k, zoom: 3.2 },
      hem: { x: shape.computeHalfWidth(shape.cut.hem) * 0.5, y: shape.cut.hem - 70 * k, zoom: 3.2 },
      layers: [
        ...drawSkirt(design, shape, {
          ...(isElastic && {
            extra: gathers({ seed: design.seed + 4, at: [0, top + band], falls: 90, reach: 70 * k, across: 16 * k, height: 5 * design.cloth.drape }),
          }),
        }),
        ...drawSeams(design, shape),
        ...(cut.pockets === 'side' ? drawSidePockets(design, shape.computeHalfWidth, top + band + 50 * k, 130 * k) : []),
        ...(isButtoned
          ? drawPlacket(design, { from: top + band, to: shape.cut.hem + 14 * k, width: 44, buttons: 6, radius: 10, tone, first: 34 * k })
          : []),
        ...drawBand(design, top, band, waist, isElastic),
        ...(isButtoned ? button(0, top + band * 0.5 + 6 * k, 10 * k, tone) : []),
      ],
    };
  },
});

function drawSeams(design: Design, { cut, computeHalfWidth }: Skirt): Layer[] {
  const { isBack, scale: k, figure } = design;
  if (cut.shape === 'straight') {
    const dart = `M${cut.waist * 0.5},${cut.top + 6}L${cut.waist * 0.54},${cut.top + 96 * k}`;
    return [
      ...onBothSides(seam(design, dart, 1.5)),
      ...(isBack ? [...seam(design, `M0,${cut.top}L0,${cut.hem}`, 2), ...seam(design, `M5,${cut.hem - 130 * k}L5,${cut.hem + 6}`, 3)] : []),
    ];
  }
  if (design.print === 'denim') {
    const mouth = `M${cut.waist * 0.5},${cut.top}C${cut.waist * 0.54},${cut.top + 66 * k} ${cut.waist * 0.8},${cut.top + 88 * k} ${computeHalfWidth(figure.waist + 140 * k) - 8},${cut.top + 88 * k}`;
    return onBothSides(seamAndStitch(design, mouth, 6, true));
  }
  return isBack ? seam(design, `M0,${cut.top}L0,${cut.top + 150 * k}`, 2) : [];
}

function drawBand(design: Design, top: number, height: number, waist: number, isElastic: boolean): Layer[] {
  const { scale: k, figure, isBack, seed } = design;
  const dip = (isBack ? -2 : 9) * k;
  const edge = (y: number, half: number): string => {
    const right = `M0,${y + dip}C${half * 0.5},${y + dip} ${half * 0.82},${y + dip * 0.5} ${half},${y}`;
    return join(reversed(mirror(right)), right);
  };
  const upper = edge(top, waist);
  const lower = edge(top + height, waist + 8 * k);
  const trunk = createFormHeight(figure, isBack, 'trunk');
  return [
    {
      part: isElastic ? 'waist:elastic' : 'waist:band',
      d: `${join(upper, reversed(lower))}Z`,
      form: (x, y) => trunk(x, y) + 7,
      roll: isElastic ? 7 : 4,
      lift: 3,
      ...(isElastic
        ? {
            relief: gathers({ seed: seed + 3, at: [0, top], falls: 90, reach: 200, across: 9 * k, height: 3.4 }),
            marks: [...ribs(design, upper, lower, Math.round(waist / 4.4)), ...stitch(design, offset(upper, height * 0.5, 60))],
          }
        : { marks: [...topstitch(design, upper, 5), ...topstitch(design, lower, -5)] }),
    },
    ...seam(design, lower, 1.8),
  ];
}
