import { flatten } from './path.ts';

/** A grid of numbers over a part of the drawing; `step` drawing units per cell. */
export interface Field {
  left: number;
  top: number;
  step: number;
  width: number;
  height: number;
  values: Float32Array;
}

export function emptyField(left: number, top: number, right: number, bottom: number, step: number): Field {
  const width = Math.max(2, Math.ceil((right - left) / step));
  const height = Math.max(2, Math.ceil((bottom - top) / step));
  return { left, top, step, width, height, values: new Float32Array(width * height) };
}

/** Sub-rows sampled per cell. */
const PARTS = 4;

/** Fills a path into the field, with the non-zero winding rule. */
export function fillPath(field: Field, d: string): void {
  const { left, step, width, height, values } = field;
  const crossings: [number, number][][] = Array.from({ length: height * PARTS }, () => []);
  for (const line of flatten(d, 10)) {
    line.forEach(([x, y], index) => {
      const [nextX, nextY] = line[index + 1] ?? line[0] ?? [x, y];
      if (nextY !== y) markCrossings(crossings, field, y < nextY ? [x, y, nextX, nextY, 1] : [nextX, nextY, x, y, -1]);
    });
  }
  crossings.forEach((row, subRow) => {
    row.sort((a, b) => a[0] - b[0]);
    const start = Math.floor(subRow / PARTS) * width;
    let winding = 0;
    for (let index = 0; index + 1 < row.length; index += 1) {
      winding += row[index]?.[1] ?? 0;
      if (winding === 0) continue;
      const from = Math.max(0, Math.round(((row[index]?.[0] ?? 0) - left) / step));
      const to = Math.min(width, Math.round(((row[index + 1]?.[0] ?? 0) - left) / step));
      for (let cell = start + from; cell < start + to; cell += 1) values[cell] = Math.min(1, (values[cell] ?? 0) + 1 / PARTS);
    }
  });
}

/** From upper to lower end, with the direction of the outline. */
type Crossing = readonly [number, number, number, number, number];

function markCrossings(rows: [number, number][][], { top, step, height }: Field, [x1, y1, x2, y2, turn]: Crossing): void {
  const gap = step / PARTS;
  const first = Math.max(0, Math.ceil((y1 - top) / gap - 0.5));
  const last = Math.min(height * PARTS - 1, Math.ceil((y2 - top) / gap - 0.5) - 1);
  for (let row = first; row <= last; row += 1) {
    const y = top + (row + 0.5) * gap;
    rows[row]?.push([x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn]);
  }
}

/** Blurs a field with three box passes, close to a Gaussian; `radius` in drawing units. */
export function blurred(field: Field, radius: number): Field {
  const size = Math.max(1, Math.round(radius / field.step / 1.7));
  let values = field.values;
  for (let pass = 0; pass < 3; pass += 1) {
    values = boxRows(values, field.width, field.height, size);
    values = boxColumns(values, field.width, field.height, size);
  }
  return { ...field, values };
}

function boxRows(from: Float32Array, width: number, height: number, size: number): Float32Array {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * size + 1);
  for (let row = 0; row < height; row += 1) {
    const start = row * width;
    const last = width - 1;
    let sum = 0;
    for (let k = -size; k <= size; k += 1) sum += from[start + Math.max(0, Math.min(last, k))] ?? 0;
    for (let column = 0; column < width; column += 1) {
      to[start + column] = sum * share;
      const enter = Math.min(last, column + size + 1);
      const leave = Math.max(0, column - size);
      sum += (from[start + enter] ?? 0) - (from[start + leave] ?? 0);
    }
  }
  return to;
}

function boxColumns(from: Float32Array, width: number, height: number, size: number): Float32Array {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * size + 1);
  const last = height - 1;
  const sums = new Float32Array(width);
  for (let k = -size; k <= size; k += 1) {
    const start = Math.max(0, Math.min(last, k)) * width;
    for (let column = 0; column < width; column += 1) sums[column] = (sums[column] ?? 0) + (from[start + column] ?? 0);
  }
  for (let row = 0; row < height; row += 1) {
    const enter = Math.min(last, row + size + 1) * width;
    const leave = Math.max(0, row - size) * width;
    for (let column = 0; column < width; column += 1) {
      const sum = sums[column] ?? 0;
      to[row * width + column] = sum * share;
      sums[column] = sum + (from[enter + column] ?? 0) - (from[leave + column] ?? 0);
    }
  }
  return to;
}

/** Reads a field at a point with bilinear interpolation, clamped at its border. */
export function readField(field: Field, x: number, y: number): number {
  const column = Math.max(0, Math.min(field.width - 1.001, (x - field.left) / field.step - 0.5));
  const row = Math.max(0, Math.min(field.height - 1.001, (y - field.top) / field.step - 0.5));
  const west = Math.floor(column);
  const north = Math.floor(row);
  const across = column - west;
  const down = row - north;
  const cell = north * field.width + west;
  const { values, width } = field;
  const upper = (values[cell] ?? 0) * (1 - across) + (values[cell + 1] ?? 0) * across;
  const lower = (values[cell + width] ?? 0) * (1 - across) + (values[cell + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}
