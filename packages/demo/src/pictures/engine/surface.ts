import { blurred, emptyField, fillField, readField, type Box, type Field } from './field.ts';

/**
 * Height of the cloth at a point, in drawing units. `s` is the position across the piece: −1 at its left edge, 1 at its right edge in this row.
 */
export type Relief = (x: number, y: number, s: number) => number;

export interface Shape {
  d: string;
  box: Box;
  relief?: Relief | undefined;
  /** Depth of the rounded volume relative to half the width; a piece without volume is drawn flat on the layer below. */
  volume?: number | undefined;
  /** Height of the body that wears the piece. At each point the higher of body and volume counts. */
  form?: ((x: number, y: number) => number) | undefined;
  /** Width of the rounded edge, in units. */
  roll: number;
  /** Where the cloth of a point was before it was sewn and worn; the point itself if omitted. */
  flow?: ((x: number, y: number, s: number) => readonly [u: number, v: number]) | undefined;
}

/** Values per cell: slope to the right, slope down, hollow, the two coordinates on the cloth, and whether the edge is far (1). */
export const STRIDE = 6;

/** The lit surface of a piece: volume and folds on a coarse grid, the rounded edge on a finer one. */
export interface Surface extends Field {
  rim: Field;
  /** Height of the edge in units. */
  edge: number;
}

/** No fold is steeper: an edge that turns away would be black. */
const STEEPEST = 2.2;
/** The cloth coordinates of steeper slopes would be torn. */
const STEEPEST_GRAIN = 0.9;

/**
 * Computes the surface of a piece: its own volume or that of the ground, its folds and its rounded edge.
 * @param ground heights of the layers below; the piece adds its own height where it has a volume
 * @param fine step of the rounded edge
 */
export function computeSurface(shape: Shape, ground: Field, window: Box, step: number, fine = step): Surface | undefined {
  const pad = 3 * step;
  const box: Box = {
    left: Math.max(shape.box.left - pad, window.left),
    top: Math.max(shape.box.top - pad, window.top),
    right: Math.min(shape.box.right + pad, window.right),
    bottom: Math.min(shape.box.bottom + pad, window.bottom),
  };
  if (box.right - box.left < step || box.bottom - box.top < step) return undefined;
  const mask = fillField(emptyField(box, step), shape.d);
  const across = findAcross(mask, shape);
  const volume = measureVolume(mask, across, shape);
  const rim = blurred(fillField(emptyField(box, fine), shape.d), shape.roll);
  const heights = new Float32Array(mask.values.length);
  for (let row = 0; row < mask.height; row += 1) {
    const y = mask.top + (row + 0.5) * step;
    for (let column = 0; column < mask.width; column += 1) {
      const cell = row * mask.width + column;
      const x = mask.left + (column + 0.5) * step;
      // Folds are expensive, so they are not computed far outside the piece.
      const folds = shape.relief && isNear(mask, column, row) ? shape.relief(x, y, across.values[cell] ?? 0) : 0;
      heights[cell] = folds + (volume ? (volume.values[cell] ?? 0) : readField(ground, x, y));
    }
  }
  const surface = { ...mask, values: heights };
  if (volume) raiseGround(ground, mask, surface);
  return { ...describeSurface(surface, mask, across, rim, shape), rim, edge: shape.roll * 1.1 };
}

function isNear({ values, width, height }: Field, column: number, row: number): boolean {
  for (let down = Math.max(0, row - 2); down <= Math.min(height - 1, row + 2); down += 2) {
    for (let across = Math.max(0, column - 2); across <= Math.min(width - 1, column + 2); across += 2) {
      if ((values[down * width + across] ?? 0) > 0) return true;
    }
  }
  return false;
}

/** Finds the position across the piece of each cell, from the ends of its row. Each leg of trousers is a separate run. */
function findAcross(mask: Field, { box }: Shape): Field {
  const { width, height, step, left } = mask;
  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const start = row * width;
    let from = -1;
    for (let column = 0; column <= width; column += 1) {
      const isInside = column < width && (mask.values[start + column] ?? 0) > 0.05;
      if (isInside && from === -1) from = column;
      if (isInside || from === -1) continue;
      const { middle, half } = measureRun(mask, box, start, from, column);
      for (let cell = Math.max(0, from - 2); cell < Math.min(width, column + 2); cell += 1) {
        values[start + cell] = Math.max(-1.2, Math.min(1.2, (left + (cell + 0.5) * step - middle) / half));
      }
      from = -1;
    }
  }
  return { ...mask, values };
}

/**
 * Returns the middle and half the width of a run of covered cells.
 * @param start index of the first cell of the row
 * @param end column after the run
 */
function measureRun({ width, step, left, values }: Field, box: Box, start: number, from: number, end: number): { middle: number; half: number } {
  // The covered share of the first and last cell gives the position of the edge; a run that the window cuts off continues outside.
  const near = from === 0 && box.left < left ? box.left : left + (from + 1 - (values[start + from] ?? 1)) * step;
  const far = end === width && box.right > left + width * step ? box.right : left + (end - 1 + (values[start + end - 1] ?? 1)) * step;
  return { middle: (near + far) / 2, half: Math.max(step * 0.5, (far - near) / 2) };
}

function measureVolume(mask: Field, across: Field, { volume, form }: Shape): Field | undefined {
  if (volume === undefined && !form) return undefined;
  const tube = volume === undefined ? undefined : blurred(tubeVolume(mask, across, volume), 16);
  if (!form) return tube;
  const { width, height, step } = mask;
  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const cell = row * width + column;
      const body = form(mask.left + (column + 0.5) * step, mask.top + (row + 0.5) * step);
      values[cell] = tube ? joinHeights(tube.values[cell] ?? 0, body) : body;
    }
  }
  return blurred({ ...mask, values }, 7);
}

/** Distance in units over which two heights blend. */
const BLEND = 34;

/** Returns a smooth maximum, so that there is no edge between limbs and trunk or where cloth falls from the bust. */
export function joinHeights(one: number, other: number): number {
  const share = Math.max(0, Math.min(1, 0.5 + (one - other) / (2 * BLEND)));
  return other + (one - other) * share + BLEND * share * (1 - share);
}

/** Rounds each run of a row like a tube. */
function tubeVolume(mask: Field, across: Field, depth: number): Field {
  const { width, height, step } = mask;
  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const cell = row * width + column;
      if ((mask.values[cell] ?? 0) < 0.3) continue;
      const s = across.values[cell] ?? 0;
      const slope = (across.values[cell + 1] ?? 0) - (across.values[cell - 1] ?? 0);
      const half = slope > 0.0001 ? (2 * step) / slope : 0;
      values[cell] = depth * Math.min(half, 420) * Math.sqrt(Math.max(0, 1 - Math.abs(s) ** 2.3));
    }
  }
  return { ...mask, values };
}

function raiseGround(ground: Field, mask: Field, heights: Field): void {
  const from = Math.max(0, Math.floor((mask.top - ground.top) / ground.step));
  const to = Math.min(ground.height, Math.ceil((mask.top + mask.height * mask.step - ground.top) / ground.step));
  const first = Math.max(0, Math.floor((mask.left - ground.left) / ground.step));
  const last = Math.min(ground.width, Math.ceil((mask.left + mask.width * mask.step - ground.left) / ground.step));
  for (let row = from; row < to; row += 1) {
    for (let column = first; column < last; column += 1) {
      const x = ground.left + (column + 0.5) * ground.step;
      const y = ground.top + (row + 0.5) * ground.step;
      const cover = readField(mask, x, y);
      if (cover > 0.4) ground.values[row * ground.width + column] = readField(heights, x, y);
    }
  }
}

function describeSurface(heights: Field, mask: Field, across: Field, rim: Field, { flow }: Shape): Field {
  const { width, height, step, values } = heights;
  const settled = blurred(heights, 24).values;
  const data = new Float32Array(width * height * STRIDE);
  const middle = Math.max(0, Math.min(width - 1, Math.round(-heights.left / step)));
  // From the hem upwards, because a hem is cut along a thread.
  const stretchUp = new Float32Array(width);
  for (let row = height - 1; row >= 0; row -= 1) {
    const y = heights.top + (row + 0.5) * step;
    for (let column = 0; column < width; column += 1) {
      const cell = row * width + column;
      const slopeX = measureSlope(heights, cell, column, width, 1);
      const slopeY = measureSlope(heights, cell, row, height, width);
      data[cell * STRIDE] = limitSlope(slopeX);
      data[cell * STRIDE + 1] = limitSlope(slopeY);
      data[cell * STRIDE + 2] = ((settled[cell] ?? 0) - (values[cell] ?? 0)) / 60;
      // Cloth on a slope is longer than it looks, so the print runs along the folds.
      if ((mask.values[cell] ?? 0) > 0.9) stretchUp[column] = (stretchUp[column] ?? 0) + stretch(slopeY) * step;
      const x = heights.left + (column + 0.5) * step;
      const [u, v] = flow ? flow(x, y, across.values[cell] ?? 0) : [x, y];
      data[cell * STRIDE + 3] = u;
      data[cell * STRIDE + 4] = v - (stretchUp[column] ?? 0);
      data[cell * STRIDE + 5] = readField(rim, x, y);
    }
    stretchAcross(data, row * width, middle, width, step);
  }
  return { ...heights, values: data };
}

/**
 * Returns the slope at a cell along its row or column; at the ends the cell itself replaces the missing neighbour.
 * @param index place of the cell among `count` cells
 * @param stride distance to the next cell in the field's values
 */
function measureSlope({ values, step }: Field, cell: number, index: number, count: number, stride: number): number {
  const before = values[index > 0 ? cell - stride : cell] ?? 0;
  const after = values[index < count - 1 ? cell + stride : cell] ?? 0;
  return (after - before) / (2 * step);
}

const limitSlope = (slope: number): number => Math.max(-STEEPEST, Math.min(STEEPEST, slope));

const stretch = (slope: number): number => Math.sqrt(1 + Math.min(STEEPEST_GRAIN, Math.abs(slope)) ** 2) - 1;

/** Moves the cloth coordinate of a row outwards from the centre line. */
function stretchAcross(data: Float32Array, start: number, middle: number, width: number, step: number): void {
  for (const side of [1, -1]) {
    let sum = 0;
    for (let column = middle; column >= 0 && column < width; column += side) {
      const at = (start + column) * STRIDE;
      sum += stretch(data[at] ?? 0) * step;
      data[at + 3] = (data[at + 3] ?? 0) + side * sum;
    }
  }
}
