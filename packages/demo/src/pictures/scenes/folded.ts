import { createDesign } from '../design.ts';
import type { Layer } from '../drawing.ts';
import { pointCamera, type Canvas } from '../engine/canvas.ts';
import { castShadow } from '../engine/shadow.ts';
import { listOutlines, uniteBoxes } from '../draw-garment.ts';
import type { FabricCode } from '../fabrics.ts';
import type { Print } from '../look.ts';
import { computeBounds } from '../path.ts';
import { between, createRandom, pick } from '../random.ts';
import { drape, fold, piled } from '../relief.ts';
import { openSheet, paintLayers } from '../render.ts';

interface Pile {
  x: number;
  bottom: number;
  width: number;
  seed: number;
  /** Pixels per drawing unit. */
  unit: number;
}

/** Paints a pile of folded jumpers from the front; the first colour is at the bottom. `x` and `bottom` in pixels, the width in units. */
export function paintFoldedPile(canvas: Canvas, colours: readonly string[], { x, bottom, width, seed, unit }: Pile): void {
  const random = createRandom(seed);
  let y = bottom;
  colours.forEach((colour, index) => {
    const thick = between(random, 74, 98);
    const sway = between(random, -16, 16);
    const wide = width - index * 5 + between(random, -20, 20);
    const fabric = pick<FabricCode>(random, 'lambswool', 'merino', 'wool-blend', 'brushed');
    const print = pick<Print>(random, 'plain', 'plain', 'rib', 'melange', 'stripe');
    const design = createDesign({ colour, print, fabric, audience: 'women', seed: seed + index * 13 }, false);
    const layers = foldedPiece(seed + index * 13, wide, thick);
    const camera = pointCamera([0, 0], [x + sway * unit, y], unit);
    const outlines = listOutlines(layers);
    const box = uniteBoxes(outlines.map(computeBounds));
    castShadow(canvas, outlines, box, { blur: 16, right: 10, down: 8, strength: 0.35 }, camera);
    paintLayers(openSheet(canvas, camera, design, box), layers);
    y -= (thick - 5) * unit;
  });
}

function foldedPiece(seed: number, width: number, thick: number): Layer[] {
  const half = width / 2;
  return [2, 1, 0].map((level): Layer => {
    const low = -level * (thick / 3);
    const high = low - thick / 3 - 8;
    const inset = level * 4;
    return {
      d: `M${-half + inset + 16},${high}C${-half * 0.4},${high - 4} ${half * 0.4},${high - 5} ${half - inset - 18},${high}C${half - inset + 6},${high + 2} ${half - inset + 8},${low} ${half - inset - 16},${low}C${half * 0.4},${low + 4} ${-half * 0.4},${low + 4} ${-half + inset + 16},${low}C${-half + inset - 10},${low} ${-half + inset - 10},${high + 2} ${-half + inset + 16},${high}Z`,
      roll: 13,
      lift: 4,
      relief: piled(
        fold(`M${-half},${low - 10}C${-half * 0.4},${low - 4} ${half * 0.4},${low - 14} ${half},${low - 6}`, 9, 3),
        drape({ seed: seed + level, angle: 86, across: 40, length: 300, height: 4 }),
      ),
    };
  });
}
