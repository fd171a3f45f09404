import { cutLegs, drawLegs, drawWaistband, type Legs } from '../../blocks/legs.ts';
import { drawBeltLoops, drawFly, getBandBottom, listLegSeams } from '../../blocks/trouser-parts.ts';
import { mix } from '../../colour.ts';
import { mirrored, onBothSides, type Design, type Layer, type Piece } from '../../drawing.ts';
import { mirror, offset, rectangle } from '../../path.ts';
import { pick } from '../../random.ts';
import { bartack, seam, seamAndStitch, stitch } from '../../stitching.ts';
import { stud } from '../../trims.ts';
import { defineSilhouette } from '../silhouette.ts';
import { aimAtLegs } from './aim-at-legs.ts';
import { getLegHem, getRise } from './leg-lengths.ts';

export const jeans = defineSilhouette({
  options: {
    legs: ['slim', 'skinny', 'straight', 'wide', 'flared', 'tapered'],
    rise: ['mid', 'high'],
    length: ['full', 'ankle'],
  },
  draw: (design, cut) => {
    const { random, isBack, scale: k, base } = design;
    const legs = cutLegs(design, { style: cut.legs, top: getRise(design, cut.rise), band: 44, hem: getLegHem(design, cut.length), ease: 3 });
    const orange = mix('#c88a48', base, 0.14);
    const metal = pick(random, '#b48a5a', '#a8a6a2', '#8f6a4a');
    const wash = 0.16 + random() * 0.34;
    const hemLine = offset(legs.hemEdge, -16 * k);
    return {
      ...aimAtLegs(design, legs),
      layers: [
        ...drawLegs(design, legs, {
          fade: (x, y) => computeWear(Math.abs(x), y, design, legs, wash),
          marks: [
            ...listLegSeams(design, legs, orange),
            ...onBothSides([...stitch(design, hemLine, orange), ...seam(design, offset(legs.hemEdge, -18 * k), 1.2)]),
          ],
        }),
        ...(isBack ? drawBack(design, legs, orange) : drawFront(design, legs, orange, metal)),
        ...drawWaistband(design, legs, {
          marks: [...stitch(design, offset(legs.bandEdge, -5), orange), ...stitch(design, offset(legs.waistEdge, 6), orange)],
        }),
        ...drawBeltLoops(design, legs, isBack ? [-0.84, -0.42, 0, 0.42, 0.84] : [-0.78, -0.42, 0.42, 0.78], orange),
        ...(isBack ? drawPatch(design, legs) : stud(0, legs.cut.top + 12 * k + 22 * k, 11 * k, metal)),
      ],
    };
  },
});

/** Returns the wear of indigo, which fades first on thighs, knees and seat. */
function computeWear(x: number, y: number, { figure, scale: k }: Design, legs: Legs, wash: number): number {
  const { middle } = legs.computeLeg(Math.max(y, figure.crotch + 20));
  const thigh = Math.exp(-(((x - middle * 0.95) / (58 * k)) ** 2) - ((y - figure.crotch - 160 * k) / (230 * k)) ** 2);
  const knee = Math.exp(-(((x - middle) / (50 * k)) ** 2) - ((y - figure.knee) / (110 * k)) ** 2);
  return wash * (thigh * 1.5 + knee * 0.9 - 0.3);
}

function drawFront(design: Design, legs: Legs, orange: string, metal: string): Layer[] {
  const { scale: k } = design;
  const t = getBandBottom(design, legs);
  const w = legs.computeHalfWidth(legs.cut.top);
  const side = legs.computeHalfWidth(t + 92 * k);
  const mouth = `M${w * 0.5},${t}C${w * 0.52},${t + 70 * k} ${w * 0.78},${t + 92 * k} ${side - 8},${t + 92 * k}`;
  const bag: Piece = { d: `${mouth}L${w + 4},${t - 14 * k}Z`, roll: 3, lift: 0, fade: () => -0.14 };
  const coin = `M${w * 0.7},${t + 26 * k}L${w * 0.7},${t + 82 * k}L${w * 1.0},${t + 92 * k}`;
  return [
    {
      part: 'pocket:side',
      layers: [
        bag,
        mirrored(bag),
        ...onBothSides(seamAndStitch(design, mouth, 6, true, orange)),
        ...seam(design, coin, 1.3),
        ...stitch(design, coin, orange, 1.3),
        ...onBothSides([...stud(w * 0.5 + 8 * k, t + 8 * k, 4.4 * k, metal), ...stud(side - 16 * k, t + 84 * k, 4.4 * k, metal)]),
      ],
    },
    ...drawFly(design, legs, orange),
  ];
}

function drawBack(design: Design, legs: Legs, orange: string): Layer[] {
  const { scale: k, figure } = design;
  const t = getBandBottom(design, legs);
  const yoke = `M${legs.computeHalfWidth(t + 40 * k) - 4},${t + 40 * k}L0,${t + 74 * k}`;
  const [x, y, w, h] = [legs.computeHalfWidth(t) * 0.26, t + 92 * k, 102 * k, 122 * k];
  const pocket = `M${x},${y}L${x + w},${y - 11 * k}L${x + w + 4},${y + h * 0.76}L${x + w * 0.55},${y + h}L${x + 5},${y + h * 0.82}Z`;
  const edge = `M${x + 5},${y + 4}L${x + 9},${y + h * 0.79}L${x + w * 0.55},${y + h - 6}L${x + w - 1},${y + h * 0.73}L${x + w - 4},${y - 6}`;
  const arc = `M${x + 8},${y + h * 0.44}C${x + w * 0.3},${y + h * 0.46} ${x + w * 0.45},${y + h * 0.54} ${x + w * 0.54},${y + h * 0.66}C${x + w * 0.64},${y + h * 0.5} ${x + w * 0.8},${y + h * 0.42} ${x + w - 3},${y + h * 0.36}`;
  const piece: Piece = {
    d: pocket,
    lift: 4,
    roll: 3,
    marks: [...stitch(design, edge, orange), ...stitch(design, `M${x},${y + 13 * k}L${x + w},${y + 2}`, orange), ...stitch(design, arc, orange)],
  };
  return [
    ...onBothSides(seamAndStitch(design, yoke, -6, true, orange)),
    ...seamAndStitch(design, `M0,${t}L0,${figure.crotch}`, 6, true, orange),
    { part: 'pocket:side', layers: [piece, { ...piece, d: mirror(pocket), marks: mirrored(piece).marks ?? [] }] },
    ...onBothSides([...bartack(x + 3, y + 3, -8, orange), ...bartack(x + w - 3, y - 7 * k, -8, orange)]),
  ];
}

function drawPatch(design: Design, legs: Legs): Layer[] {
  const { scale: k } = design;
  const x = legs.computeHalfWidth(legs.cut.top) * 0.48;
  const y = legs.cut.top + 4;
  return [
    {
      d: rectangle(x, y, 62 * k, 38 * k, 2),
      colour: '#9b6b3f',
      fabric: 'suede',
      roll: 2,
      lift: 3,
      marks: stitch(design, rectangle(x + 4, y + 4, 54 * k, 30 * k), '#e2c79f', 1.2),
    },
    { d: rectangle(x + 15 * k, y + 14 * k, 32 * k, 4 * k, 2), fill: '#5e3b1f' },
    { d: rectangle(x + 22 * k, y + 23 * k, 18 * k, 2.6 * k, 1), fill: '#5e3b1f' },
  ];
}
