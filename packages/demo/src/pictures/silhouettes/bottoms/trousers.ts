import { cutLegs, drawLegs, drawWaistband, type Legs, type LegStyle } from '../../blocks/legs.ts';
import { drawTieBelt } from '../../blocks/belt.ts';
import { getButtonTone } from '../../blocks/collars.ts';
import {
  createCreases,
  drawAnkleCuffs,
  drawBeltLoops,
  drawDrawcord,
  drawElasticWaist,
  drawFly,
  drawSoftPockets,
  drawTailoredPockets,
  drawTucks,
  drawTurnUps,
  listLegSeams,
} from '../../blocks/trouser-parts.ts';
import { onBothSides, type Design, type Drawing, type Layer, type Mark } from '../../drawing.ts';
import { offset } from '../../path.ts';
import { gathers, piled } from '../../relief.ts';
import { seam, topstitch } from '../../stitching.ts';
import { button } from '../../trims.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtLegs } from './aim-at-legs.ts';
import { getLegHem, getRise } from './leg-lengths.ts';

type LegLength = 'full' | 'ankle' | 'short' | 'bermuda';

interface TailoredCut {
  legs: LegStyle;
  rise: 'mid' | 'high';
  length: LegLength;
  waist: 'band' | 'pleats' | 'elastic';
  belt: 'none' | 'tie';
  hem: 'straight' | 'turn-up';
}

export const trousers = defineSilhouette({
  options: {
    legs: ['straight', 'slim', 'wide', 'flared', 'tapered'],
    rise: ['mid', 'high'],
    length: ['full', 'ankle'],
    waist: ['band', 'pleats', 'elastic'],
    belt: ['none', 'tie'],
  },
  draw: (design, cut) => drawTailored(design, { ...cut, hem: 'straight' }, true),
});

export const chinos = defineSilhouette({
  options: {
    legs: ['straight', 'slim', 'tapered'],
    rise: ['mid'],
    length: ['full', 'ankle'],
    waist: ['band', 'pleats'],
    hem: ['straight', 'turn-up'],
  },
  draw: (design, cut) => drawTailored(design, { ...cut, belt: 'none' }, false),
});

export const shorts = defineSilhouette({
  options: {
    length: ['short', 'bermuda'],
    waist: ['band', 'pleats', 'drawstring'],
    hem: ['straight', 'turn-up'],
  },
  draw: (design, { length, waist, hem }) => {
    const plan = { length, rise: 'mid' as const };
    if (waist === 'drawstring') return drawSoft(design, { ...plan, legs: 'straight', hem: 'straight' });
    return drawTailored(design, { ...plan, legs: 'straight', waist, hem, belt: 'none' }, false);
  },
});

export const joggers = defineSilhouette({
  options: {
    legs: ['tapered', 'straight'],
    length: ['full'],
    waist: ['drawstring'],
    hem: ['cuffs', 'straight'],
  },
  draw: (design, { legs, length, hem }) => drawSoft(design, { legs, length, rise: 'mid', hem }),
});

export const swimShorts = defineSilhouette({
  options: {
    length: ['short', 'bermuda'],
    waist: ['drawstring'],
  },
  draw: (design, { length }) => drawSoft(design, { legs: 'straight', length, rise: 'mid', hem: 'straight' }),
});

/** Draws trousers with a waistband, a fly and slanted pockets. */
function drawTailored(design: Design, cut: TailoredCut, isPressed: boolean): Drawing {
  const isElastic = cut.waist === 'elastic';
  const legs = cutTailoredLegs(design, cut);
  const tone = getButtonTone(design);
  const tucks = cut.waist === 'pleats' && !design.isBack ? drawTucks(design, legs) : undefined;
  const elastic = isElastic ? drawElasticWaist(design, legs) : undefined;
  return {
    ...aimAtLegs(design, legs),
    layers: [
      ...drawLegs(design, legs, {
        marks: [...listLegSeams(design, legs), ...listHemMarks(design, legs, cut, isPressed)],
        extra: piled(isPressed && cut.length !== 'short' ? createCreases(design, legs) : undefined, tucks?.relief, elastic?.pleats),
      }),
      ...drawTailoredPockets(design, legs, tone),
      ...(isElastic || design.isBack ? [] : drawFly(design, legs)),
      ...(tucks?.marks ?? []),
      ...(cut.hem === 'turn-up' ? drawTurnUps(design, legs, 38) : []),
      ...(elastic?.band ?? drawLoopedBand(design, legs)),
      ...drawFastening(design, legs, cut, tone),
    ],
  };
}

function cutTailoredLegs(design: Design, { legs, rise, length, waist }: TailoredCut): Legs {
  const [top, hem] = [getRise(design, rise), getLegHem(design, length)];
  return cutLegs(design, { style: legs, top, band: 42, hem, ease: waist === 'elastic' ? 12 : 4 });
}

/** Pressed trousers have a blind hem, others a stitched one. */
function listHemMarks(design: Design, { hemEdge }: Legs, { hem }: TailoredCut, isPressed: boolean): Mark[] {
  if (hem === 'turn-up') return [];
  const { scale: k } = design;
  return onBothSides(isPressed ? seam(design, offset(hemEdge, -24 * k), 1) : topstitch(design, hemEdge, -20 * k));
}

/** Draws a waistband with loops for a belt. */
function drawLoopedBand(design: Design, legs: Legs): Layer[] {
  return [...drawWaistband(design, legs), ...drawBeltLoops(design, legs, design.isBack ? [-0.8, -0.36, 0.36, 0.8] : [-0.68, 0.68])];
}

/** Draws the tie belt, or the button of the waistband. */
function drawFastening(design: Design, legs: Legs, { belt, waist }: TailoredCut, tone: string): Layer[] {
  const { scale: k, isBack } = design;
  const { top } = legs.cut;
  if (belt === 'tie') return drawTieBelt(design, legs, { y: top + 26 * k, width: 36 });
  if (isBack || waist === 'elastic') return [];
  return button(0, top + 12 * k + 20 * k, 8 * k, tone);
}

interface SoftCut {
  legs: LegStyle;
  length: LegLength;
  rise: 'mid' | 'high';
  hem: 'cuffs' | 'straight';
}

/** Draws trousers with an elastic waist and a drawstring. */
export function drawSoft(design: Design, cut: SoftCut): Drawing {
  const { scale: k, seed, print, accent, figure } = design;
  const isCuffed = cut.hem === 'cuffs';
  const cuff = 54;
  const hem = getLegHem(design, cut.length) - (isCuffed ? (cuff + 10) * k : 0);
  const legs = cutLegs(design, { style: cut.legs, top: getRise(design, cut.rise), band: 46, hem, ease: 14 });
  const isBlocked = print === 'colour-block';
  const waist = drawElasticWaist(design, legs, isBlocked ? { colour: accent } : {});
  const panel = `M${legs.computeHalfWidth(figure.hip) - 34 * k},0L900,0L900,2600L${legs.computeLeg(hem).middle + legs.computeLeg(hem).half - 30 * k},2600Z`;
  return {
    ...aimAtLegs(design, legs),
    layers: [
      ...(isCuffed ? drawAnkleCuffs(design, legs, cuff) : []),
      ...drawLegs(design, legs, {
        extra: piled(
          waist.pleats,
          isCuffed ? gathers({ seed: seed + 9, at: [0, hem], falls: 270, reach: 40 * k, across: 15 * k, height: 6 }) : undefined,
        ),
        marks: [
          ...(isBlocked ? onBothSides([{ d: panel, fill: accent }]) : []),
          ...(isCuffed ? [] : onBothSides(topstitch(design, legs.hemEdge, -20 * k, true))),
          ...listLegSeams(design, legs),
        ],
      }),
      ...seam(design, `M0,${legs.cut.top + 46 * k}L0,${figure.crotch}`, 1.8),
      ...drawSoftPockets(design, legs),
      ...waist.band,
      ...drawDrawcord(design, legs),
    ],
  };
}
