import type { Point } from '../path.ts';

/** Points [y, x] of an outline on the right side, from top to bottom. */
export type Profile = readonly (readonly [y: number, x: number])[];

/**
 * Measures of a neutral form in drawing units (14 per centimetre, 18 for the child): y = 0 where the neck meets the shoulder, x = 0 the centre line.
 */
export interface Figure {
  neckTop: number;
  /** Ends of the shoulder line: at the neck and at the arm. */
  shoulder: readonly Point[];
  armpit: Point;
  /** Outline of trunk and leg on the outside, and of the leg on the inside. */
  side: Profile;
  inside: Profile;
  /** Middle line of the arm with the arm's half width, from the shoulder joint to the fingertips. */
  arm: readonly (readonly [x: number, y: number, half: number])[];
  /** Half the width of the trunk without arms, and its depth in front of the middle plane. */
  trunk: Profile;
  depth: Profile;
  /** Rounded parts of the front and of the back: x, y, radius and height. */
  front: readonly Bump[];
  back: readonly Bump[];
  bust: number;
  waist: number;
  hip: number;
  crotch: number;
  knee: number;
  ankle: number;
  floor: number;
}

type Bump = readonly [x: number, y: number, radius: number, height: number];

/** Units between two heights of a table. */
const TABLE_STEP = 2;
const tables = new WeakMap<Profile, Float32Array>();

/** Returns x of an outline at a height, on a smooth curve through its points. */
export function computeWidth(profile: Profile, y: number): number {
  const top = profile[0]?.[0] ?? 0;
  let table = tables.get(profile);
  if (!table) {
    const count = Math.ceil(((profile.at(-1)?.[0] ?? top) - top) / TABLE_STEP) + 1;
    table = Float32Array.from({ length: count }, (_, index) => interpolate(profile, top + index * TABLE_STEP));
    tables.set(profile, table);
  }
  const at = Math.max(0, Math.min(table.length - 1.001, (y - top) / TABLE_STEP));
  const low = Math.floor(at);
  const from = table[low] ?? 0;
  return from + ((table[low + 1] ?? from) - from) * (at - low);
}

function interpolate(profile: Profile, y: number): number {
  const last = profile.length - 1;
  let index = 0;
  while (index < last - 1 && y > (profile[index + 1]?.[0] ?? 0)) index += 1;
  const [y1, x1] = profile[index] ?? [0, 0];
  const [y2, x2] = profile[index + 1] ?? [y1 + 1, x1];
  const [y0, x0] = profile[index - 1] ?? [y1 - (y2 - y1), x1];
  const [y3, x3] = profile[index + 2] ?? [y2 + (y2 - y1), x2];
  const t = Math.max(0, Math.min(1, (y - y1) / (y2 - y1)));
  const from = ((x2 - x0) / (y2 - y0)) * (y2 - y1);
  const to = ((x3 - x1) / (y3 - y1)) * (y2 - y1);
  const [t2, t3] = [t * t, t * t * t];
  return x1 * (2 * t3 - 3 * t2 + 1) + from * (t3 - 2 * t2 + t) + x2 * (3 * t2 - 2 * t3) + to * (t3 - t2);
}
