import { layDrawing } from '../lay-garment.ts';
import { noise } from '../noise.ts';
import { between, createRandom } from '../random.ts';
import { drape, piled, type Relief } from '../relief.ts';
import { plainDesign } from './place.ts';
import type { Placed } from './scene.ts';

/** Draws a length of cloth with deep folds down one side of the picture. */
export function flowingCloth(colour: string, prefix: string, left: number, seed: number): Placed {
  const random = createRandom(seed);
  const lean = between(random, 120, 220);
  const edge = `M${left + lean},-60C${left + lean + 90},220 ${left - 60},420 ${left + 20},680C${left + 80},900 ${left - 70},1060 ${left - 30},1280`;
  const d = `${edge}L2480,1280L2480,-60Z`;
  const phase = random() * 6;
  // Waves that drift sideways on their way down, sharper on crests than in hollows.
  const waves: Relief = (x, y) => {
    const u = x - lean * (1 - y / 700) + noise(x / 500, y / 420, seed) * 90;
    const broad = Math.sin(u / 46 + noise(u / 260, y / 520, seed + 1) * 2.2 + phase);
    const fine = Math.sin(u / 23 + noise(u / 120, y / 380, seed + 2) * 3);
    return broad * 17 + Math.abs(broad) * 7 + fine * 4;
  };
  const drawing = {
    fabric: 'smooth' as const,
    focus: { x: 0, y: 0, zoom: 1 },
    layers: [{ d, gloss: 0.26, roll: 20, relief: piled(waves, drape({ seed, angle: 6, across: 130, length: 900, height: 16 })) }],
  };
  return layDrawing(drawing, plainDesign(colour, seed), prefix, { fineness: 0.8 });
}
