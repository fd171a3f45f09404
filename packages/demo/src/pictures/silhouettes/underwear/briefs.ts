import { cutLegs, drawLegs, drawWaistband } from '../../blocks/legs.ts';
import { drawLace } from '../../blocks/lace.ts';
import { getBandBottom } from '../../blocks/trouser-parts.ts';
import { bandAlong } from '../../blocks/top.ts';
import { onBothSides, withMirror, type Design, type Drawing, type Layer, type Piece } from '../../drawing.ts';
import { createFormHeight } from '../../figure/form-height.ts';
import { computeWidth } from '../../figure/figure.ts';
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
    const { figure, scale: k, print, accent } = design;
    const shape = cutBriefs(design, rise === 'high');
    const { top, leg } = shape;
    const dye = print === 'colour-block' ? { colour: accent } : {};
    const legBand: Piece = { d: bandAlong(leg, 9 * k), isPrinted: false, roll: 3, lift: 1, ...dye };
    return {
      ...wear(design),
      detail: { x: -40 * k, y: top + 80 * k, zoom: 3.4 },
      hem: { x: 90 * k, y: figure.crotch - 110 * k, zoom: 3.4 },
      ...drawBriefsInside(design, shape),
      layers: [
        { part: `rise:${rise}`, ...cutBriefsBody(design, shape) },
        ...drawFront(design, shape),
        ...withMirror(legBand),
        ...onBothSides(stitch(design, offset(leg, 7), design.thread, 1.2)),
        { part: 'waist:elastic', ...cutElastic(design, shape), ...dye },
        ...stitch(design, offset(shape.waistEdge, shape.elastic - 3, 60), design.thread, 1.2),
        ...(trim === 'lace' ? drawBriefsLace(design, shape) : []),
      ],
    };
  },
});

/** The outlines of briefs. Half paths are those of the right side. */
interface BriefsShape {
  top: number;
  /** How much lower the upper edge is in the middle. */
  dip: number;
  crotch: number;
  /** Half the width at the crotch. */
  gusset: number;
  /** Height of the elastic. */
  elastic: number;
  waist: string;
  /** The upper edge from left to right. */
  waistEdge: string;
  side: string;
  leg: string;
}

const computeBriefsWidth = ({ figure }: Design, y: number): number => computeWidth(figure.trunk, y) + 4;

function cutBriefs(design: Design, isHigh: boolean): BriefsShape {
  const { figure, scale: k, isBack, audience } = design;
  const isWomens = audience === 'women';
  const top = figure.waist + (isHigh ? 26 : 128) * k;
  const cutOut = isHigh ? 70 : 26;
  const sideY = figure.hip - (isWomens ? cutOut : 6) * k;
  const crotch = figure.crotch + 6 * k;
  const gusset = (isWomens ? 34 : 44) * k;
  const dip = (isBack ? -6 : 16) * k;
  const upper = computeBriefsWidth(design, top);
  const waist = `M0,${top + dip}C${upper * 0.5},${top + dip} ${upper * 0.8},${top + dip * 0.4} ${upper},${top}`;
  const side = through(
    [0, 0.33, 0.66, 1].map((share): Point => [computeBriefsWidth(design, top + (sideY - top) * share), top + (sideY - top) * share]),
  );
  const full = isBack ? 70 * k : 0;
  const low = computeBriefsWidth(design, sideY);
  const leg = `M${low},${sideY}C${low * 0.72 + full},${sideY + 46 * k} ${gusset + 60 * k + full * 0.8},${crotch - (isBack ? 64 : 100) * k} ${gusset},${crotch}`;
  return { top, dip, crotch, gusset, elastic: (isWomens ? 15 : 34) * k, waist, waistEdge: join(reversed(mirror(waist)), waist), side, leg };
}

function cutBriefsBody({ figure, isBack, scale: k, seed }: Design, { top, elastic, crotch, waist, side, leg }: BriefsShape): Piece {
  const trunk = createFormHeight(figure, isBack, 'trunk');
  return {
    d: symmetric(join(waist, side, leg, `M0,${crotch + 6}`)),
    form: (x, y) => trunk(x, y) + 4,
    lift: 4,
    relief: piled(
      drape({ seed, angle: 24, across: 80, length: 180, height: 3 }),
      gathers({ seed: seed + 2, at: [0, top + elastic], falls: 90, reach: 24 * k, across: 16 * k, height: 2.6 }),
    ),
  };
}

/** Draws the inside of the back, visible where no form wears the garment. */
function drawBriefsInside(design: Design, { top }: BriefsShape): Pick<Drawing, 'behind'> {
  const { audience, isBack, scale: k } = design;
  if (audience !== 'kids' || isBack) return {};
  const upper = computeBriefsWidth(design, top);
  return {
    behind: [
      {
        d: symmetric(
          `M0,${top - 12 * k}C${upper * 0.6},${top - 12 * k} ${upper * 0.9},${top - 6 * k} ${upper},${top}L${upper - 4},${top + 60 * k}L0,${top + 80 * k}`,
        ),
        colour: design.inside,
        isPrinted: false,
        fade: () => -0.2,
      },
    ],
  };
}

/** Cuts the elastic at the waist: covered with cloth for women, ribbed for others. */
function cutElastic(design: Design, { waistEdge, elastic }: BriefsShape): Piece {
  const band = { d: bandAlong(waistEdge, elastic), isPrinted: false, roll: 4, lift: 1 } as const;
  if (design.audience === 'women') return { ...band, marks: [] };
  return { ...band, fabric: 'elastic', marks: ribs(design, waistEdge, offset(waistEdge, elastic, 60), 60) };
}

const drawBriefsLace = (design: Design, { waistEdge, leg }: BriefsShape): Layer[] => [
  ...drawLace(design, waistEdge, 30),
  ...drawLace(design, leg, 26),
  ...drawLace(design, mirror(leg), -26),
];

function drawFront(design: Design, { crotch, gusset: g, ...shape }: BriefsShape): Layer[] {
  const { scale: k, isBack, audience } = design;
  if (audience === 'women' || isBack)
    return seam(
      design,
      `M${-g - 16 * k},${crotch - 62 * k}C${-g * 0.5},${crotch - 46 * k} ${g * 0.5},${crotch - 46 * k} ${g + 16 * k},${crotch - 62 * k}`,
      1.4,
    );
  const top = shape.top + shape.dip + shape.elastic;
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
      hem: { x: legs.computeLeg(legs.cut.hem).middle, y: legs.cut.hem - 50 * k, zoom: 3.4 },
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
