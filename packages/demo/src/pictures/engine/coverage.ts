import { flatten } from '../path.ts';
import { getScale, type Camera } from './canvas.ts';

/** How much of each pixel a shape covers, from 0 to 1, in a part of the image. */
export interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  values: Float32Array;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Computes the exact area of each pixel that a path covers, by summing signed areas along its edges.
 * @returns undefined if no part of the path is inside the bounds (pixels)
 */
export function coverPath(d: string, camera: Camera, bounds: Bounds): Mask | undefined {
  const outlines = flatten(d, getScale(camera)).map((line) =>
    line.map(([x, y]) => [camera.a * x + camera.c * y + camera.e, camera.b * x + camera.d * y + camera.f] as const),
  );
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of outlines) {
    for (const [x, y] of line) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  left = Math.max(bounds.left, Math.floor(left));
  top = Math.max(bounds.top, Math.floor(top));
  right = Math.min(bounds.right, Math.ceil(right) + 1);
  bottom = Math.min(bounds.bottom, Math.ceil(bottom) + 1);
  if (right <= left || bottom <= top) return undefined;
  const width = right - left;
  const height = bottom - top;
  const sums = new Float32Array((width + 2) * height);
  for (const line of outlines) {
    line.forEach(([x, y], index) => {
      const [nextX, nextY] = line[index + 1] ?? line[0] ?? [x, y];
      if (nextY !== y) addEdge(sums, width, height, x - left, y - top, nextX - left, nextY - top);
    });
  }
  return { left, top, width, height, values: accumulate(sums, width, height) };
}

function accumulate(sums: Float32Array, width: number, height: number): Float32Array {
  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    const from = row * (width + 2);
    for (let column = 0; column < width; column += 1) {
      sum += sums[from + column] ?? 0;
      const cover = sum < 0 ? -sum : sum;
      values[row * width + column] = cover > 1 ? 1 : cover < 0.002 ? 0 : cover;
    }
  }
  return values;
}

function addEdge(sums: Float32Array, width: number, height: number, x1: number, y1: number, x2: number, y2: number): void {
  const isDown = y1 < y2;
  const [topX, topY, lowX, lowY] = isDown ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
  const slope = (lowX - topX) / (lowY - topY);
  const first = Math.max(0, Math.floor(topY));
  const last = Math.min(height, Math.ceil(lowY));
  for (let row = first; row < last; row += 1) {
    const from = Math.max(row, topY);
    const to = Math.min(row + 1, lowY);
    const area = isDown ? to - from : from - to;
    const start = Math.max(0, Math.min(width, topX + (from - topY) * slope));
    const end = Math.max(0, Math.min(width, topX + (to - topY) * slope));
    addRow(sums, row * (width + 2), area, Math.min(start, end), Math.max(start, end));
  }
}

/** Distributes the area of one row of an edge over the pixels that it crosses. */
function addRow(sums: Float32Array, offset: number, area: number, near: number, far: number): void {
  const first = Math.floor(near);
  const last = Math.ceil(far);
  const at = offset + first;
  if (last <= first + 1) {
    const share = 0.5 * (near + far) - first;
    sums[at] = (sums[at] ?? 0) + area * (1 - share);
    sums[at + 1] = (sums[at + 1] ?? 0) + area * share;
    return;
  }
  const unit = 1 / (far - near);
  const inFirst = 1 - (near - first);
  const head = 0.5 * unit * inFirst * inFirst;
  const inLast = far - last + 1;
  const tail = 0.5 * unit * inLast * inLast;
  sums[at] = (sums[at] ?? 0) + area * head;
  if (last === first + 2) {
    sums[at + 1] = (sums[at + 1] ?? 0) + area * (1 - head - tail);
  } else {
    const second = unit * (1.5 - (near - first));
    sums[at + 1] = (sums[at + 1] ?? 0) + area * (second - head);
    for (let column = first + 2; column < last - 1; column += 1) sums[offset + column] = (sums[offset + column] ?? 0) + area * unit;
    const before = second + (last - first - 3) * unit;
    sums[offset + last - 1] = (sums[offset + last - 1] ?? 0) + area * (1 - before - tail);
  }
  sums[offset + last] = (sums[offset + last] ?? 0) + area * tail;
}
