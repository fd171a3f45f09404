import type { Audience } from '../garment.ts';
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

const women: Figure = {
  neckTop: -116,
  shoulder: [
    [66, -70],
    [80, -16],
    [126, 22],
    [196, 48],
    [250, 84],
  ],
  armpit: [206, 250],
  side: [
    [250, 206],
    [322, 208],
    [430, 184],
    [600, 160],
    [730, 204],
    [868, 244],
    [980, 243],
    [1180, 218],
    [1380, 174],
    [1456, 160],
    [1530, 156],
    [1650, 160],
    [1830, 132],
    [2000, 110],
    [2060, 120],
    [2106, 134],
  ],
  inside: [
    [984, 3],
    [1100, 20],
    [1180, 30],
    [1380, 54],
    [1456, 60],
    [1650, 54],
    [1830, 66],
    [2000, 74],
    [2060, 66],
    [2106, 58],
  ],
  arm: [
    [232, 132, 62],
    [252, 240, 54],
    [276, 400, 47],
    [300, 560, 41],
    [316, 660, 40],
    [334, 820, 33],
    [346, 950, 26],
    [352, 1020, 34],
    [354, 1100, 34],
    [350, 1180, 20],
    [348, 1206, 9],
  ],
  trunk: [
    [-116, 68],
    [-16, 84],
    [24, 150],
    [60, 226],
    [110, 264],
    [180, 256],
    [250, 224],
    [322, 208],
    [430, 184],
    [600, 160],
    [730, 204],
    [868, 244],
    [984, 246],
    [1080, 240],
  ],
  depth: [
    [-116, 62],
    [-16, 62],
    [60, 84],
    [160, 112],
    [322, 128],
    [430, 112],
    [600, 98],
    [730, 112],
    [868, 124],
    [984, 112],
    [1080, 100],
  ],
  front: [
    [104, 318, 86, 44],
    [0, 720, 150, 14],
  ],
  back: [
    [104, 900, 104, 34],
    [0, 240, 120, -8],
  ],
  bust: 322,
  waist: 600,
  hip: 868,
  crotch: 984,
  knee: 1456,
  ankle: 2000,
  floor: 2120,
};

const men: Figure = {
  neckTop: -116,
  shoulder: [
    [80, -72],
    [96, -16],
    [150, 22],
    [232, 50],
    [298, 90],
  ],
  armpit: [250, 280],
  side: [
    [280, 250],
    [360, 252],
    [480, 228],
    [660, 204],
    [790, 218],
    [910, 238],
    [1020, 240],
    [1220, 222],
    [1430, 184],
    [1520, 170],
    [1600, 168],
    [1740, 174],
    [1930, 140],
    [2110, 118],
    [2176, 130],
    [2222, 146],
  ],
  inside: [
    [1020, 3],
    [1140, 18],
    [1220, 28],
    [1430, 52],
    [1520, 62],
    [1740, 54],
    [1930, 68],
    [2110, 76],
    [2176, 68],
    [2222, 60],
  ],
  arm: [
    [276, 148, 74],
    [298, 270, 66],
    [322, 440, 58],
    [346, 610, 50],
    [362, 720, 49],
    [382, 890, 40],
    [394, 1020, 31],
    [400, 1095, 41],
    [402, 1180, 41],
    [398, 1265, 24],
    [396, 1290, 11],
  ],
  trunk: [
    [-116, 82],
    [-16, 100],
    [24, 172],
    [60, 262],
    [110, 308],
    [200, 302],
    [280, 268],
    [360, 252],
    [480, 228],
    [660, 204],
    [790, 218],
    [910, 238],
    [1024, 242],
    [1120, 234],
  ],
  depth: [
    [-116, 74],
    [-16, 74],
    [60, 100],
    [170, 132],
    [340, 146],
    [480, 134],
    [660, 122],
    [790, 126],
    [910, 130],
    [1024, 118],
    [1120, 104],
  ],
  front: [
    [108, 270, 110, 18],
    [0, 700, 150, 8],
  ],
  back: [
    [110, 940, 110, 32],
    [110, 260, 110, 10],
  ],
  bust: 360,
  waist: 660,
  hip: 910,
  crotch: 1024,
  knee: 1520,
  ankle: 2110,
  floor: 2236,
};

const kids: Figure = {
  neckTop: -96,
  shoulder: [
    [64, -60],
    [78, -14],
    [112, 16],
    [164, 38],
    [214, 72],
  ],
  armpit: [190, 222],
  side: [
    [222, 190],
    [300, 190],
    [420, 182],
    [560, 180],
    [660, 196],
    [760, 208],
    [850, 206],
    [1010, 186],
    [1180, 150],
    [1250, 140],
    [1330, 138],
    [1420, 142],
    [1560, 118],
    [1690, 102],
    [1750, 114],
    [1796, 130],
  ],
  inside: [
    [850, 3],
    [950, 16],
    [1010, 24],
    [1180, 44],
    [1250, 50],
    [1420, 44],
    [1560, 54],
    [1690, 62],
    [1750, 54],
    [1796, 46],
  ],
  arm: [
    [198, 116, 54],
    [216, 220, 47],
    [238, 350, 41],
    [258, 480, 37],
    [272, 560, 36],
    [290, 700, 30],
    [300, 800, 25],
    [306, 860, 33],
    [308, 925, 33],
    [304, 990, 19],
    [302, 1010, 9],
  ],
  trunk: [
    [-96, 66],
    [-14, 82],
    [18, 130],
    [48, 190],
    [90, 224],
    [150, 220],
    [222, 202],
    [300, 190],
    [420, 182],
    [560, 180],
    [660, 196],
    [760, 208],
    [854, 210],
    [930, 204],
  ],
  depth: [
    [-96, 60],
    [-14, 60],
    [48, 82],
    [140, 104],
    [280, 116],
    [420, 114],
    [560, 118],
    [660, 116],
    [760, 112],
    [854, 102],
    [930, 90],
  ],
  front: [
    [0, 560, 150, 14],
  ],
  back: [
    [92, 790, 88, 22],
  ],
  bust: 300,
  waist: 540,
  hip: 760,
  crotch: 854,
  knee: 1250,
  ankle: 1690,
  floor: 1808,
};

export const figures: Readonly<Record<Audience, Figure>> = { women, men, kids };

/** Units between two heights of a table. */
const TABLE_STEP = 2;
const tables = new WeakMap<Profile, Float32Array>();

/** Returns x of an outline at a height, on a smooth curve through its points. */
export function widthAt(profile: Profile, y: number): number {
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
