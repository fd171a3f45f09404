import { layDrawing } from '../lay-garment.ts';
import type { Drawing, Layer } from '../drawing.ts';
import type { Fabric } from '../fabric.ts';
import { between, pick, createRandom } from '../random.ts';
import { drape, fold, piled } from '../relief.ts';
import { seam } from '../stitching.ts';
import { plainDesign } from './place.ts';
import type { Placed } from './scene.ts';

/** Draws a pile of folded jumpers from the front; the first colour is at the bottom. */
export function foldedPile(colours: string[], prefix: string, x: number, bottom: number, width: number, seed: number): Placed {
  const random = createRandom(seed);
  let y = bottom;
  let defs = '';
  let body = '';
  colours.forEach((colour, index) => {
    const thick = between(random, 78, 104);
    const sway = between(random, -16, 16);
    const wide = width - index * 5 + between(random, -20, 20);
    const piece = foldedPiece(colour, seed + index * 13, wide, thick, pick<Fabric>(random, 'knit', 'knit', 'wool', 'fleece'));
    const laid = layDrawing(piece, plainDesign(colour, seed + index), `${prefix}${index}`, { fineness: 0.8 });
    defs += laid.defs;
    body += `<g transform="translate(${x + sway} ${y})">${laid.body}</g>`;
    y -= thick - 5;
  });
  return { defs, body };
}

function foldedPiece(colour: string, seed: number, width: number, thick: number, fabric: Fabric): Drawing {
  const design = plainDesign(colour, seed);
  const half = width / 2;
  const layers: Layer[] = [2, 1, 0].map((level): Layer => {
    const low = -level * (thick / 3);
    const high = low - thick / 3 - 8;
    const inset = level * 4;
    return {
      d: `M${-half + inset + 16},${high}C${-half * 0.4},${high - 4} ${half * 0.4},${high - 5} ${half - inset - 18},${high}C${half - inset + 6},${high + 2} ${half - inset + 8},${low} ${half - inset - 16},${low}C${half * 0.4},${low + 4} ${-half * 0.4},${low + 4} ${-half + inset + 16},${low}C${-half + inset - 10},${low} ${-half + inset - 10},${high + 2} ${-half + inset + 16},${high}Z`,
      roll: 13,
      lift: 4,
      fullness: 0.3,
      relief: piled(
        fold(`M${-half},${low - 10}C${-half * 0.4},${low - 4} ${half * 0.4},${low - 14} ${half},${low - 6}`, 9, 3),
        drape({ seed: seed + level, angle: 86, across: 40, length: 300, height: 4 }),
      ),
    };
  });
  const tuck = seam(
    design,
    `M${half - 60},${-thick * 0.36}C${half - 20},${-thick * 0.4} ${half - 12},${-thick * 0.62} ${half - 64},${-thick * 0.68}`,
    2,
  );
  return { fabric, layers: [...layers, tuck], focus: { x: 0, y: 0, zoom: 1 } };
}
