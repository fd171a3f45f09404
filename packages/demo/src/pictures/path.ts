/** Paths are SVG text with absolute M, L, C, Q, Z; x = 0 is the centre line of the garment. */
export type Point = readonly [number, number];
type Cubic = readonly [Point, Point, Point];

interface Subpath {
  start: Point;
  curves: Cubic[];
  closed: boolean;
}

function parsePath(d: string): Subpath[] {
  const subpaths: Subpath[] = [];
  let current: Subpath = { start: [0, 0], curves: [], closed: false };
  let pen: Point = [0, 0];
  for (const [, command, list] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = (list ?? '').match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? [];
    const at = (index: number): Point => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0];
    const count = numbers.length / 2;
    if (command === 'M') {
      current = { start: at(0), curves: [], closed: false };
      subpaths.push(current);
      pen = at(0);
    }
    if (command === 'L') {
      for (let index = 0; index < count; index += 1) {
        current.curves.push(straight(pen, at(index)));
        pen = at(index);
      }
    }
    if (command === 'C') {
      for (let index = 0; index + 2 < count; index += 3) {
        current.curves.push([at(index), at(index + 1), at(index + 2)]);
        pen = at(index + 2);
      }
    }
    if (command === 'Q') {
      for (let index = 0; index + 1 < count; index += 2) {
        const control = at(index);
        const end = at(index + 1);
        current.curves.push([between(pen, control, 2 / 3), between(end, control, 2 / 3), end]);
        pen = end;
      }
    }
    if (command === 'Z') current.closed = true;
  }
  return subpaths;
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function straight(from: Point, to: Point): Cubic {
  return [between(from, to, 1 / 3), between(from, to, 2 / 3), to];
}

const text = (point: Point): string => `${Math.round(point[0] * 10) / 10},${Math.round(point[1] * 10) / 10}`;

function formatPath(subpaths: Subpath[]): string {
  return subpaths
    .map(({ start, curves, closed }) => `M${text(start)}${curves.map((curve) => `C${curve.map(text).join(' ')}`).join('')}${closed ? 'Z' : ''}`)
    .join('');
}

export function mapPath(d: string, move: (point: Point) => Point): string {
  return formatPath(
    parsePath(d).map(({ start, curves, closed }) => ({
      start: move(start),
      curves: curves.map(([a, b, c]) => [move(a), move(b), move(c)] as const),
      closed,
    })),
  );
}

export function mirror(d: string): string {
  return mapPath(d, ([x, y]) => [-x, y]);
}

export function reversed(d: string): string {
  return formatPath(
    parsePath(d).map(({ start, curves, closed }) => {
      const ends: Point[] = [start, ...curves.map((curve) => curve[2])];
      const back = curves.map((curve, index) => [curve[1], curve[0], ends[index] ?? start] as const).reverse();
      return { start: ends.at(-1) ?? start, curves: back, closed };
    }),
  );
}

/** Joins open paths: drops the `M` of each further path. */
export function join(first: string, ...others: string[]): string {
  return others.reduce((whole, next) => whole + next.replace(/^M/, 'L'), first);
}

/** Completes a right half, drawn from top centre to bottom centre, with its mirror image. */
export function symmetric(half: string): string {
  const [right] = parsePath(half);
  const [left] = parsePath(reversed(mirror(half)));
  if (!right || !left) return half;
  return formatPath([{ start: right.start, curves: [...right.curves, ...left.curves], closed: true }]);
}

/** Converts a path to polylines, fine enough for shading and stitches. */
export function flatten(d: string, steps = 12): Point[][] {
  return parsePath(d).map(({ start, curves, closed }) => {
    const points: Point[] = [start];
    let pen = start;
    for (const [a, b, c] of curves) {
      for (let step = 1; step <= steps; step += 1) {
        const t = step / steps;
        const s = 1 - t;
        points.push([
          s * s * s * pen[0] + 3 * s * s * t * a[0] + 3 * s * t * t * b[0] + t * t * t * c[0],
          s * s * s * pen[1] + 3 * s * s * t * a[1] + 3 * s * t * t * b[1] + t * t * t * c[1],
        ]);
      }
      pen = c;
    }
    if (closed) points.push(start);
    return points;
  });
}

/** Returns `count` evenly spaced points on an open path. */
export function along(d: string, count: number): Point[] {
  const line = flatten(d, 24)[0] ?? [];
  const reach = measureReach(line);
  const total = reach.at(-1) ?? 0;
  const points: Point[] = [];
  let index = 1;
  for (let step = 0; step < count; step += 1) {
    const target = (total * step) / Math.max(1, count - 1);
    while (index < line.length - 1 && (reach[index] ?? 0) < target) index += 1;
    const start = reach[index - 1] ?? 0;
    const length = (reach[index] ?? 0) - start || 1;
    points.push(between(line[index - 1] ?? [0, 0], line[index] ?? [0, 0], (target - start) / length));
  }
  return points;
}

/** Returns the distance of each point from the first, along the line. */
function measureReach(line: readonly Point[]): number[] {
  const reach: number[] = [0];
  for (let index = 1; index < line.length; index += 1) {
    const from = line[index - 1] ?? [0, 0];
    const to = line[index] ?? from;
    reach.push((reach[index - 1] ?? 0) + Math.hypot(to[0] - from[0], to[1] - from[1]));
  }
  return reach;
}

/** Shifts an open path sideways; positive is to the right of its direction. */
export function offset(d: string, distance: number, count = 40): string {
  const points = along(d, count);
  const moved = points.map((point, index): Point => {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [point[0] - ((after[1] - before[1]) / length) * distance, point[1] + ((after[0] - before[0]) / length) * distance];
  });
  return polyline(moved);
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(text).join('L')}`;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function computeBounds(d: string): Box {
  const points = flatten(d, 8).flat();
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
