import type { Box } from './path.ts';
import { pngAddress } from './png.ts';
import { blurred, emptyField, fillInto } from './raster.ts';

interface Cast { radius: number; right: number; down: number; strength: number }

/** A tight contact shadow and a wide, weak one: the garment lies on the table rather than floating. */
const CASTS: Cast[] = [
  { radius: 8, right: 3, down: 6, strength: 0.42 },
  { radius: 22, right: 10, down: 18, strength: 0.2 },
  { radius: 64, right: 26, down: 44, strength: 0.16 },
];

export function groundShadow(outlines: string[], box: Box, fineness: number): string {
  const margin = 190;
  const mask = emptyField(box.left - margin, box.top - margin, box.right + margin, box.bottom + margin, 5 / fineness);
  for (const d of outlines) fillInto(mask, d);
  return CASTS.map(({ radius, right, down, strength }) => {
    const { values, width, height, step, left, top } = blurred(mask, radius);
    const rgba = new Uint8Array(width * height * 4);
    for (let cell = 0; cell < values.length; cell += 1) {
      rgba[cell * 4] = 46;
      rgba[cell * 4 + 1] = 40;
      rgba[cell * 4 + 2] = 36;
      rgba[cell * 4 + 3] = Math.round((values[cell] ?? 0) * strength * 255);
    }
    return `<image x="${left + right}" y="${top + down}" width="${width * step}" height="${height * step}" preserveAspectRatio="none" href="${pngAddress(rgba, width, height)}"/>`;
  }).join('');
}

/** The shadow of one layer on the layer below it. */
export function liftShadow(d: string, filter: string, lift: number): string {
  const strength = Math.min(0.5, 0.2 + lift * 0.02);
  return `<path d="${d}" transform="translate(${lift * 0.35} ${lift * 0.6})" fill="#15110f" fill-opacity="${strength}" filter="url(#${filter})"/>`;
}
