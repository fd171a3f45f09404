import { linear } from '../colour.ts';
import { flatten } from '../path.ts';
import { getScale, type Camera, type Canvas, type Linear } from './canvas.ts';
import { coverPath, type Bounds, type Mask } from './coverage.ts';

/** A filled or stroked path on the surface below, such as a stitch, a seam or a button. */
export interface Mark {
  d: string;
  /** `#rrggbb` */
  fill?: string;
  stroke?: string;
  /** Width of the stroke in drawing units. */
  width?: number;
  /** Lengths of dash and gap in drawing units. */
  dash?: readonly [number, number];
  opacity?: number;
  /** `false` for a mark without the light of the cloth below, such as a shadow. */
  isLit?: false;
}

export const canvasBounds = ({ width, height }: Canvas): Bounds => ({ left: 0, top: 0, right: width, bottom: height });

/** Paints a mark; `clip` limits it to a piece of cloth. */
export function paintMark(canvas: Canvas, mark: Mark, camera: Camera, clip?: Mask): void {
  const opacity = mark.opacity ?? 1;
  if (mark.fill !== undefined) {
    const mask = coverPath(mark.d, camera, canvasBounds(canvas));
    if (mask) fillMask(canvas, mask, { colour: linear(mark.fill), opacity, isLit: mark.isLit !== false }, clip);
  }
  if (mark.stroke !== undefined) strokePath(canvas, mark, camera, clip);
}

interface Ink {
  colour: Linear;
  opacity: number;
  isLit: boolean;
}

function getClip(clip: Mask | undefined, x: number, y: number): number {
  if (!clip) return 1;
  const column = x - clip.left;
  const row = y - clip.top;
  return column < 0 || row < 0 || column >= clip.width || row >= clip.height ? 0 : (clip.values[row * clip.width + column] ?? 0);
}

function fillMask(canvas: Canvas, mask: Mask, ink: Ink, clip: Mask | undefined): void {
  for (let row = 0; row < mask.height; row += 1) {
    const y = mask.top + row;
    for (let column = 0; column < mask.width; column += 1) {
      const cover = mask.values[row * mask.width + column] ?? 0;
      if (cover === 0) continue;
      const x = mask.left + column;
      blend(canvas, y * canvas.width + x, ink, cover * ink.opacity * getClip(clip, x, y));
    }
  }
}

function blend({ rgb, light }: Canvas, pixel: number, { colour, isLit }: Ink, alpha: number): void {
  if (alpha <= 0) return;
  const bright = isLit ? (light[pixel] ?? 1) : 1;
  for (let channel = 0; channel < 3; channel += 1) {
    const index = pixel * 3 + channel;
    const before = rgb[index] ?? 0;
    rgb[index] = before + ((colour[channel] ?? 0) * bright - before) * alpha;
  }
}

/** Strokes a path by the distance of each pixel to it; pixels that two segments cover are painted once. */
function strokePath(canvas: Canvas, mark: Mark, camera: Camera, clip: Mask | undefined): void {
  const scale = getScale(camera);
  const wide = (mark.width ?? 2) * scale;
  const half = Math.max(0.5, wide / 2);
  // A stroke narrower than a pixel is drawn paler instead.
  const ink: Ink = {
    colour: linear(mark.stroke ?? '#000000'),
    opacity: (mark.opacity ?? 1) * Math.min(1, wide),
    isLit: mark.isLit !== false,
  };
  const touched: number[] = [];
  for (const line of flatten(mark.d, scale)) {
    const points = line.map(([x, y]) => [camera.a * x + camera.c * y + camera.e, camera.b * x + camera.d * y + camera.f] as const);
    const dashes = mark.dash ? cutDashes(points, mark.dash[0] * scale, mark.dash[1] * scale) : [points];
    for (const dash of dashes) {
      for (let index = 1; index < dash.length; index += 1) {
        const [from, to] = [dash[index - 1], dash[index]];
        if (from && to) stampSegment(canvas, from, to, half, touched);
      }
    }
  }
  for (const pixel of touched) {
    const cover = canvas.scratch[pixel] ?? 0;
    canvas.scratch[pixel] = 0;
    blend(canvas, pixel, ink, cover * ink.opacity * getClip(clip, pixel % canvas.width, Math.floor(pixel / canvas.width)));
  }
}

type Pixel = readonly [number, number];

function stampSegment({ width, height, scratch }: Canvas, [x1, y1]: Pixel, [x2, y2]: Pixel, half: number, touched: number[]): void {
  const reach = half + 1;
  const left = Math.max(0, Math.floor(Math.min(x1, x2) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(x1, x2) + reach));
  const top = Math.max(0, Math.floor(Math.min(y1, y2) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y1, y2) + reach));
  const dx = x2 - x1;
  const dy = y2 - y1;
  const square = dx * dx + dy * dy || 1;
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const px = x + 0.5 - x1;
      const py = y + 0.5 - y1;
      const share = Math.max(0, Math.min(1, (px * dx + py * dy) / square));
      const away = Math.sqrt((px - dx * share) ** 2 + (py - dy * share) ** 2);
      const cover = Math.min(1, half + 0.5 - away);
      if (cover <= 0) continue;
      const pixel = y * width + x;
      const before = scratch[pixel] ?? 0;
      if (before === 0) touched.push(pixel);
      if (cover > before) scratch[pixel] = cover;
    }
  }
}

function cutDashes(points: readonly Pixel[], dash: number, gap: number): Pixel[][] {
  const dashes: Pixel[][] = [];
  let current: Pixel[] = points[0] ? [points[0]] : [];
  let isDrawn = true;
  let left = dash;
  for (let index = 1; index < points.length; index += 1) {
    let [x, y] = points[index - 1] ?? [0, 0];
    const [endX, endY] = points[index] ?? [x, y];
    let length = Math.hypot(endX - x, endY - y);
    while (length > left) {
      const share = left / length;
      x += (endX - x) * share;
      y += (endY - y) * share;
      length -= left;
      if (isDrawn) dashes.push([...current, [x, y]]);
      isDrawn = !isDrawn;
      current = [[x, y]];
      left = Math.max(0.5, isDrawn ? dash : gap);
    }
    left -= length;
    if (isDrawn) current.push([endX, endY]);
  }
  if (isDrawn && current.length > 1) dashes.push(current);
  return dashes;
}
