import type { Relief } from './engine/surface.ts';
import { noise } from './noise.ts';
import { along, type Point } from './path.ts';

export type { Relief } from './engine/surface.ts';

export const flat: Relief = () => 0;

export function piled(...reliefs: (Relief | undefined)[]): Relief {
  const present = reliefs.filter((relief): relief is Relief => relief !== undefined && relief !== flat);
  if (present.length === 1 && present[0]) return present[0];
  return (x, y, s) => {
    let height = 0;
    for (const relief of present) height += relief(x, y, s);
    return height;
  };
}

/**
 * Returns one soft fold along a path that fades at both ends. A negative height is a crease. Cloth folds over to one side, so the fold is steeper
 * on its right (`lean` > 0) or on its left.
 */
export function fold(d: string, width: number, height: number, lean = 0): Relief {
  const spine = along(d, 9);
  const reach = width * 2.6 * (1 + Math.abs(lean));
  const left = Math.min(...spine.map((point) => point[0])) - reach;
  const right = Math.max(...spine.map((point) => point[0])) + reach;
  const top = Math.min(...spine.map((point) => point[1])) - reach;
  const bottom = Math.max(...spine.map((point) => point[1])) + reach;
  return (x, y) => {
    if (x < left || x > right || y < top || y > bottom) return 0;
    const { distance, share, side } = nearest(spine, x, y);
    if (distance > reach) return 0;
    const taper = Math.sin(Math.PI * Math.min(1, Math.max(0, 0.04 + share * 0.92)));
    const spread = distance / (width * (0.45 + 0.55 * taper) * (1 + lean * side));
    return height * taper * Math.exp(-spread * spread);
  };
}

function nearest(spine: Point[], x: number, y: number): { distance: number; share: number; side: number } {
  let best = Infinity;
  let share = 0;
  let side = 1;
  for (let index = 1; index < spine.length; index += 1) {
    const [x1, y1] = spine[index - 1] ?? [0, 0];
    const [x2, y2] = spine[index] ?? [0, 0];
    const dx = x2 - x1;
    const dy = y2 - y1;
    const t = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
    const distance = Math.hypot(x - x1 - dx * t, y - y1 - dy * t);
    if (distance < best) {
      best = distance;
      share = (index - 1 + t) / (spine.length - 1);
      side = (x - x1) * dy - (y - y1) * dx > 0 ? 1 : -1;
    }
  }
  return { distance: best, share, side };
}

interface Drape {
  seed: number;
  /** Angle of the folds from the vertical in degrees, clockwise. */
  angle?: number;
  across: number;
  length: number;
  height: number;
}

/** Returns broad irregular folds in one direction. */
export function drape({ seed, angle = 0, across, length, height }: Drape): Relief {
  const turn = (angle * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (x, y) => {
    const u = x * cos + y * sin;
    const v = -x * sin + y * cos;
    const sway = noise(u / (across * 2), v / (length * 0.7), seed + 7) * across * 0.5;
    const broad = noise((u + sway) / across, v / length, seed);
    const fine = noise((u + sway) / (across * 0.45), v / (length * 0.6), seed + 3);
    return height * (broad + fine * 0.28);
  };
}

/** Returns short sharp creases, as in linen, poplin or a worn sleeve. */
export function creases({ seed, angle = 0, across, length, height }: Drape): Relief {
  if (height < 0.2) return flat;
  const turn = (angle * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (x, y) => {
    const u = x * cos + y * sin;
    const v = -x * sin + y * cos;
    const presence = Math.max(0, noise(u / (across * 2.4), v / (length * 1.3), seed + 5));
    if (presence === 0) return 0;
    const warp = noise(u / (across * 3), v / length, seed + 11) * across;
    const ridge = 1 - Math.abs(noise((u + warp) / across, v / length, seed));
    return height * ridge * ridge * ridge * presence * 1.6;
  };
}

interface Hang {
  seed: number;
  /** Folds across the whole piece. */
  count: number;
  /** Where the folds begin and where they are deepest. */
  from: number;
  to: number;
  height: number;
  /** Sideways drift of the folds from top to bottom. */
  sway?: number;
}

/** Returns a repeatable number from 0 to 1 for each fold. */
const roll = (seed: number, index: number): number => noise(index * 7.31 + 0.5, seed * 0.37 + 0.5, seed) * 0.5 + 0.5;

/** Position among the folds of a piece, and the fold there. */
function findFold(seed: number, count: number, s: number): { index: number; part: number } {
  const place = (s * count) / 2 + noise(s * count * 0.31, 3.3, seed + 9) * 0.7;
  const index = Math.floor(place);
  return { index, part: place - index };
}

/** Returns round folds that hang from the top of a piece, widen with it and grow deeper towards its hem, as in a skirt. */
export function hang({ seed, count, from, to, height, sway = 0.5 }: Hang): Relief {
  return (_x, y, s) => {
    const down = (y - from) / (to - from);
    if (down <= 0) return 0;
    const { index, part } = findFold(seed, count, s + (noise(s * 2, y / 500, seed + 19) * sway * 0.5) / count);
    const start = roll(seed, index) * 0.34;
    const depth = Math.max(0, Math.min(1.1, (down - start) / (1 - start))) ** 0.75;
    const crest = Math.sin(Math.PI * part) ** 0.85;
    return height * (0.5 + 0.5 * roll(seed + 3, index)) * depth * crest;
  };
}

interface Gathers {
  seed: number;
  /** Where the cloth is gathered, and the direction of its fall in degrees (90 = down). */
  at: Point;
  falls: number;
  reach: number;
  across: number;
  height: number;
}

/** Returns small pleats that start at an elastic or a waist seam and fade. */
export function gathers({ seed, at, falls, reach, across, height }: Gathers): Relief {
  const turn = (falls * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (x, y) => {
    const dx = x - at[0];
    const dy = y - at[1];
    const distance = dx * cos + dy * sin;
    if (distance < -across || distance > reach * 3.2) return 0;
    const side = -dx * sin + dy * cos;
    const spread = 1 + Math.max(0, distance) / (reach * 2.2);
    const pleat = noise(side / (across * spread), distance / (reach * 1.6), seed);
    const fine = noise((side * 2.1) / across, distance / reach, seed + 1) * 0.4;
    return height * (pleat + fine) * Math.exp(-Math.max(0, distance) / reach);
  };
}

/** Returns down-filled channels between rows of stitching, `gap` units apart. */
export function quilted(top: number, gap: number, height: number, seed: number, bend = 0): Relief {
  return (x, y) => {
    const row = (y - top - bend * (x / 400) * (x / 400)) / gap;
    const inRow = row - Math.floor(row);
    const pucker = noise(x / 26, Math.round(row) * 7.3, seed) * Math.exp(-Math.pow(Math.min(inRow, 1 - inRow) * 6, 2));
    return height * Math.pow(Math.sin(Math.PI * inRow), 0.55) + pucker * height * 0.34 + noise(x / 70, row * 1.5, seed + 2) * height * 0.24;
  };
}

/** Returns how far a hem swings at a position across it, from 0 to 1, in step with the folds of `hang`. */
export function swing(seed: number, count: number, s: number): number {
  const { index, part } = findFold(seed, count, s);
  return (0.5 + 0.5 * roll(seed + 3, index)) * Math.sin(Math.PI * part);
}

/** Returns pleats with pressed edges: each rises slowly and falls at its edge. */
export function pleated(count: number, from: number, to: number, height: number): Relief {
  return (_x, y, s) => {
    const down = (y - from) / (to - from);
    if (down <= 0) return 0;
    const place = ((s + 1) / 2) * count;
    const part = place - Math.floor(place);
    const slope = part < 0.82 ? part / 0.82 : (1 - part) / 0.18;
    return height * (0.45 + 0.55 * Math.min(1, down)) * slope;
  };
}
