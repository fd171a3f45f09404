import { noise, tilingNoise } from '../noise.ts';
import type { Weave } from './shade.ts';

export type WeaveName =
  | 'jersey'
  | 'rib'
  | 'fine-knit'
  | 'knit'
  | 'cable'
  | 'pique'
  | 'twill'
  | 'denim'
  | 'poplin'
  | 'linen'
  | 'canvas'
  | 'flannel'
  | 'fleece'
  | 'corduroy'
  | 'wool'
  | 'leather'
  | 'suede'
  | 'smooth'
  | 'mesh'
  | 'straw';

interface Tile {
  /** Side length in drawing units, a multiple of all periods in it. */
  size: number;
  /** Tone at a point, from −1 (shadow) to 1 (light). */
  tone: (u: number, v: number) => number;
}

const TAU = Math.PI * 2;
const wave = (value: number, period: number): number => Math.cos((TAU * value) / period);
const wrap = (value: number, period: number): number => value - Math.floor(value / period) * period;

/** Returns the lighting of a height field from the upper left. */
function lit(height: (u: number, v: number) => number, reach: number, relief: number): (u: number, v: number) => number {
  return (u, v) => (height(u + reach, v + reach) - height(u - reach, v - reach)) * relief + (height(u, v) - 0.5) * 0.7;
}

const speckle = (u: number, v: number, size: number, grain: number, seed: number): number =>
  tilingNoise(u / grain, v / grain, size / grain, size / grain, seed);

/** A column of knitted loops, each a V of two yarns. */
function stitches(u: number, v: number, width: number, height: number): number {
  const side = Math.abs(wrap(u, width) - width / 2) / (width / 2);
  const slope = v + (1 - side) * height * 0.85;
  const loop = 0.5 + 0.5 * wave(slope, height);
  return loop * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, side * 0.95 + 0.03))) * (side < 0.08 ? 0.4 : 1);
}

function strand(x: number, centre: number, half: number): number {
  const part = (x - centre) / half;
  return Math.abs(part) < 1 ? Math.sqrt(1 - part * part) : 0;
}

function cableHeight(u: number, v: number): number {
  const x = wrap(u, 128) - 64;
  const swing = Math.sin((TAU * v) / 128);
  const isOver = Math.cos((TAU * v) / 128) > 0;
  const first = strand(x, 17 * swing, 17);
  const second = strand(x, -17 * swing, 17);
  const rope = isOver ? (first > 0.1 ? first + 0.25 : second) : second > 0.1 ? second + 0.25 : first;
  const yarn = 0.12 * wave(v + Math.abs(x) * 0.8, 8);
  if (rope > 0) return rope * 0.85 + yarn;
  if (Math.abs(Math.abs(x) - 46) < 8) return 0.5 * strand(Math.abs(x), 46, 8) + yarn;
  return 0.1 + 0.12 * wave(u, 8) * wave(v, 8);
}

const TILES: Record<WeaveName, Tile> = {
  jersey: {
    size: 96,
    tone: (u, v) => stitches(u, v, 3, 4) * 0.8 - 0.4 + speckle(u, v, 96, 3, 4) * 0.5 + tilingNoise(u / 2, v / 16, 48, 6, 6) * 0.35,
  },
  rib: {
    size: 96,
    tone: (u, v) => {
      const part = wrap(u, 12) / 12;
      const groove = part < 0.62 ? Math.sin((Math.PI * part) / 0.62) * 0.8 - (part > 0.36 ? 0.32 : 0) : -0.85;
      return groove + wave(v, 6) * 0.13 + speckle(u, v, 96, 4, 3) * 0.15;
    },
  },
  'fine-knit': { size: 96, tone: (u, v) => lit((x, y) => stitches(x, y, 6, 6), 0.8, -0.45)(u, v) + speckle(u, v, 96, 2, 8) * 0.35 },
  knit: { size: 128, tone: (u, v) => lit((x, y) => stitches(x, y, 12.8, 12.8), 1.2, -0.5)(u, v) + speckle(u, v, 128, 2, 8) * 0.3 },
  cable: {
    size: 128,
    tone: (u, v) => Math.max(-1, Math.min(1, lit(cableHeight, 1.9, -0.75)(u, v) + speckle(u, v, 128, 4, 8) * 0.14)),
  },
  pique: { size: 96, tone: (u, v) => wave(u + (Math.floor(v / 4) % 2) * 4, 8) * wave(v, 4) * 0.5 + speckle(u, v, 96, 3, 4) * 0.4 },
  twill: { size: 96, tone: (u, v) => wave(u + v, 4) * 0.5 + speckle(u, v, 96, 2, 3) * 0.4 + tilingNoise(u / 3, v / 24, 32, 4, 5) * 0.3 },
  denim: {
    size: 192,
    tone: (u, v) =>
      wave(u + v, 4.8) * 0.4 +
      tilingNoise(u / 1.5, v / 24, 128, 8, 5) * 0.4 +
      tilingNoise(u / 32, v / 3, 6, 64, 2) * 0.2 +
      speckle(u, v, 192, 2, 3) * 0.45,
  },
  poplin: {
    size: 96,
    tone: (u, v) => wave(u, 3) * wave(v, 3) * 0.4 + tilingNoise(u / 2, v / 24, 48, 4, 5) * 0.3 + tilingNoise(u / 24, v / 2, 4, 48, 6) * 0.3,
  },
  linen: {
    size: 192,
    tone: (u, v) =>
      wave(u, 4) * wave(v, 4) * 0.45 +
      Math.max(-0.2, tilingNoise(u / 3, v / 48, 64, 4, 5)) * 0.9 +
      Math.max(-0.2, tilingNoise(u / 48, v / 3, 4, 64, 6)) * 0.9 +
      speckle(u, v, 192, 2, 4) * 0.3,
  },
  canvas: {
    size: 96,
    tone: (u, v) => ((Math.floor(u / 4) + Math.floor(v / 4)) % 2 === 0 ? wave(v, 4) : wave(u, 4)) * 0.6 + speckle(u, v, 96, 2, 4) * 0.4,
  },
  flannel: { size: 128, tone: (u, v) => wave(u + v, 5.12) * 0.2 + speckle(u, v, 128, 4, 4) * 0.5 + speckle(u, v, 128, 2, 5) * 0.6 },
  fleece: { size: 128, tone: (u, v) => stitches(u, v, 4, 5) * 0.6 - 0.3 + speckle(u, v, 128, 4, 4) * 0.5 + speckle(u, v, 128, 2, 5) * 0.5 },
  corduroy: {
    size: 96,
    tone: (u, v) => Math.sin((TAU * u) / 8) * 0.7 - 0.1 + speckle(u, v, 96, 2, 4) * 0.3 + tilingNoise(u / 8, v / 6, 12, 16, 3) * 0.2,
  },
  wool: {
    size: 192,
    tone: (u, v) =>
      speckle(u, v, 192, 3, 4) * 0.6 + tilingNoise(u / 3 + v / 3, v / 12, 64, 16, 6) * 0.25 + speckle(u, v, 192, 12, 5) * 0.15 + wave(u + v, 6) * 0.2,
  },
  leather: { size: 128, tone: (u, v) => 0.6 - Math.abs(speckle(u, v, 128, 4, 4)) * 2 + speckle(u, v, 128, 2, 5) * 0.3 },
  suede: { size: 128, tone: (u, v) => speckle(u, v, 128, 2, 4) * 0.7 + speckle(u, v, 128, 16, 6) * 0.5 },
  smooth: { size: 96, tone: (u, v) => speckle(u, v, 96, 2, 4) * 0.8 + wave(u, 3) * 0.3 },
  mesh: {
    size: 96,
    tone: (u, v) => (wave(u + (Math.floor(v / 4) % 2) * 3, 6) > 0.3 && wave(v, 4) > 0 ? -0.9 : 0.25) + speckle(u, v, 96, 3, 4) * 0.2,
  },
  straw: {
    size: 128,
    tone: (u, v) => ((Math.floor(u / 16) + Math.floor(v / 16)) % 2 === 0 ? wave(u, 8) * 0.5 + 0.2 : wave(v, 8) * 0.5 - 0.1),
  },
};

/** Cache: all garments of a weave share its tile, and a shop renders thousands. */
const woven = new Map<string, Float32Array>();

/** Returns the tones of a tile. At a low density each is the mean of several points, so that fine weaves fade instead of flickering. */
function computeTones(name: WeaveName, density: number): Float32Array {
  const key = `${name} ${density}`;
  const known = woven.get(key);
  if (known) return known;
  const { size, tone } = TILES[name];
  const pixels = Math.round(size * density);
  const parts = density < 1 ? 3 : density < 4 ? 2 : 1;
  const tones = new Float32Array(pixels * pixels);
  for (let cell = 0; cell < tones.length; cell += 1) {
    const column = cell % pixels;
    const row = Math.floor(cell / pixels);
    let sum = 0;
    for (let part = 0; part < parts * parts; part += 1) {
      sum += tone((column + ((part % parts) + 0.5) / parts) / density, (row + (Math.floor(part / parts) + 0.5) / parts) / density);
    }
    // Single fibres are visible only in close-ups.
    const fibre = density > 2.5 ? noise(column * 0.8, row * 0.8, 5) * 0.2 + noise(column * 0.15, row * 0.6, 7) * 0.16 : 0;
    tones[cell] = sum / (parts * parts) + fibre;
  }
  woven.set(key, tones);
  return tones;
}

const densities = [0.5, 1, 2, 4, 8];

/** Returns the weave for a picture with `scale` pixels per unit. */
export function getWeave(name: WeaveName, scale: number): Weave {
  const { size } = TILES[name];
  const density = densities.find((each) => each >= scale * 0.9) ?? 8;
  const tones = computeTones(name, density);
  const pixels = Math.round(size * density);
  return (u, v) => {
    const x = wrap(u * density - 0.5, pixels);
    const y = wrap(v * density - 0.5, pixels);
    const west = x | 0;
    const north = y | 0;
    const east = west + 1 >= pixels ? 0 : west + 1;
    const south = north + 1 >= pixels ? 0 : north + 1;
    const across = x - west;
    const upper = (tones[north * pixels + west] ?? 0) * (1 - across) + (tones[north * pixels + east] ?? 0) * across;
    const lower = (tones[south * pixels + west] ?? 0) * (1 - across) + (tones[south * pixels + east] ?? 0) * across;
    return upper + (lower - upper) * (y - north);
  };
}
