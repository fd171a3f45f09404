import type { Design, Mark } from './drawing.ts';
import { along, offset, placed, polyline } from './path.ts';

/** Draws a seam: a dark groove with a lit edge. */
export function seam(design: Design, d: string, weight = 2): Mark[] {
  return [
    { d: placed(d, 1.2, 1.8), stroke: design.sheen, opacity: 0.2, width: weight },
    { d, stroke: design.ink, opacity: 0.55, width: weight },
  ];
}

export function stitch(design: Design, d: string, colour = design.thread, weight = 1.7): Mark[] {
  return [
    { d, stroke: design.ink, opacity: 0.22, width: weight + 1.6 },
    { d, stroke: colour, opacity: 0.9, width: weight, dash: [5, 3.4] },
  ];
}

/** Draws stitching parallel to an edge, single or as the twin row of a cover seam. */
export function topstitch(design: Design, edge: string, distance: number, isTwin = false, colour = design.thread): Mark[] {
  const near = stitch(design, offset(edge, distance), colour);
  return isTwin ? [...near, ...stitch(design, offset(edge, distance + (distance > 0 ? 6 : -6)), colour)] : near;
}

export function seamAndStitch(design: Design, d: string, distance = 6, isTwin = false, colour = design.thread): Mark[] {
  return [...seam(design, d), ...topstitch(design, d, distance, isTwin, colour)];
}

/** Draws ribbing between two parallel edges: neckbands, cuffs, hems. */
export function ribs(design: Design, inner: string, outer: string, count: number): Mark[] {
  const starts = along(inner, count);
  const ends = along(outer, count);
  let grooves = '';
  let lips = '';
  starts.forEach(([x1, y1], index) => {
    const [x2, y2] = ends[index] ?? [x1, y1];
    grooves += `M${x1.toFixed(1)},${y1.toFixed(1)}L${x2.toFixed(1)},${y2.toFixed(1)}`;
    lips += `M${(x1 + 2.6).toFixed(1)},${y1.toFixed(1)}L${(x2 + 2.6).toFixed(1)},${y2.toFixed(1)}`;
  });
  return [
    { d: lips, stroke: design.sheen, opacity: 0.14, width: 2.4 },
    { d: grooves, stroke: design.ink, opacity: 0.34, width: 2.2 },
  ];
}

/** Draws a bartack: the dense zigzag at the end of a pocket or fly. */
export function bartack(x: number, y: number, turn: number, colour: string): Mark[] {
  const zigzag = polyline(Array.from({ length: 11 }, (_, index) => [-8 + index * 1.6, index % 2 === 0 ? -3 : 3] as const));
  return [{ d: placed(zigzag, x, y, turn), stroke: colour, width: 1.7 }];
}
