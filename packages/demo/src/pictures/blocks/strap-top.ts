import type { Design, Layer, Piece } from '../drawing.ts';
import { withMirror } from '../drawing.ts';
import { join, mirror, offset, reversed, symmetric, through, type Point } from '../path.ts';
import { stitch } from '../stitching.ts';
import { cutBody, computeShoulderHeight, type Body, type BodyCut } from './body.ts';

export interface Strap {
  /** Where the strap meets the top, and its width, in units of a woman's garment. */
  x: number;
  y: number;
  width: number;
  style?: 'shoulder' | 'halter';
}

/** Cuts a top that ends at the chest and hangs from straps. */
export function cutStrapBody(design: Design, cut: BodyCut, strap: Strap, neckline: 'v' | 'straight' | 'sweetheart' | 'square'): Body {
  const { scale: k, isBack } = design;
  const body = cutBody(design, cut);
  const x = strap.x * k;
  const top = strap.y * k;
  const depth = isBack ? top + 46 * k : { v: top + 84 * k, straight: top + 14 * k, sweetheart: top + 52 * k, square: top + 30 * k }[neckline];
  const edge = isBack
    ? `M0,${depth}C${x * 0.5},${depth - 2} ${x * 0.8},${depth - 16 * k} ${x},${top}`
    : {
        v: `M0,${depth}C${x * 0.3},${depth - 26 * k} ${x * 0.8},${top + 24 * k} ${x},${top}`,
        straight: `M0,${depth}C${x * 0.4},${depth - 1} ${x * 0.8},${top + 5} ${x},${top}`,
        sweetheart: `M0,${depth}C${x * 0.06},${depth - 16 * k} ${x * 0.26},${depth - 34 * k} ${x * 0.5},${depth - 38 * k}C${x * 0.74},${depth - 42 * k} ${x * 0.92},${top + 8 * k} ${x},${top}`,
        square: `M0,${depth}C${x * 0.5},${depth} ${x * 0.74},${depth - 1} ${x * 0.82},${depth - 4}C${x * 0.9},${depth - 10 * k} ${x * 0.96},${top + 8 * k} ${x},${top}`,
      }[neckline];
  const [ux, uy] = body.underarm;
  const armhole = `M${x + strap.width * k},${top - 2}C${x + strap.width * k + 12 * k},${top + (uy - top) * 0.5} ${ux - 46 * k},${uy - 14 * k} ${ux},${uy}`;
  const hem = reversed(body.hemEdge);
  const half = hem.slice(0, hem.indexOf('C', hem.indexOf('C') + 1));
  return {
    ...body,
    outline: symmetric(join(edge, `M${x + strap.width * k},${top - 2}`, armhole, body.side, half)),
    neckEdge: join(reversed(mirror(edge)), edge),
    armhole,
    shoulder: [x + strap.width * k, top],
  };
}

/** Draws the straps over the shoulders, or around the neck. */
export function drawStraps(design: Design, strap: Strap, colour?: string): Layer[] {
  const { scale: k, figure } = design;
  const [x, y, w] = [strap.x * k, strap.y * k, strap.width * k];
  const over = x + 14 * k;
  const line: Point[] =
    strap.style === 'halter'
      ? [
          [x, y + 4],
          [x * 0.8, y - 70 * k],
          [(figure.shoulder[1]?.[0] ?? 0) + 4 * k, computeShoulderHeight(figure, (figure.shoulder[1]?.[0] ?? 0) + 8) - 10 * k],
        ]
      : [
          [x, y + 4],
          [x + 4 * k, y - 60 * k],
          [over, computeShoulderHeight(figure, over) - 5],
        ];
  const inner = through(line);
  const outer = through(line.map(([px, py], index): Point => [px + w * (index === 2 ? 0.94 : 1), py + (index === 2 ? 5 * k : 0)]));
  const piece: Piece = {
    part: strap.style === 'halter' ? 'strap:halter' : 'strap',
    d: `${join(inner, reversed(outer))}Z`,
    isPrinted: false,
    roll: Math.min(4, w * 0.3),
    lift: 3,
    ...(colour === undefined ? {} : { colour }),
    ...(w > 14
      ? { marks: [...stitch(design, offset(inner, -3, 20), design.thread, 1.2), ...stitch(design, offset(outer, 3, 20), design.thread, 1.2)] }
      : {}),
  };
  return withMirror(piece);
}
