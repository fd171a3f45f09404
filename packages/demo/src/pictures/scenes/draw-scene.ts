import { checkColour, mix } from '../colour.ts';
import type { Picture } from '../draw-garment.ts';
import { paintBackdrop } from '../engine/backdrop.ts';
import { createCanvas, pointCamera, toBytes, type Canvas } from '../engine/canvas.ts';
import { paintMark } from '../engine/paint.ts';
import { figures } from '../figure/figures.ts';
import { rectangle } from '../path.ts';
import { paintFoldedPile } from './folded.ts';
import { paintLogo } from './mark.ts';
import { paintOutfit } from './paint-outfit.ts';
import { listOutfits } from './scene-garments.ts';
import { HEIGHT, WIDTH, type Outfit, type ScenePicture } from './scene.ts';

/** Positions of the forms: from left to right as shares of the width, the height of the floor, pixels of the whole form. */
interface Stage {
  from: number;
  to: number;
  floor: number;
  tall: number;
}

/**
 * Draws a wide picture for a hero or banner; heroes keep the left third plain for text.
 * @param width pixels; the height is half of it
 * @throws RangeError for a colour that is not `#rrggbb`
 */
export function drawScene({ scene, seed, colours }: ScenePicture, width = WIDTH): Picture {
  const dyes = colours.map(checkColour);
  const [first = '#8a8f98'] = dyes;
  const canvas = createCanvas(width, Math.round((width * HEIGHT) / WIDTH));
  if (scene === 'mark') {
    paintLogo(canvas, dyes[0] ?? '#040707', seed);
  } else {
    const wall = mix('#efece8', first, 0.08);
    paintBackdrop(canvas, wall, mix(wall, '#6a5f55', 0.16));
    if (scene === 'hero-sale') paintSale(canvas, dyes, seed);
    else paintRow(canvas, listOutfits(scene, dyes, seed), stages[scene]);
  }
  return { width: canvas.width, height: canvas.height, data: toBytes(canvas) };
}

const stages: Readonly<Record<'hero-women' | 'hero-men' | 'hero-kids' | 'category' | 'collection', Stage>> = {
  'hero-women': { from: 0.42, to: 0.9, floor: 1150, tall: 1090 },
  'hero-men': { from: 0.48, to: 0.9, floor: 1150, tall: 1090 },
  'hero-kids': { from: 0.45, to: 0.91, floor: 1140, tall: 1000 },
  category: { from: 0.11, to: 0.89, floor: 1150, tall: 1080 },
  collection: { from: 0.1, to: 0.9, floor: 1340, tall: 1290 },
};

/** Paints forms side by side. */
function paintRow(canvas: Canvas, outfits: readonly Outfit[], { from, to, floor, tall }: Stage): void {
  const unit = canvas.width / WIDTH;
  outfits.forEach((outfit, index) => {
    const figure = figures[outfit[0]?.audience ?? 'women'];
    const share = outfits.length === 1 ? 0.5 : index / (outfits.length - 1);
    const x = (from + (to - from) * share) * canvas.width;
    // Every other form is a little further back.
    const size = (tall / (figure.floor - figure.neckTop)) * (index % 2 === 0 ? 1 : 0.965);
    paintOutfit(canvas, pointCamera([0, figure.floor], [x, (floor - (index % 2 === 0 ? 0 : 16)) * unit], size * unit), outfit);
  });
}

/** Paints piles of folded jumpers on a table. */
function paintSale(canvas: Canvas, dyes: readonly string[], seed: number): void {
  const unit = canvas.width / WIDTH;
  const camera = pointCamera([0, 0], [0, 0], unit);
  paintMark(canvas, { d: rectangle(-10, 1096, WIDTH + 20, 120), fill: '#cdc1b3', isLit: false }, camera);
  paintMark(canvas, { d: rectangle(-10, 1094, WIDTH + 20, 4), fill: '#ffffff', opacity: 0.5, isLit: false }, camera);
  const pile = (colours: readonly string[], x: number, width: number, salt: number): void =>
    paintFoldedPile(canvas, colours, { x: x * unit, bottom: 1110 * unit, width, seed: seed + salt, unit });
  pile([...dyes].reverse().slice(0, 5), 1060, 480, 5);
  pile([...dyes, ...dyes].slice(1, 8), 1580, 520, 9);
  pile([...dyes, ...dyes].slice(2, 6), 2090, 470, 14);
}
