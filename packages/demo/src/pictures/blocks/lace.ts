import { lighter, mix } from '../colour.ts';
import type { Design, Layer, Mark } from '../drawing.ts';
import { along, ellipse, offset } from '../path.ts';
import { bandAlong } from './top.ts';

/** Draws a scalloped lace edge along a path; the width is to the right of its direction. */
export function drawLace(design: Design, edge: string, width: number): Layer[] {
  const { scale: k, base } = design;
  const w = width * k;
  const tone = mix(lighter(base, 0.35), '#ffffff', 0.1);
  const count = Math.max(
    8,
    Math.round(
      along(edge, 40).reduce(
        (sum, [x, y], index, all) => sum + (index > 0 ? Math.hypot(x - (all[index - 1]?.[0] ?? x), y - (all[index - 1]?.[1] ?? y)) : 0),
        0,
      ) /
        (Math.abs(w) * 0.62),
    ),
  );
  const middle = along(offset(edge, w * 0.5, 80), count);
  const rim = along(offset(edge, w * 0.94, 80), count);
  const r = Math.abs(w);
  const marks: Mark[] = [
    ...rim.map(([x, y]) => ({ d: ellipse(x, y, r * 0.32), fill: tone })),
    ...rim.map(([x, y]) => ({ d: ellipse(x, y, r * 0.1), fill: design.ink, opacity: 0.45 })),
    ...middle.map(([x, y]) => ({ d: ellipse(x, y, r * 0.17, r * 0.2), fill: design.ink, opacity: 0.4 })),
    ...middle.map(([x, y]) => ({ d: ellipse(x, y, r * 0.3, r * 0.34), stroke: lighter(tone, 0.3), width: 1.3, opacity: 0.8 })),
  ];
  return [{ part: 'trim:lace', layers: [{ d: bandAlong(edge, w), colour: tone, fabric: 'mesh', isPrinted: false, roll: 2, lift: 2 }, ...marks] }];
}
