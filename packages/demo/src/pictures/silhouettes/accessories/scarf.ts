import { computeShoulderHeight } from '../../blocks/body.ts';
import type { Design, Drawing, Layer, Piece } from '../../drawing.ts';
import { createFormHeight } from '../../figure/form-height.ts';
import { placed, polyline, symmetric } from '../../path.ts';
import { between, createRandom } from '../../random.ts';
import { drape, fold, hang, piled } from '../../relief.ts';
import { seam } from '../../stitching.ts';
import { defineSilhouette } from '../silhouette.ts';

/** A scarf around the neck of the form, with both ends hanging in front. */
export const scarf = defineSilhouette({
  options: {
    trim: ['fringe', 'none'],
  },
  draw: (design, { trim }): Drawing => {
    const { scale: k, figure, random, isBack } = design;
    const end = figure.waist + between(random, 40, 90) * k;
    const other = end - between(random, 110, 160) * k;
    const side = computeShoulderHeight(figure, 110 * k);
    return {
      form: 'body',
      framing: { from: 'neck', to: end + 190 * k },
      behind: isBack ? [] : [cutNeckPart(design, side)],
      detail: { x: 20 * k, y: side + 40 * k, zoom: 3 },
      hem: { x: 40 * k, y: end - 50 * k, zoom: 3 },
      layers: [
        ...(isBack ? [] : drawTails(design, [other, end], trim === 'fringe')),
        { part: 'wrap', d: cutWrap(design, side), ...drapeWrap(design, side) },
      ],
    };
  },
});

/** Draws both ends of the scarf; the right one lies over the left one. */
function drawTails(design: Design, [left, right]: readonly [number, number], hasFringe: boolean): Layer[] {
  const { scale: k } = design;
  return [
    cutTail(design, { left: -112 * k, right: 16 * k, top: 70 * k, low: left, salt: 40 }),
    ...(hasFringe ? drawFringe(design, -116 * k, 18 * k, left) : []),
    cutTail(design, { left: -20 * k, right: 116 * k, top: 60 * k, low: right, salt: 50 }),
    ...(hasFringe ? drawFringe(design, -24 * k, 118 * k, right) : []),
  ];
}

interface Tail {
  left: number;
  right: number;
  top: number;
  low: number;
  /** Added to the seed, so that the ends have different folds. */
  salt: number;
}

function cutTail(design: Design, { left, right, top, low, salt }: Tail): Piece {
  const { scale: k, figure, isBack, seed } = design;
  const trunk = createFormHeight(figure, isBack, 'trunk');
  return {
    part: 'tail',
    d: `M${left},${top}C${left - 10 * k},${top + 140 * k} ${left + 8 * k},${low - 200 * k} ${left - 6 * k},${low}C${left * 0.4 + right * 0.6},${low + 5} ${left * 0.6 + right * 0.4},${low - 5} ${right + 4 * k},${low}C${right - 8 * k},${low - 220 * k} ${right + 12 * k},${top + 140 * k} ${right - 8 * k},${top}Z`,
    volume: 0.22,
    form: (x, y) => trunk(x, y) + 8,
    roll: 8,
    lift: 11,
    relief: piled(
      hang({ seed: seed + salt, count: 4, from: top - 120 * k, to: low + 100 * k, height: 9 }),
      drape({ seed: seed + salt, angle: 4, across: 60, length: 500, height: 4 }),
    ),
    marks: seam(design, `M${left - 20},${low - 18 * k}L${right + 20},${low - 18 * k}`, 1.4),
  };
}

/** Cuts the part behind the neck of the form. */
function cutNeckPart({ scale: k }: Design, side: number): Piece {
  return {
    d: symmetric(
      `M0,${side - 104 * k}C${80 * k},${side - 106 * k} ${126 * k},${side - 92 * k} ${130 * k},${side - 50 * k}L${120 * k},${side + 10}L0,${side + 20}`,
    ),
    roll: 10,
    fade: () => -0.2,
  };
}

/** Returns the outline of the part around the neck. */
function cutWrap({ scale: k, isBack }: Design, side: number): string {
  if (isBack)
    return symmetric(
      `M0,${side - 100 * k}C${90 * k},${side - 100 * k} ${132 * k},${side - 76 * k} ${138 * k},${side - 26 * k}C${140 * k},${side + 24 * k} ${80 * k},${side + 62 * k} 0,${side + 70 * k}`,
    );
  return symmetric(
    `M0,${side - 50 * k}C${50 * k},${side - 54 * k} ${86 * k},${side - 86 * k} ${112 * k},${side - 92 * k}C${142 * k},${side - 80 * k} ${150 * k},${side - 30 * k} ${140 * k},${side + 14 * k}C${120 * k},${side + 74 * k} ${60 * k},${side + 108 * k} 0,${side + 114 * k}`,
  );
}

/** Returns how the part around the neck lies on the form: three soft folds and the drape of its cloth. */
function drapeWrap({ scale: k, figure, isBack, seed }: Design, side: number): Omit<Piece, 'd'> {
  const trunk = createFormHeight(figure, isBack, 'trunk');
  const folds = [-34, 8, 50].map((down, index) =>
    fold(
      `M${-132 * k},${side + (down - 34) * k}C${-60 * k},${side + (down + 36 + index * 5) * k} ${60 * k},${side + (down + 40) * k} ${134 * k},${side + (down - 30) * k}`,
      66 * k * 0.2,
      index === 1 ? 12 : 9,
      0.4,
    ),
  );
  return {
    form: (x, y) => trunk(x, y) + 26,
    roll: 22,
    lift: 10,
    turn: 24,
    relief: piled(...folds, drape({ seed: seed + 8, angle: 70, across: 46, length: 200, height: 6 })),
  };
}

function drawFringe(design: Design, from: number, to: number, y: number): Layer[] {
  const { scale: k } = design;
  const random = createRandom(design.seed + Math.round(to));
  let yarns = '';
  for (let x = from + 4; x < to - 2; x += 7.4 * k) {
    const sway = (random() - 0.5) * 12;
    const length = (52 + random() * 12) * k;
    yarns += polyline([
      [x, y - 4],
      [x + sway * 0.3, y + length * 0.5],
      [x + sway, y + length],
    ]);
  }
  return [
    {
      part: 'trim:fringe',
      layers: [
        { d: placed(yarns, 2.4, 4), stroke: '#15110f', width: 5, opacity: 0.22, isLit: false },
        { d: yarns, stroke: design.ink, width: 5.4, opacity: 0.75 },
        { d: yarns, stroke: design.base, width: 4.2 },
        { d: placed(yarns, -0.8, 0), stroke: design.sheen, width: 1.1, opacity: 0.4, dash: [3, 2.6] },
      ],
    },
  ];
}
