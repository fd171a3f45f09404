import type { Design, Drawing, Layer, Piece } from '../../drawing.ts';
import { FORM_COLOUR } from '../../figure/draw-figure.ts';
import { join, offset, reversed } from '../../path.ts';
import { stitch } from '../../stitching.ts';
import { defineSilhouette } from '../silhouette.ts';
import { createShoeVolume, drawStrapBuckle, presentShoe } from './shoe-parts.ts';

type SandalClosure = 'buckle' | 'open' | 'hook-and-loop';
type SandalHeel = 'flat' | 'block';

/** Height of the ground. */
const GROUND = 300;
const CORK = '#b08a60';

/** Sandals with a buckled ankle strap, or open at the heel. */
export const sandals = defineSilhouette({
  options: {
    closure: ['buckle', 'open', 'hook-and-loop'],
    heel: ['flat', 'block'],
  },
  draw: (design, { closure, heel }): Drawing => {
    const raise = heel === 'block' ? 84 : 8;
    return presentShoe(design, [
      cutFoot(raise),
      ...drawToeStraps(design, raise),
      ...drawAnkleStraps(design, raise, closure),
      ...drawFastener(raise, closure),
      ...drawCorkSole(raise, heel),
    ]);
  },
});

/** Cuts the foot that wears the sandal. */
function cutFoot(r: number): Piece {
  const foot = `M-326,236C-340,210 -306,190 -240,174C-160,154 -80,${118 - r * 0.6} -10,${70 - r}C46,${30 - r} 78,${-50 - r} 84,${-200 - r}L236,${-200 - r}C234,${-90 - r} 250,${-10 - r} 292,${84 - r}C310,${130 - r} 312,${184 - r} 296,${214 - r}C200,${228 - r} 60,${228 - r * 0.8} -40,${242 - r * 0.3}C-140,252 -290,256 -326,236Z`;
  const volume = createShoeVolume(foot, 262, 66);
  return {
    d: foot,
    colour: FORM_COLOUR,
    fabric: 'form',
    isPrinted: false,
    form: (x, y) => Math.max(volume(x, y), y < 110 - r ? 62 * Math.sqrt(Math.max(0, 1 - ((x - 162) / 88) ** 2)) : 0),
    roll: 12,
    lift: 3,
  };
}

/** Cuts a strap between its front and its back edge. */
const cutStrap = (design: Design, front: string, back: string, part: string): Piece => ({
  part,
  d: `${join(front, reversed(back))}Z`,
  roll: 7,
  lift: 7,
  marks: [...stitch(design, offset(front, 6, 30), design.thread, 1.4), ...stitch(design, offset(back, -6, 30), design.thread, 1.4)],
});

function drawToeStraps(design: Design, raise: number): Layer[] {
  const q = raise * 0.7;
  return [
    cutStrap(design, 'M-270,262C-282,226 -268,200 -240,172', 'M-186,262C-200,226 -190,190 -160,150', 'strap:toe'),
    cutStrap(design, `M-104,258C-122,206 -98,${152 - q * 0.5} -66,${112 - q}`, `M-22,254C-44,200 -30,${126 - q} 10,${56 - raise}`, 'strap:vamp'),
  ];
}

/** Draws the straps behind the heel and around the ankle. */
function drawAnkleStraps(design: Design, r: number, closure: SandalClosure): Layer[] {
  if (closure === 'open') return [];
  return [
    cutStrap(
      design,
      `M232,${222 - r}C250,${160 - r} 258,${110 - r} 250,${30 - r}`,
      `M306,${218 - r}C318,${170 - r} 310,${116 - r} 284,${50 - r}`,
      'strap:heel',
    ),
    cutStrap(
      design,
      `M60,${-6 - r}C120,${34 - r} 210,${38 - r} 266,${6 - r}`,
      `M44,${34 - r}C110,${76 - r} 214,${80 - r} 284,${46 - r}`,
      `closure:${closure}`,
    ),
  ];
}

function drawFastener(r: number, closure: SandalClosure): Layer[] {
  const fasteners: Record<SandalClosure, () => Layer[]> = {
    buckle: () => drawStrapBuckle(150, 50 - r, '#c7a765'),
    'hook-and-loop': () => [{ d: `M104,${20 - r}L206,${30 - r}C216,${38 - r} 214,${76 - r} 202,${80 - r}L100,${68 - r}Z`, roll: 6, lift: 5 }],
    open: () => [],
  };
  return fasteners[closure]();
}

/** Draws the sole and, below it, the block of a raised heel. */
function drawCorkSole(r: number, heel: SandalHeel): Layer[] {
  const feather = `M-346,238C-300,254 -140,254 -40,${244 - r * 0.3}C60,${230 - r * 0.8} 200,${228 - r} 318,${218 - r}`;
  const cork = { colour: CORK, fabric: 'suede', isPrinted: false, form: () => 0 } as const;
  const sole: Piece = {
    ...cork,
    part: heel === 'flat' ? 'heel:flat' : 'sole',
    d: `${feather}C332,${232 - r} 330,${258 - r} 314,${262 - r}C200,${266 - r} 60,${270 - r * 0.8} -40,${282 - r * 0.3}C-140,292 -290,292 -340,282C-362,272 -360,250 -346,238Z`,
    roll: 9,
    lift: 5,
    marks: [{ d: offset(feather, 28, 60), stroke: '#3a2b22', width: 12 }],
  };
  if (heel === 'flat') return [sole];
  const block = `M150,${258 - r}L316,${252 - r}L308,${GROUND + 2}L176,${GROUND + 2}Z`;
  return [{ ...cork, part: 'heel:block', d: block, roll: 8, lift: 4 }, sole];
}
