import { cutLegs, drawLegs, drawWaistband } from '../../blocks/legs.ts';
import { drawLace } from '../../blocks/lace.ts';
import { getBandBottom } from '../../blocks/trouser-parts.ts';
import { bandAlong } from '../../blocks/top.ts';
import { onBothSides, withMirror, type Design, type Drawing, type Layer, type Piece } from '../../drawing.ts';
import { createFormHeight } from '../../figure/form-height.ts';
import { widthAt } from '../../figure/figure.ts';
import { join, mirror, offset, reversed, symmetric, through, type Point } from '../../path.ts';
import { drape, gathers, piled } from '../../relief.ts';
import { ribs, seam, stitch, topstitch } from '../../stitching.ts';
import { button } from '../../trims.ts';
import { getButtonTone } from '../../blocks/collars.ts';
import { defineSilhouette } from '../silhouette.ts';

/** Underwear of children is shown without a form. */
const wear = ({ audience, figure, scale: k }: Design): Pick<Drawing, 'form' | 'framing'> =>
  audience === 'kids' ? { framing: 'fit' } : { form: 'body', framing: { from: 'hips', to: figure.crotch + 270 * k } };

export const briefs = defineSilhouette({
  options: {
    rise: ['mid', 'high'],
    trim: ['none', 'lace'],
  },
  draw: (design, { rise, trim }): Drawing => {
    const { figure, scale: k, isBack, audience, print, accent, seed } = design;
    const isWomens = audience === 'women';
    const top = figure.waist + (rise === 'high' ? 26 : 128) * k;
    const sideY = figure.hip - (isWomens ? (rise === 'high' ? 70 : 26) : 6) * k;
    const crotch = figure.crotch + 6 * k;
    const g = (isWomens ? 34 : 44) * k;
    const at = (y: number): number => widthAt(figure.trunk, y) + 4;
    const dip = (isBack ? -6 : 16) * k;
    const waist = `M0,${top + dip}C${at(top) * 0.5},${top + dip} ${at(top) * 0.8},${top + dip * 0.4} ${at(top)},${top}`;
    const side = through([0, 0.33, 0.66, 1].map((share): Point => [at(top + (sideY - top) * share), top + (sideY - top) * share]));
    const full = isBack ? 70 * k : 0;
    const leg = `M${at(sideY)},${sideY}C${at(sideY) * 0.72 + full},${sideY + 46 * k} ${g + 60 * k + full * 0.8},${crotch - (isBack ? 64 : 100) * k} ${g},${crotch}`;
    const whole = join(reversed(mirror(waist)), waist);
    const thick = (isWomens ? 15 : 34) * k;
    const trunk = createFormHeight(figure, isBack, 'trunk');
    const dye = print === 'colour-block' ? { colour: accent } : {};
    const legBand: Piece = { d: bandAlong(leg, 9 * k), isPrinted: false, roll: 3, lift: 1, ...dye };
    const low = offset(whole, thick, 60);
    return {
      ...wear(design),
      detail: { x: -40 * k, y: top + 80 * k, zoom: 3.4 },
      hem: { x: 90 * k, y: figure.crotch - 110 * k, zoom: 3.4 },
      ...(audience === 'kids' &&
        !isBack && {
          behind: [
            {
              d: symmetric(
                `M0,${top - 12 * k}C${at(top) * 0.6},${top - 12 * k} ${at(top) * 0.9},${top - 6 * k} ${at(top)},${top}L${at(top) - 4},${top + 60 * k}L0,${top + 80 * k}`,
              ),
              colour: design.inside,
              isPrinted: false as const,
              fade: () => -0.2,
            },
          ],
        }),
      layers: [
        {
          part: `rise:${rise}`,
          d: symmetric(join(waist, side, leg, `M0,${crotch + 6}`)),
          form: (x, y) => trunk(x, y) + 4,
          lift: 4,
          relief: piled(
            drape({ seed, angle: 24, across: 80, length: 180, height: 3 }),
            gathers({ seed: seed + 2, at: [0, top + thick], falls: 90, reach: 24 * k, across: 16 * k, height: 2.6 }),
          ),
        },
        ...drawFront(design, crotch, g, top + dip + thick),
        ...withMirror(legBand),
        ...onBothSides(stitch(design, offset(leg, 7), design.thread, 1.2)),
        {
          part: 'waist:elastic',
          d: bandAlong(whole, thick),
          isPrinted: false,
          roll: 4,
          lift: 1,
          ...(isWomens ? {} : { fabric: 'elastic' as const }),
          ...dye,
          marks: isWomens ? [] : ribs(design, whole, low, 60),
        },
        ...stitch(design, offset(whole, thick - 3, 60), design.thread, 1.2),
        ...(trim === 'lace' ? [...drawLace(design, whole, 30)] : []),
        ...(trim === 'lace' ? drawLace(design, leg, 26).concat(drawLace(design, mirror(leg), -26)) : []),
      ],
    };
  },
});

function drawFront(design: Design, crotch: number, g: number, top: number): Layer[] {
  const { scale: k, isBack, audience } = design;
  if (audience === 'women' || isBack)
    return seam(
      design,
      `M${-g - 16 * k},${crotch - 62 * k}C${-g * 0.5},${crotch - 46 * k} ${g * 0.5},${crotch - 46 * k} ${g + 16 * k},${crotch - 62 * k}`,
      1.4,
    );
  const pouch = `M${14 * k},${top}C${26 * k},${top + 90 * k} ${62 * k},${top + 150 * k} ${g},${crotch - 8}`;
  return [...onBothSides([...seam(design, pouch, 1.8), ...topstitch(design, pouch, -6)]), ...seam(design, `M0,${top}L0,${crotch}`, 1.6)];
}

export const boxers = defineSilhouette({
  options: {
    fit: ['slim', 'relaxed'],
    waist: ['elastic'],
  },
  draw: (design, { fit }): Drawing => {
    const { figure, scale: k, isBack, seed, print, accent, base } = design;
    const isWoven = fit === 'relaxed';
    const legs = cutLegs(design, {
      style: isWoven ? 'straight' : 'skinny',
      top: figure.waist + 118 * k,
      band: isWoven ? 36 : 40,
      hem: figure.crotch + (isWoven ? 130 : 76) * k,
      ease: isWoven ? 8 : 0,
    });
    const y = getBandBottom(design, legs);
    const low = figure.crotch;
    const pouch = `M${24 * k},${y}C${34 * k},${y + 70 * k} ${66 * k},${y + 110 * k} ${16 * k},${low - 4 * k}`;
    const bandColour = print === 'plain' ? base : accent;
    return {
      ...wear(design),
      detail: { x: 30 * k, y: y + 40 * k, zoom: 3.3 },
      hem: { x: legs.legAt(legs.cut.hem).middle, y: legs.cut.hem - 50 * k, zoom: 3.4 },
      layers: [
        ...drawLegs(design, legs, {
          extra: gathers({ seed: seed + 4, at: [0, y], falls: 90, reach: 44 * k, across: 15 * k, height: isWoven ? 6 : 2 }),
          marks: onBothSides([...topstitch(design, legs.hemEdge, -13 * k, !isWoven), ...seam(design, legs.outseam, 1.8)]),
        }),
        ...(isBack
          ? seam(design, `M0,${y}L0,${low}`, 1.6)
          : isWoven
            ? [
                ...seam(design, `M0,${y}L0,${low}`, 1.8),
                ...stitch(design, `M${20 * k},${y}L${20 * k},${y + 110 * k}L${4 * k},${y + 122 * k}`),
                ...button(4 * k, y + 52 * k, 6 * k, getButtonTone(design)),
              ]
            : onBothSides([...seam(design, pouch, 1.8), ...topstitch(design, pouch, 6)])),
        ...drawWaistband(design, legs, {
          part: 'waist:elastic',
          isPrinted: false,
          colour: bandColour,
          fabric: isWoven ? 'poplin' : 'elastic',
          roll: 5,
          lift: 3,
          marks: [...ribs({ ...design, base: bandColour }, legs.waistEdge, legs.bandEdge, isWoven ? 54 : 70)],
        }),
      ],
    };
  },
});
