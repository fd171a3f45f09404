import { coverPath } from './coverage.ts';

/** A grid of numbers over a part of the drawing; `step` drawing units per cell. */
export interface Field {
  left: number;
  top: number;
  step: number;
  width: number;
  height: number;
  values: Float32Array;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function emptyField({ left, top, right, bottom }: Box, step: number): Field {
  const width = Math.max(2, Math.ceil((right - left) / step));
  const height = Math.max(2, Math.ceil((bottom - top) / step));
  return { left, top, step, width, height, values: new Float32Array(width * height) };
}

/** Adds a path to the field: 1 inside, the covered share at its edge. */
export function fillField(field: Field, d: string): Field {
  const { left, top, step, width, height, values } = field;
  const camera = { a: 1 / step, b: 0, c: 0, d: 1 / step, e: -left / step, f: -top / step };
  const mask = coverPath(d, camera, { left: 0, top: 0, right: width, bottom: height });
  if (!mask) return field;
  for (let row = 0; row < mask.height; row += 1) {
    const to = (row + mask.top) * width + mask.left;
    for (let column = 0; column < mask.width; column += 1) {
      values[to + column] = Math.max(values[to + column] ?? 0, mask.values[row * mask.width + column] ?? 0);
    }
  }
  return field;
}

/** Blurs a field with three box passes, close to a Gaussian; `radius` in drawing units. */
export function blurred(field: Field, radius: number): Field {
  const size = Math.round(radius / field.step / 1.7);
  if (size < 1) return field;
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
  const last = width - 1;
  for (let row = 0; row < height; row += 1) {
    const start = row * width;
    let sum = 0;
    for (let k = -size; k <= size; k += 1) sum += from[start + Math.max(0, Math.min(last, k))] ?? 0;
    for (let column = 0; column < width; column += 1) {
      to[start + column] = sum * share;
      sum += (from[start + Math.min(last, column + size + 1)] ?? 0) - (from[start + Math.max(0, column - size)] ?? 0);
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
export function readField({ left, top, step, width, height, values }: Field, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1.001, (x - left) / step - 0.5));
  const row = Math.max(0, Math.min(height - 1.001, (y - top) / step - 0.5));
  const west = Math.floor(column);
  const north = Math.floor(row);
  const across = column - west;
  const cell = north * width + west;
  const upper = (values[cell] ?? 0) * (1 - across) + (values[cell + 1] ?? 0) * across;
  const lower = (values[cell + width] ?? 0) * (1 - across) + (values[cell + width + 1] ?? 0) * across;
  return upper + (lower - upper) * (row - north);
}

/** Reads points of one row after the other, which is faster than reading points anywhere. */
export interface RowReader {
  /** Moves to a height. @returns whether anything there is not zero */
  moveTo(y: number): boolean;
  /** Writes all values of a point to `into`. */
  read(x: number, into: Float32Array): void;
}

/** @param stride values per cell */
export function openRows({ left, top, step, width, height, values }: Field, stride = 1): RowReader {
  const line = new Float32Array(width * stride);
  let current = Number.NaN;
  let isEmpty = true;
  return {
    moveTo: (y) => {
      const row = Math.max(0, Math.min(height - 1.001, (y - top) / step - 0.5));
      if (row === current) return !isEmpty;
      current = row;
      isEmpty = true;
      const north = row | 0;
      const down = row - north;
      const at = north * width * stride;
      const below = at + width * stride;
      for (let index = 0; index < line.length; index += 1) {
        const value = (values[at + index] ?? 0) * (1 - down) + (values[below + index] ?? 0) * down;
        line[index] = value;
        if (value !== 0) isEmpty = false;
      }
      return !isEmpty;
    },
    read: (x, into) => {
      const place = (x - left) / step - 0.5;
      const column = place < 0 ? 0 : place > width - 1.001 ? width - 1.001 : place;
      const west = column | 0;
      const across = column - west;
      const at = west * stride;
      for (let part = 0; part < stride; part += 1) {
        const from = line[at + part] ?? 0;
        into[part] = from + ((line[at + stride + part] ?? 0) - from) * across;
      }
    },
  };
}
