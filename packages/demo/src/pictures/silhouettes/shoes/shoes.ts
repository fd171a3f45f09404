import { bandAlong } from '../../blocks/top.ts';
import { drawBow } from '../../blocks/collars.ts';
import { darker, lighter, lightness } from '../../colour.ts';
import type { Design, Drawing, Layer, Piece } from '../../drawing.ts';
import { FORM_COLOUR } from '../../figure/draw-figure.ts';
import { creases } from '../../relief.ts';
import { seam, stitch, topstitch } from '../../stitching.ts';
import { defineSilhouette } from '../silhouette.ts';
import { createShoeVolume, drawAnkle, drawLaces, drawSole, presentShoe } from './shoe-parts.ts';

const getSoleColour = ({ base }: Design): string => (lightness(base) > 0.85 ? '#e9e4da' : '#f1eee8');

/** Sports shoes that close with laces, or with two tapes for small children. */
export const trainers = defineSilhouette({
  options: {
    closure: ['laces', 'hook-and-loop'],
  },
  draw: (design, { closure }): Drawing => {
    const { accent, print, base } = design;
    const sole = getSoleColour(design);
    const second = print === 'colour-block' ? accent : print === 'plain' ? darker(base, 0.1) : base;
    return presentShoe(design, [
      ...drawTrainerUpper(design),
      ...drawOverlays(design, second),
      ...(closure === 'laces'
        ? drawLaces('M-158,112C-108,78 -60,26 -8,-20', 'M-116,150C-68,122 -18,64 36,8', 5, lighter(sole, 0.5))
        : drawTapes(design, second)),
      {
        d: bandAlong('M0,-26C22,-40 44,-36 56,-18C72,8 110,34 160,36C216,36 254,6 286,-22C304,-36 330,-30 336,-6', 17),
        isPrinted: false,
        fabric: 'jersey',
        colour: second,
        roll: 8,
        lift: 2,
      },
      ...drawTrainerSole(design, sole),
    ]);
  },
});

/** Draws the inside, the ankle and the upper of a trainer. */
function drawTrainerUpper(design: Design): Layer[] {
  const opening = 'M10,-30C60,-52 240,-52 300,-32C300,20 240,60 160,52C100,46 50,20 10,-30Z';
  const upper =
    'M-350,238C-362,196 -330,168 -270,154C-222,144 -180,128 -140,96C-96,60 -52,14 0,-26C22,-40 44,-36 56,-18C72,8 110,34 160,36C216,36 254,6 286,-22C304,-36 330,-30 336,-6C346,40 354,140 346,222C280,236 140,238 0,242C-120,246 -300,250 -350,238Z';
  return [
    { d: opening, colour: design.inside, isPrinted: false, fade: () => -0.35 },
    ...drawAnkle(-210, 90),
    {
      part: 'upper',
      d: upper,
      form: createShoeVolume(upper, 262, 72),
      relief: creases({ seed: design.seed, angle: 60, across: 40, length: 90, height: 2 }),
      roll: 8,
      lift: 4,
    },
  ];
}

/** Draws the pieces that are sewn onto the upper of a trainer: toe cap, stripe, heel counter and eyestay. */
function drawOverlays(design: Design, colour: string): Layer[] {
  const { print, base, accent } = design;
  const stripe = print === 'plain' ? (lightness(base) > 0.6 ? darker(base, 0.22) : lighter(base, 0.6)) : accent;
  const eyestay = 'M-212,140C-170,124 -140,100 -112,74C-72,38 -34,4 6,-28C30,-38 46,-30 58,-14C24,28 -8,84 -52,128C-92,166 -158,176 -212,140Z';
  const counter = 'M346,222C356,140 346,40 336,-6C332,-24 318,-32 304,-32C286,40 262,110 214,150C226,184 236,210 240,238C284,236 324,230 346,222Z';
  return [
    {
      d: 'M-350,238C-362,196 -330,168 -270,154C-244,176 -236,214 -250,248C-300,250 -336,244 -350,238Z',
      colour,
      roll: 3,
      lift: 2,
      marks: topstitch(design, 'M-270,154C-244,176 -236,214 -250,248', 6),
    },
    {
      d: 'M-62,244C-34,196 16,146 76,112C104,122 128,138 142,160C96,180 50,212 24,242Z',
      colour: stripe,
      isPrinted: false,
      roll: 3,
      lift: 2,
      marks: topstitch(design, 'M142,160C96,180 50,212 24,242', 6),
    },
    { d: counter, colour, roll: 4, lift: 2, marks: topstitch(design, 'M304,-32C286,40 262,110 214,150C226,184 236,210 240,238', -6) },
    { d: eyestay, colour, roll: 4, lift: 3, marks: topstitch(design, 'M58,-14C24,28 -8,84 -52,128C-92,166 -158,176 -212,140', -6) },
  ];
}

/** Draws the sole of a trainer with its darker tread. */
function drawTrainerSole(design: Design, colour: string): Layer[] {
  const feather = 'M-350,238C-300,250 -120,246 0,242C140,238 280,236 346,222';
  const sole =
    'M-352,232C-372,262 -362,290 -310,296C-200,302 180,304 318,298C356,296 368,268 356,218C300,234 140,238 0,242C-120,246 -300,252 -352,232Z';
  return [
    ...drawSole(design, sole, feather, colour, true),
    {
      d: 'M-362,276C-356,294 -330,298 -310,297C-200,303 180,305 318,299C344,298 358,288 363,268C300,288 -250,290 -362,276Z',
      colour: darker(colour, 0.34),
      fabric: 'rubber',
      isPrinted: false,
      roll: 4,
      lift: 0,
    },
  ];
}

function drawTapes(design: Design, colour: string): Layer[] {
  const tape = (x: number, y: number): Piece => ({
    d: `M${x - 56},${y - 24}L${x + 78},${y + 26}C${x + 88},${y + 32} ${x + 88},${y + 52} ${x + 74},${y + 54}L${x - 76},${y + 12}Z`,
    colour,
    roll: 6,
    lift: 6,
    isPrinted: false,
    marks: stitch(design, `M${x - 52},${y - 14}L${x + 72},${y + 33}L${x + 68},${y + 45}L${x - 66},${y + 8}`),
  });
  return [{ part: 'closure:hook-and-loop', layers: [tape(-90, 74), tape(-12, 4)] }];
}

/** Flat pumps with a low cut. */
export const ballerinas = defineSilhouette({
  options: {
    trim: ['bow', 'none'],
  },
  draw: (design, { trim }): Drawing => {
    const foot =
      'M-220,214C-200,176 -150,152 -90,126C-30,98 20,60 46,-10C66,-70 72,-130 74,-210L230,-210C228,-110 240,-30 276,60C296,106 306,150 304,220L-220,240Z';
    const feather = 'M-348,250C-280,262 -120,260 0,256C120,252 240,248 330,236';
    const upper =
      'M-348,250C-360,220 -326,196 -262,182C-236,176 -214,176 -200,184C-176,204 -120,216 -50,214C60,210 180,180 258,108C276,90 302,88 312,108C328,146 334,198 330,236C240,248 120,252 0,256C-120,260 -280,262 -348,250Z';
    const topline = 'M-200,184C-176,204 -120,216 -50,214C60,210 180,180 258,108C276,90 302,88 312,108';
    const sole = 'M-352,246C-362,260 -352,272 -314,275C-120,282 180,280 304,272L334,264L334,233C240,248 120,252 0,256C-120,260 -280,262 -352,246Z';
    return presentShoe(design, [
      { d: foot, colour: FORM_COLOUR, fabric: 'form', isPrinted: false, volume: 0.46, roll: 14, lift: 3 },
      {
        part: 'upper',
        d: upper,
        form: createShoeVolume(upper, 276, 60),
        roll: 8,
        lift: 5,
        marks: seam(design, 'M122,254C130,226 128,198 120,178', 1.6),
      },
      { d: bandAlong(topline, 9), isPrinted: false, roll: 4, lift: 2 },
      ...(trim === 'bow' ? [{ part: 'trim:bow', layers: drawSmallBow(design, -236, 178) }] : []),
      ...drawSole(design, sole, feather, '#3a2b22', false),
      {
        part: 'heel:flat',
        d: 'M214,270L334,262L334,288C294,292 244,294 218,293Z',
        colour: '#2c211a',
        fabric: 'rubber',
        isPrinted: false,
        roll: 5,
        lift: 2,
        form: () => 0,
      },
    ]);
  },
});

function drawSmallBow(design: Design, x: number, y: number): Layer[] {
  const [group] = drawBow({ ...design, scale: 1 }, x, y, 0.5);
  return group && 'layers' in group ? [...group.layers].slice(2) : [];
}

/** Loafers with a saddle over the vamp. */
export const loafers = defineSilhouette({
  options: {
    trim: ['none', 'tassels'],
  },
  draw: (design, { trim }): Drawing => {
    const feather = 'M-352,248C-290,262 -120,258 0,254C120,250 250,246 340,230';
    const upper =
      'M-352,248C-366,212 -326,186 -256,170C-186,154 -134,124 -88,94C-58,76 -22,72 0,88C40,116 90,128 150,126C206,122 240,98 266,72C286,54 316,58 324,82C338,130 344,190 340,230C250,246 120,250 0,254C-120,258 -290,262 -352,248Z';
    const sole = 'M-356,244C-368,262 -354,276 -312,278C-120,284 180,282 308,276L344,270L344,226C250,246 120,250 0,254C-120,258 -290,262 -356,244Z';
    const saddle = 'M-196,158C-146,140 -112,114 -88,94C-58,76 -22,72 0,88C12,130 4,190 -16,253L-104,256C-104,212 -146,186 -196,158Z';
    return presentShoe(design, [
      { d: 'M-10,92C40,60 220,50 300,62C290,110 200,150 120,140C60,132 20,120 -10,92Z', colour: design.inside, isPrinted: false, fade: () => -0.35 },
      ...drawAnkle(-170, 150),
      {
        part: 'upper',
        d: upper,
        form: createShoeVolume(upper, 274, 66),
        roll: 9,
        lift: 4,
        marks: [
          ...seam(design, 'M-330,206C-270,196 -210,184 -166,162', 3),
          ...topstitch(design, 'M-330,206C-270,196 -210,184 -166,162', 5),
          ...seam(design, 'M216,243C220,200 214,160 206,116', 1.8),
        ],
      },
      {
        part: 'saddle',
        d: saddle,
        roll: 4,
        lift: 3,
        marks: [...topstitch(design, 'M0,88C12,130 4,190 -16,253', 6), ...topstitch(design, 'M-196,158C-146,186 -104,212 -104,256', -6)],
      },
      { d: 'M-132,170L-52,136L-40,156L-118,192Z', colour: darker(design.base, 0.25), isPrinted: false, roll: 4, lift: 2 },
      ...(trim === 'tassels' ? [{ part: 'trim:tassels', layers: drawTassels(design) }] : []),
      { d: bandAlong('M0,88C40,116 90,128 150,126C206,122 240,98 266,72C286,54 316,58 324,82', 9), isPrinted: false, roll: 4, lift: 1 },
      ...drawSole(design, sole, feather, '#33261d', false),
      {
        part: 'heel:flat',
        d: 'M192,275L344,266L340,301L198,301Z',
        colour: '#2a1f18',
        fabric: 'leather',
        isPrinted: false,
        roll: 5,
        lift: 3,
        form: () => 0,
      },
    ]);
  },
});

function drawTassels(design: Design): Layer[] {
  return [
    [-112, 150],
    [-84, 136],
  ].flatMap(([x = 0, y = 0]): Layer[] => [
    ...[-9, -3, 3, 9].map((dx) => ({
      d: `M${x + dx * 0.4},${y}C${x + dx - 6},${y + 20} ${x + dx - 8},${y + 36} ${x + dx - 10},${y + 54}`,
      stroke: darker(design.base, 0.3),
      width: 5,
    })),
    {
      d: `M${x - 9},${y - 8}L${x + 9},${y - 12}L${x + 7},${y + 8}L${x - 9},${y + 10}Z`,
      roll: 3,
      lift: 3,
      isPrinted: false,
      colour: darker(design.base, 0.15),
    },
  ]);
}
