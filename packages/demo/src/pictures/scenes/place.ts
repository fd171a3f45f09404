import { createDesign, layGarment, type DrawnGarment } from '../lay-garment.ts';
import type { Design } from '../drawing.ts';
import type { GarmentPicture } from '../garment.ts';
import type { Placed } from './scene.ts';

/** Scenes show garments at about half size, so a coarser lighting grid suffices. */
const COARSE = 0.62;

export interface Spot {
  x: number;
  y: number;
  height: number;
  turn: number;
}

/** Places a garment with its centre on the spot. */
export function drawFlatGarment(picture: GarmentPicture, prefix: string, { x, y, height, turn }: Spot): Placed {
  const garment = layGarment(picture, prefix, COARSE);
  const { box } = garment;
  const scale = height / (box.bottom - box.top);
  return applyTransform(
    garment,
    `translate(${x} ${y}) rotate(${turn}) scale(${scale.toFixed(4)}) translate(${-(box.left + box.right) / 2} ${-(box.top + box.bottom) / 2})`,
  );
}

/** Hangs a garment from a rail by its neck. */
export function drawHangingGarment(picture: GarmentPicture, prefix: string, x: number, railY: number, height: number): Placed {
  const garment = layGarment(picture, prefix, COARSE);
  const { box } = garment;
  const scale = height / (box.bottom - box.top);
  const drop = 104;
  const hanger = coatHanger(x, railY, drop, scale);
  const { defs, body } = applyTransform(garment, `translate(${x} ${railY + drop}) scale(${scale.toFixed(4)}) translate(0 ${-box.top})`);
  return { defs, body: hanger + body };
}

function applyTransform({ defs, body }: DrawnGarment, transform: string): Placed {
  return { defs, body: `<g transform="${transform}">${body}</g>` };
}

function coatHanger(x: number, y: number, drop: number, scale: number): string {
  const neck = y + drop + 14;
  const reach = 210 * scale;
  const hook = `M${x},${neck - 26}L${x},${y + 34}C${x},${y + 14} ${x + 26},${y + 16} ${x + 26},${y - 6}C${x + 26},${y - 28} ${x - 22},${y - 30} ${x - 22},${y - 4}`;
  const wood = `M${x - reach},${neck + 60 * scale}C${x - reach * 0.5},${neck - 14} ${x - 26},${neck - 34} ${x},${neck - 34}C${x + 26},${neck - 34} ${x + reach * 0.5},${neck - 14} ${x + reach},${neck + 60 * scale}L${x + reach},${neck + 84 * scale}L${x - reach},${neck + 84 * scale}Z`;
  return `<g fill="none"><path d="${hook}" transform="translate(5 7)" stroke="#1a1511" stroke-opacity="0.22" stroke-width="7"/><path d="${hook}" stroke="#77736c" stroke-width="7" stroke-linecap="round"/><path d="${hook}" transform="translate(-1.4 -1)" stroke="#d8d5cf" stroke-width="2.4" stroke-linecap="round"/></g><path d="${wood}" fill="#b08a5e"/><path d="${wood}" fill="none" stroke="#6f5233" stroke-opacity="0.7" stroke-width="2"/>`;
}

/** Draws a brushed steel rail with its shadow on the wall. */
export function rail(from: number, to: number, y: number): string {
  return `<rect x="${from + 14}" y="${y + 22}" width="${to - from}" height="16" rx="8" fill="#2a2420" fill-opacity="0.1"/><rect x="${from}" y="${y - 9}" width="${to - from}" height="17" rx="8" fill="#6d6a65"/><rect x="${from}" y="${y - 8}" width="${to - from}" height="11" rx="5" fill="#a8a59f"/><rect x="${from}" y="${y - 6}" width="${to - from}" height="4" rx="2" fill="#e9e7e3"/>`;
}

/** Returns a design for cloth without a garment, such as a folded stack. */
export function plainDesign(colour: string, seed: number): Design {
  return createDesign({ silhouette: 'scarf', colour, print: 'plain', view: 'front', audience: 'women', seed });
}
