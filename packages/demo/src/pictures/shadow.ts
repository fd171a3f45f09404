import { computeBounds, type Box } from './path.ts';
import { pngAddress } from './png.ts';
import { blurred, emptyField, fillPath, type Field } from './raster.ts';

interface Cast {
  radius: number;
  right: number;
  down: number;
  strength: number;
}

/** A narrow contact shadow and wide weak ones, so that the garment does not seem to float. */
const CASTS: Cast[] = [
  { radius: 8, right: 3, down: 6, strength: 0.42 },
  { radius: 22, right: 10, down: 18, strength: 0.2 },
  { radius: 64, right: 26, down: 44, strength: 0.16 },
];

export function groundShadow(outlines: string[], box: Box, fineness: number): string {
  const margin = 190;
  const mask = emptyField(box.left - margin, box.top - margin, box.right + margin, box.bottom + margin, 5 / fineness);
  for (const d of outlines) fillPath(mask, d);
  return CASTS.map(({ radius, right, down, strength }) => shadowImage(blurred(mask, radius), right, down, strength, GROUND)).join('');
}

/** Draws the shadow of one layer on the layer below. Thin layers need no blur, and a blur filter would cost more than the picture. */
export function liftShadow(d: string, lift: number): string {
  const strength = Math.min(0.5, 0.2 + lift * 0.02);
  if (lift <= 4) {
    return [1, 0.5]
      .map(
        (share) =>
          `<path d="${d}" transform="translate(${lift * 0.4 * share} ${lift * 0.8 * share})" fill="#15110f" fill-opacity="${strength / 2}"/>`,
      )
      .join('');
  }
  const { left, top, right, bottom } = computeBounds(d);
  const margin = lift * 2.4;
  const mask = emptyField(left - margin, top - margin, right + margin, bottom + margin, Math.max(3, lift * 0.45));
  fillPath(mask, d);
  return shadowImage(blurred(mask, lift * 0.7), lift * 0.35, lift * 0.6, strength, LAYER);
}

type Tone = readonly [number, number, number];
const GROUND: Tone = [46, 40, 36];
const LAYER: Tone = [21, 17, 15];

function shadowImage({ values, width, height, step, left, top }: Field, right: number, down: number, strength: number, tone: Tone): string {
  const rgba = new Uint8Array(width * height * 4);
  for (let cell = 0; cell < values.length; cell += 1) {
    rgba[cell * 4] = tone[0];
    rgba[cell * 4 + 1] = tone[1];
    rgba[cell * 4 + 2] = tone[2];
    rgba[cell * 4 + 3] = Math.round((values[cell] ?? 0) * strength * 255);
  }
  return `<image x="${left + right}" y="${top + down}" width="${width * step}" height="${height * step}" preserveAspectRatio="none" href="${pngAddress(rgba, width, height)}"/>`;
}
