import { darker, lighter, lightness, toRgb } from './colour.ts';
import { noise } from './noise.ts';
import { computeBounds, type Box } from './path.ts';
import { pngAddress } from './png.ts';
import { blurred, emptyField, fillPath, readField, type Field } from './raster.ts';
import type { Relief } from './relief.ts';

/** Light from the upper left and above. */
const LIGHT = normalised(-0.42, -0.56, 0.78);
const HALFWAY = normalised(LIGHT[0], LIGHT[1], LIGHT[2] + 1);

function normalised(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

interface Shaded {
  d: string;
  colour: string;
  relief: Relief;
  fade?: Relief | undefined;
  /** Width of the rounded edge of the piece, in units. */
  roll: number;
  /** From 0 (dull wool) to 1 (patent leather). */
  gloss: number;
  /** The volume of the whole garment, shared by its pieces. */
  volume: Field;
  fullness: number;
}

/**
 * Lights one piece of cloth; returns an `<image>` of shadow and light to place over its colour.
 * Computed here instead of by SVG filters, because folds need a height field and a filter of this size is slower.
 */
export function shading(piece: Shaded, window: Box, step: number): string {
  const box = computeBounds(piece.d);
  const pad = 3 * step;
  const left = Math.max(box.left - pad, window.left);
  const top = Math.max(box.top - pad, window.top);
  const right = Math.min(box.right + pad, window.right);
  const bottom = Math.min(box.bottom + pad, window.bottom);
  if (right - left < step * 2 || bottom - top < step * 2) return '';
  const margin = piece.roll * 3;
  const mask = emptyField(left - margin, top - margin, right + margin, bottom + margin, step);
  fillPath(mask, piece.d);
  const rim = blurred(mask, piece.roll);
  const heights = emptyField(left - 2 * step, top - 2 * step, right + 2 * step, bottom + 2 * step, step);
  for (let row = 0; row < heights.height; row += 1) {
    const y = heights.top + (row + 0.5) * step;
    for (let column = 0; column < heights.width; column += 1) {
      const x = heights.left + (column + 0.5) * step;
      const edge = readField(rim, x, y);
      // Skips points outside the piece, because folds are expensive to compute.
      const folds = edge > 0.02 ? piece.relief(x, y) : 0;
      heights.values[row * heights.width + column] = folds + edge * piece.roll * 1.1 + readField(piece.volume, x, y) * piece.fullness;
    }
  }
  return image(heights, tones(piece, heights));
}

function tones(piece: Shaded, heights: Field): Uint8Array {
  const { width, height, values, step } = heights;
  const settled = blurred(heights, 26).values;
  const light = lightness(piece.colour);
  const shadow = toRgb(darker(piece.colour, 0.72 + light * 0.05));
  const glow = toRgb(lighter(piece.colour, 0.85));
  const shadowGain = 0.86 - light * 0.12;
  const glowGain = light > 0.8 ? 0.5 : 0.24 + (1 - light) ** 2 * 0.52;
  const rgba = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const cell = row * width + column;
      const slopeX = difference(values, cell - (column > 0 ? 1 : 0), cell + (column < width - 1 ? 1 : 0)) / (2 * step);
      const slopeY = difference(values, cell - (row > 0 ? width : 0), cell + (row < height - 1 ? width : 0)) / (2 * step);
      const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
      const facing = (-slopeX * LIGHT[0] - slopeY * LIGHT[1] + LIGHT[2]) / length;
      const hollow = ((settled[cell] ?? 0) - (values[cell] ?? 0)) / 60;
      let tone = facing / LIGHT[2] - 1 - Math.max(-0.12, hollow);
      if (piece.gloss > 0) {
        const shine = Math.max(0, (-slopeX * HALFWAY[0] - slopeY * HALFWAY[1] + HALFWAY[2]) / length);
        tone += piece.gloss * (Math.pow(shine, 26) - Math.pow(HALFWAY[2], 26)) * 0.9;
      }
      if (piece.fade) tone += piece.fade(heights.left + (column + 0.5) * step, heights.top + (row + 0.5) * step);
      // Dithering prevents visible bands in smooth gradients after compression.
      const dither = noise(column * 1.7, row * 1.7, 9) * 0.006;
      const strength = tone < 0 ? Math.min(0.82, -tone * shadowGain) : Math.min(0.7, tone * glowGain);
      const tint = tone < 0 ? shadow : glow;
      rgba[cell * 4] = tint[0];
      rgba[cell * 4 + 1] = tint[1];
      rgba[cell * 4 + 2] = tint[2];
      rgba[cell * 4 + 3] = Math.max(0, Math.min(255, Math.round((strength + dither) * 255)));
    }
  }
  return rgba;
}

const difference = (values: Field['values'], from: number, to: number): number => (values[to] ?? 0) - (values[from] ?? 0);

function image(field: Field, rgba: Uint8Array): string {
  const { left, top, width, height, step } = field;
  return `<image x="${left}" y="${top}" width="${width * step}" height="${height * step}" preserveAspectRatio="none" href="${pngAddress(rgba, width, height)}"/>`;
}

/** Returns the volume of the whole garment: thin at the outline, full in the middle. */
export function computeVolume(outlines: string[], box: Box, fineness: number): Field {
  const margin = 90;
  const mask = emptyField(box.left - margin, box.top - margin, box.right + margin, box.bottom + margin, 9 / fineness);
  for (const d of outlines) fillPath(mask, d);
  const near = blurred(mask, 26).values;
  const wide = blurred(mask, 84).values;
  const values = near.map((value, cell) => value * 14 + (wide[cell] ?? 0) * 44);
  return { ...mask, values };
}
