import { drawLace } from '../../blocks/lace.ts';
import { computeShoulderHeight } from '../../blocks/body.ts';
import { darker } from '../../colour.ts';
import { onBothSides, withMirror, type Design, type Drawing, type Layer, type Mark, type Piece } from '../../drawing.ts';
import { createFormHeight } from '../../figure/form-height.ts';
import { join, offset, rectangle, reversed, symmetric, through } from '../../path.ts';
import { creases } from '../../relief.ts';
import { seam, stitch } from '../../stitching.ts';
import { defineSilhouette } from '../silhouette.ts';

const METAL = '#c3bfb8';

/** A bra with wires (straight upper edge) or a triangle without (V). */
export const bra = defineSilhouette({
  options: {
    neckline: ['straight', 'v'],
    sleeve: ['straps'],
    trim: ['none', 'lace'],
  },
  draw: (design, { neckline, trim }): Drawing => ({
    form: 'body',
    framing: { from: 'neck', to: design.figure.waist + 60 },
    detail: { x: 100, y: design.figure.bust + 10, zoom: 3.2 },
    hem: { x: 60, y: design.figure.bust + 90, zoom: 3.6 },
    layers: design.isBack ? drawBack(design) : drawFront(design, neckline, trim),
  }),
});

const createFittedHeight = (design: Design): ((x: number, y: number) => number) => {
  const trunk = createFormHeight(design.figure, design.isBack, 'trunk');
  return (x, y) => trunk(x, y) + 5;
};

function drawFront(design: Design, neckline: 'straight' | 'v', trim: 'none' | 'lace'): Layer[] {
  const { figure } = design;
  const form = createFittedHeight(design);
  const t = figure.bust;
  const isTriangle = neckline === 'v';
  const peak = isTriangle ? t - 150 : t - 92;
  const upperEdge = isTriangle ? `M8,${t + 38}C36,${t - 20} 70,${t - 90} 112,${peak}` : `M9,${t - 4}C40,${t - 40} 78,${t - 52} 122,${peak}`;
  const cup = `${upperEdge}C150,${t - 80} 186,${t - 40} 206,${t - 6}C210,${t + 40} 190,${t + 78} 150,${t + 96}C100,${t + 112} 30,${t + 96} ${isTriangle ? 8 : 9},${isTriangle ? t + 38 : t + 40}Z`;
  const wire = `M9,${t + 30}C20,${t + 78} 60,${t + 104} 110,${t + 104}C160,${t + 102} 200,${t + 66} 206,${t - 4}`;
  const band = symmetric(`M0,${t + 52}C40,${t + 96} 120,${t + 100} 190,${t + 66}L190,${t + 118}C130,${t + 128} 60,${t + 130} 0,${t + 128}`);
  const cupPiece: Piece = {
    part: `cup:${isTriangle ? 'triangle' : 'wired'}`,
    d: cup,
    form: (x, y) => form(x, y) + 4,
    roll: 5,
    lift: 4,
    marks: [
      ...(isTriangle
        ? []
        : [...seam(design, `M12,${t + 34}C60,${t + 10} 130,${t - 4} 202,${t + 6}`, 1.4), ...seam(design, `M112,${t + 4}L112,${t + 102}`, 1.3)]),
      ...stitch(design, offset(upperEdge, 6), design.thread, 1.2),
    ],
  };
  const strapX = isTriangle ? 112 : 122;
  return [
    ...drawBraStraps(design, strapX, peak + 6),
    {
      part: 'band',
      d: band,
      form,
      roll: 4,
      lift: 3,
      relief: creases({ seed: design.seed, angle: 80, across: 26, length: 80, height: 2 }),
      marks: stitch(design, `M-190,${t + 112}C-130,${t + 122} 130,${t + 122} 190,${t + 112}`, design.thread, 1.2),
    },
    ...withMirror(cupPiece),
    ...(isTriangle ? [] : onBothSides([...seam(design, wire, 3.4), ...stitch(design, offset(wire, 5), design.thread, 1.2)])),
    ...(trim === 'lace'
      ? [
          ...drawLace(design, upperEdge, 26),
          ...drawLace(
            design,
            through([
              [-122, peak],
              [-78, t - 52 + (isTriangle ? -30 : 0)],
              [-40, t - 40 + (isTriangle ? 10 : 0)],
              [-9, isTriangle ? t + 38 : t - 4],
            ]),
            26,
          ),
          ...drawLace(design, `M-190,${t + 120}C-130,${t + 130} 130,${t + 130} 190,${t + 120}`, -20),
        ]
      : []),
    ...drawCentreBow(design, isTriangle ? t + 44 : t + 6),
  ];
}

function drawBraStraps(design: Design, x: number, from: number): Layer[] {
  const top = computeShoulderHeight(design.figure, x + 6) - 4;
  const left = `M${x - 6},${from}C${x - 4},${from - 60} ${x + 2},${top + 60} ${x},${top}`;
  const right = `M${x + 7},${from}C${x + 9},${from - 60} ${x + 14},${top + 60} ${x + 13},${top + 4}`;
  const strap: Piece = {
    part: 'strap',
    d: `${join(left, reversed(right))}Z`,
    isPrinted: false,
    fabric: 'elastic',
    roll: 3,
    lift: 3,
    form: createFittedHeight(design),
  };
  const y = (from + top) / 2;
  const slider: Mark[] = [
    { d: rectangle(x - 6, y, 24, 12, 3), stroke: darker(METAL, 0.35), width: 4 },
    { d: rectangle(x - 6, y - 0.5, 24, 12, 3), stroke: METAL, width: 2.4 },
  ];
  return [...withMirror(strap), ...onBothSides(slider)];
}

function drawCentreBow(design: Design, y: number): Mark[] {
  return [
    {
      d: `M0,${y}C-9,${y - 9} -16,${y - 6} -16,${y}C-16,${y + 6} -8,${y + 8} 0,${y}C8,${y + 8} 16,${y + 6} 16,${y}C16,${y - 6} 9,${y - 9} 0,${y}Z`,
      fill: design.thread,
    },
    {
      d: `M0,${y}C-9,${y - 9} -16,${y - 6} -16,${y}C-16,${y + 6} -8,${y + 8} 0,${y}C8,${y + 8} 16,${y + 6} 16,${y}C16,${y - 6} 9,${y - 9} 0,${y}Z`,
      stroke: design.ink,
      width: 1.2,
      opacity: 0.7,
    },
  ];
}

function drawBack(design: Design): Layer[] {
  const { figure } = design;
  const t = figure.bust;
  const form = createFittedHeight(design);
  const band = symmetric(`M0,${t + 46}C60,${t + 44} 120,${t + 10} 196,${t - 10}L196,${t + 100}C130,${t + 118} 60,${t + 122} 0,${t + 122}`);
  const x = 118;
  const top = computeShoulderHeight(figure, x + 4) - 4;
  const strap: Piece = {
    part: 'strap',
    d: `M${x - 4},${top}C${x},${top + 120} ${x - 8},${t - 90} ${x - 20},${t + 34}L${x - 6},${t + 28}C${x + 6},${t - 90} ${x + 14},${top + 120} ${x + 10},${top + 4}Z`,
    isPrinted: false,
    fabric: 'elastic',
    roll: 3,
    lift: 3,
    form,
  };
  const hooks = [64, 84, 104].flatMap((y): Mark[] => [
    { d: `M-13,${t + y}L1,${t + y}`, stroke: METAL, width: 3.4 },
    { d: `M9,${t + y}L15,${t + y}`, stroke: darker(METAL, 0.4), width: 3 },
  ]);
  return [
    {
      part: 'band',
      d: band,
      form,
      roll: 5,
      lift: 4,
      relief: creases({ seed: design.seed, angle: 80, across: 30, length: 90, height: 2.4 }),
      marks: stitch(design, `M-196,${t + 92}C-130,${t + 110} 130,${t + 110} 196,${t + 92}`, design.thread, 1.2),
    },
    ...withMirror(strap),
    { d: rectangle(-18, t + 46, 38, 76, 3), isPrinted: false, roll: 3, lift: 3 },
    ...hooks,
  ];
}
