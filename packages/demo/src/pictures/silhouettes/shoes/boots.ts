import { darker, lighter } from '../../colour.ts';
import type { Design, Drawing, Layer } from '../../drawing.ts';
import { join, offset, reversed } from '../../path.ts';
import { creases, fold, piled } from '../../relief.ts';
import { ribs, seam, stitch, topstitch } from '../../stitching.ts';
import { zip } from '../../trims.ts';
import { defineSilhouette } from '../silhouette.ts';
import { createShoeVolume, drawAnkle, drawLaces, drawSole, presentShoe } from './shoe-parts.ts';

const GROUND = 300;

/** Ankle boots with elastic sides, laces or a zip. */
export const boots = defineSilhouette({
  options: {
    closure: ['elastic', 'laces', 'zip'],
    heel: ['flat', 'block'],
  },
  draw: (design, { closure, heel }): Drawing => {
    const { seed } = design;
    const r = heel === 'block' ? 64 : 20;
    const sole = closure === 'laces' ? '#2c2622' : '#3a2b22';
    const feather = `M-350,246C-290,262 -120,258 -20,${250 - r * 0.3}C100,${238 - r * 0.8} 240,${234 - r} 336,${226 - r}`;
    const soleShape = `M-354,242C-364,260 -350,274 -310,277C-200,281 -110,279 -20,${273 - r * 0.3}C70,${263 - r * 0.7} 180,${259 - r} 338,${251 - r}L340,${222 - r}C240,${234 - r} 100,${238 - r * 0.8} -20,${250 - r * 0.3}C-120,258 -290,262 -354,242Z`;
    const heelShape = `M170,${256 - r}L338,${249 - r}C338,${GROUND - 60} 334,${GROUND - 20} 332,${GROUND}L${heel === 'block' ? 200 : 178},${GROUND}C${heel === 'block' ? 192 : 174},${GROUND - 30} 176,${GROUND - 50} 170,${256 - r}Z`;
    const upper = `M-350,246C-364,210 -326,182 -256,164C-166,142 -98,${112 - r * 0.6} -44,${46 - r}C-12,${4 - r} 2,${-60 - r} 8,${-170 - r}C80,${-160 - r} 200,${-160 - r} 280,${-172 - r}C280,${-80 - r} 290,${20 - r} 318,${110 - r}C332,${160 - r} 340,${196 - r} 336,${226 - r}C240,${234 - r} 100,${238 - r * 0.8} -20,${250 - r * 0.3}C-120,258 -290,262 -350,246Z`;
    const volume = createShoeVolume(upper, 276, 70);
    const shaft = (x: number, y: number): number => {
      const share = Math.max(0, Math.min(1, (120 - r - y) / 130));
      return share * 66 * Math.sqrt(Math.max(0, 1 - Math.min(1, Math.abs((x - 146) / 146) ** 2.4)));
    };
    const ankle = piled(
      fold(`M-30,${70 - r}C50,${96 - r} 130,${90 - r} 210,${66 - r}`, 16, 6, 0.35),
      fold(`M-10,${26 - r}C80,${60 - r} 170,${48 - r} 292,${22 - r}`, 14, 5, 0.35),
      creases({ seed, angle: 80, across: 36, length: 120, height: 2.4 }),
    );
    const quarter = `M306,${60 - r}C244,${92 - r} 166,${132 - r} 128,${236 - r * 0.85}`;
    return presentShoe(design, [
      {
        d: `M8,${-170 - r}C60,${-196 - r} 220,${-198 - r} 280,${-172 - r}C200,${-150 - r} 80,${-150 - r} 8,${-170 - r}Z`,
        colour: design.inside,
        isPrinted: false,
        fade: () => -0.35,
      },
      ...drawAnkle(-340 - r, -120 - r),
      {
        part: 'upper',
        d: upper,
        form: (x, y) => Math.max(volume(x, y), shaft(x, y)),
        relief: ankle,
        roll: 8,
        lift: 4,
        marks: [...seam(design, quarter, 1.8), ...topstitch(design, quarter, 6)],
      },
      ...drawBootClosure(design, closure, r, sole),
      ...drawSole(design, soleShape, feather, sole, false),
      { part: `heel:${heel}`, d: heelShape, colour: sole, fabric: 'leather', isPrinted: false, roll: 8, lift: 4, form: () => 0 },
    ]);
  },
});

function drawBootClosure(design: Design, closure: 'elastic' | 'laces' | 'zip', r: number, sole: string): Layer[] {
  if (closure === 'laces') {
    const edge = `M-150,${196 - r * 0.4}C-50,${150 - r * 0.6} 20,${70 - r} 58,${-164 - r}`;
    return [
      ...seam(design, edge, 2.4),
      ...topstitch(design, edge, -6),
      ...drawLaces(
        `M-158,${138 - r * 0.4}C-96,${108 - r * 0.6} -44,${50 - r} 4,${-140 - r}`,
        `M-112,${166 - r * 0.4}C-40,${130 - r * 0.6} 10,${60 - r} 40,${-140 - r}`,
        8,
        lighter(sole, 0.15),
      ),
    ];
  }
  if (closure === 'zip') {
    const line = `M170,${-158 - r}C174,${-60 - r} 178,${60 - r} 164,${170 - r}`;
    return [
      {
        part: 'closure:zip',
        layers: [
          ...zip(design, line, '#a9a6a1', darker(design.base, 0.3)),
          ...stitch(design, offset(line, 17, 40)),
          ...stitch(design, offset(line, -17, 40)),
        ],
      },
    ];
  }
  const left = `M96,${-162 - r}C100,${-80 - r} 110,${0 - r} 140,${88 - r}`;
  const right = `M208,${-162 - r}C208,${-80 - r} 194,${0 - r} 158,${88 - r}`;
  return [
    {
      part: 'closure:elastic',
      d: `${join(left, reversed(right))}Z`,
      fabric: 'elastic',
      isPrinted: false,
      colour: darker(design.base, 0.35),
      roll: 3,
      lift: 1,
      marks: ribs(design, left, right, 34),
    },
    ...stitch(design, offset(left, 6)),
    ...stitch(design, offset(right, -6)),
    { d: `M272,${-176 - r}C292,${-206 - r} 308,${-190 - r} 300,${-120 - r}L284,${-124 - r}Z`, isPrinted: false, roll: 4, lift: 3 },
  ];
}
