import type { Design } from './drawing.ts';
import { along, offset, polyline } from './path.ts';

/** Draws a seam: a dark groove with a lit edge. */
export function seam(design: Design, d: string, weight = 2.6): string {
  return `<path d="${d}" fill="none" stroke="${design.sheen}" stroke-opacity="0.26" stroke-width="${weight}" transform="translate(1.6 2.4)"/><path d="${d}" fill="none" stroke="${design.ink}" stroke-opacity="0.62" stroke-width="${weight}" stroke-linecap="round"/>`;
}

export function stitch(design: Design, d: string, colour = design.thread, weight = 2.3): string {
  return `<path d="${d}" fill="none" stroke="${design.ink}" stroke-opacity="0.3" stroke-width="${weight + 1.6}"/><path d="${d}" fill="none" stroke="${colour}" stroke-opacity="0.85" stroke-width="${weight}" stroke-dasharray="8 4.5" stroke-linecap="butt"/>`;
}

/** Draws stitching parallel to an edge, single or as the twin row of a cover seam. */
export function topstitch(design: Design, edge: string, distance: number, isTwin = false, colour = design.thread): string {
  const near = stitch(design, offset(edge, distance), colour);
  return isTwin ? near + stitch(design, offset(edge, distance + (distance > 0 ? 9 : -9)), colour) : near;
}

export function seamAndStitch(design: Design, d: string, distance = 8, isTwin = false, colour = design.thread): string {
  return seam(design, d) + topstitch(design, d, distance, isTwin, colour);
}

/** Draws ribbing between two parallel edges: neckbands, cuffs, hems. */
export function ribs(design: Design, inner: string, outer: string, count: number): string {
  const starts = along(inner, count);
  const ends = along(outer, count);
  let grooves = '';
  let lips = '';
  starts.forEach(([x1, y1], index) => {
    const [x2, y2] = ends[index] ?? [x1, y1];
    grooves += `M${x1.toFixed(1)},${y1.toFixed(1)}L${x2.toFixed(1)},${y2.toFixed(1)}`;
    lips += `M${(x1 + 4).toFixed(1)},${(y1 + 1).toFixed(1)}L${(x2 + 4).toFixed(1)},${(y2 + 1).toFixed(1)}`;
  });
  return `<path d="${lips}" stroke="${design.sheen}" stroke-opacity="0.26" stroke-width="3.4" fill="none"/><path d="${grooves}" stroke="${design.ink}" stroke-opacity="0.42" stroke-width="3.4" fill="none"/>`;
}

/** Draws a bartack: the dense zigzag at the end of a pocket or fly. */
export function bartack(x: number, y: number, turn: number, colour: string): string {
  const zigzag = polyline(Array.from({ length: 13 }, (_, index) => [-13 + index * 2.2, index % 2 === 0 ? -4 : 4] as const));
  return `<path d="${zigzag}" transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="${colour}" stroke-width="2.2"/>`;
}
