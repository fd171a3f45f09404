import { noise } from './noise.ts';
import { along, type Point } from './path.ts';

/** Height of the cloth above the table at a point, in drawing units. */
export type Relief = (x: number, y: number) => number;

export const flat: Relief = () => 0;

export function piled(...reliefs: Relief[]): Relief {
  return (x, y) => {
    let height = 0;
    for (const relief of reliefs) height += relief(x, y);
    return height;
  };
}

/** Returns one soft fold along a path that fades at both ends. A negative height is a crease. */
export function fold(d: string, width: number, height: number): Relief {
  const spine = along(d, 9);
  const reach = width * 2.6;
  const left = Math.min(...spine.map((point) => point[0])) - reach;
  const right = Math.max(...spine.map((point) => point[0])) + reach;
  const top = Math.min(...spine.map((point) => point[1])) - reach;
  const bottom = Math.max(...spine.map((point) => point[1])) + reach;
  return (x, y) => {
    if (x < left || x > right || y < top || y > bottom) return 0;
    const { distance, share } = nearest(spine, x, y);
    if (distance > reach) return 0;
    const taper = Math.sin(Math.PI * Math.min(1, Math.max(0, 0.04 + share * 0.92)));
    const spread = distance / (width * (0.45 + 0.55 * taper));
    return height * taper * Math.exp(-spread * spread);
  };
}

function nearest(spine: Point[], x: number, y: number): { distance: number; share: number } {
  let best = Infinity;
  let share = 0;
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
    }
  }
  return { distance: best, share };
}

interface Drape {
  seed: number;
  /** Angle of the folds from the vertical in degrees, clockwise. */
  angle?: number;
  across: number;
  length: number;
  height: number;
}

/** Returns broad irregular folds in one direction, as of cloth laid down by hand. */
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
  const turn = (angle * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (x, y) => {
    const u = x * cos + y * sin;
    const v = -x * sin + y * cos;
    const warp = noise(u / (across * 3), v / length, seed + 11) * across;
    const ridge = 1 - Math.abs(noise((u + warp) / across, v / length, seed));
    const presence = Math.max(0, noise(u / (across * 2.4), v / (length * 1.3), seed + 5));
    return height * ridge * ridge * ridge * presence * 1.6;
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

/** Returns small pleats that start at an elastic or waist seam and fade. */
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

/** Returns a pressed crease down a leg. */
export function pressed(d: string, height: number): Relief {
  return fold(d, 16, height);
}

/** Returns down-filled channels between rows of stitching, `gap` units apart. */
export function quilted(top: number, gap: number, height: number, seed: number, bend = 0): Relief {
  return (x, y) => {
    const row = (y - top - bend * (x / 400) * (x / 400)) / gap;
    const inRow = row - Math.floor(row);
    const pucker = noise(x / 34, Math.round(row) * 7.3, seed) * Math.exp(-Math.pow(Math.min(inRow, 1 - inRow) * 6, 2));
    return height * Math.pow(Math.sin(Math.PI * inRow), 0.55) + pucker * height * 0.3 + noise(x / 90, row * 1.5, seed + 2) * height * 0.22;
  };
}
