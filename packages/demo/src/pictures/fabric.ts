import { darker, lighter, lightness, toRgb } from './colour.ts';
import { noise, tilingNoise } from './noise.ts';
import { pngAddress } from './png.ts';

export type Fabric = 'jersey' | 'rib' | 'knit' | 'cable' | 'twill' | 'woven' | 'fleece' | 'heather' | 'wool' | 'leather' | 'smooth' | 'straw';

interface Weave {
  /** Side length of the tile in drawing units, a multiple of all periods in it. */
  size: number;
  strength: number;
  /** Tone at a point of the tile, from −1 (shadow) to 1 (light). */
  tone: (u: number, v: number) => number;
  /** Enlargement of the weave; 1 if omitted. */
  scale?: number;
}

const TAU = Math.PI * 2;
const wave = (value: number, period: number): number => Math.cos((TAU * value) / period);

/** Returns the lighting of a height field from the upper left. */
function lit(height: (u: number, v: number) => number, reach: number, relief: number): (u: number, v: number) => number {
  return (u, v) => (height(u + reach, v + reach) - height(u - reach, v - reach)) * relief + (height(u, v) - 0.5) * 0.7;
}

const speckle = (u: number, v: number, size: number, grain: number, seed: number): number =>
  tilingNoise(u / grain, v / grain, size / grain, size / grain, seed);

function stitches(u: number, v: number, width: number, height: number): number {
  const column = ((u % width) + width) % width;
  const side = Math.abs(column - width / 2) / (width / 2);
  const slope = v + (1 - side) * height * 0.85;
  const loop = 0.5 + 0.5 * wave(slope, height);
  return loop * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, side * 0.95 + 0.03))) * (side < 0.08 ? 0.4 : 1);
}

function strand(x: number, centre: number, half: number): number {
  const part = (x - centre) / half;
  return Math.abs(part) < 1 ? Math.sqrt(1 - part * part) : 0;
}

function cableHeight(u: number, v: number): number {
  const x = (((u % 160) + 160) % 160) - 80;
  const swing = Math.sin((TAU * v) / 160);
  const over = Math.cos((TAU * v) / 160) > 0;
  const first = strand(x, 21 * swing, 21);
  const second = strand(x, -21 * swing, 21);
  const rope = over ? (first > 0.1 ? first + 0.25 : second) : second > 0.1 ? second + 0.25 : first;
  const yarn = 0.12 * wave(v + Math.abs(x) * 0.8, 16);
  if (rope > 0) return rope * 0.85 + yarn;
  if (Math.abs(Math.abs(x) - 58) < 9) return 0.5 * strand(Math.abs(x), 58, 9) + yarn;
  return 0.1 + 0.12 * wave(u, 10) * wave(v, 10);
}

const WEAVES: Record<Fabric, Weave> = {
  jersey: { size: 120, strength: 0.13, tone: (u, v) => stitches(u, v, 5, 6) * 1.2 - 0.6 + speckle(u, v, 120, 3, 4) * 0.7 },
  rib: {
    size: 128,
    strength: 0.34,
    tone: (u, v) => {
      const part = (((u % 16) + 16) % 16) / 16;
      return (
        (part < 0.6 ? Math.sin((Math.PI * part) / 0.6) * 0.8 - (part > 0.36 ? 0.35 : 0) : -0.85) + wave(v, 8) * 0.13 + speckle(u, v, 128, 4, 3) * 0.2
      );
    },
  },
  knit: {
    size: 128,
    scale: 1.12,
    strength: 0.3,
    tone: (u, v) => lit((x, y) => stitches(x, y, 16, 16), 1.4, -0.5)(u, v) + speckle(u, v, 128, 2, 8) * 0.3,
  },
  cable: {
    size: 160,
    scale: 1.4,
    strength: 0.55,
    tone: (u, v) => Math.max(-1, Math.min(1, lit(cableHeight, 2.4, -0.75)(u, v) + speckle(u, v, 160, 4, 8) * 0.14)),
  },
  twill: {
    size: 192,
    strength: 0.3,
    tone: (u, v) =>
      wave(u + v, 6) * 0.42 +
      tilingNoise(u / 2, v / 32, 96, 6, 5) * 0.5 +
      tilingNoise(u / 32, v / 3, 6, 64, 2) * 0.2 +
      speckle(u, v, 192, 2, 3) * 0.5,
  },
  woven: {
    size: 120,
    strength: 0.09,
    tone: (u, v) => wave(u, 4) * wave(v, 4) * 0.6 + tilingNoise(u / 3, v / 30, 40, 4, 5) * 0.5 + tilingNoise(u / 30, v / 3, 4, 40, 6) * 0.5,
  },
  fleece: {
    size: 160,
    strength: 0.12,
    tone: (u, v) => stitches(u, v, 8, 10) - 0.5 + speckle(u, v, 160, 4, 4) * 0.6 + speckle(u, v, 160, 2, 5) * 0.5,
  },
  heather: {
    size: 192,
    strength: 0.3,
    tone: (u, v) => tilingNoise(u / 2, v / 8, 96, 24, 4) * 0.6 + tilingNoise(u / 12, v / 3, 16, 64, 9) * 0.35 + speckle(u, v, 192, 2, 5) * 0.4,
  },
  wool: {
    size: 192,
    strength: 0.2,
    tone: (u, v) =>
      speckle(u, v, 192, 3, 4) * 0.6 + tilingNoise(u / 3 + v / 3, v / 12, 64, 16, 6) * 0.18 + speckle(u, v, 192, 12, 5) * 0.12 + wave(u + v, 8) * 0.2,
  },
  leather: { size: 160, strength: 0.16, tone: (u, v) => 0.6 - Math.abs(speckle(u, v, 160, 5, 4)) * 2 + speckle(u, v, 160, 2, 5) * 0.3 },
  smooth: { size: 96, strength: 0.035, tone: (u, v) => speckle(u, v, 96, 2, 4) + wave(u, 3) * 0.3 },
  straw: {
    size: 128,
    strength: 0.35,
    tone: (u, v) => ((Math.floor(u / 16) + Math.floor(v / 16)) % 2 === 0 ? wave(u, 8) * 0.5 + 0.2 : wave(v, 8) * 0.5 - 0.1),
  },
};

/** Cache: all garments of a fabric share the tones of its tile, and a shop renders thousands. */
const woven = new Map<string, Float32Array>();

function computeTones(fabric: Fabric, zoom: number): Float32Array {
  const key = `${fabric} ${zoom}`;
  const known = woven.get(key);
  if (known) return known;
  const { size, tone } = WEAVES[fabric];
  const pixels = Math.round(size * zoom);
  const tones = new Float32Array(pixels * pixels);
  for (let cell = 0; cell < tones.length; cell += 1) {
    const column = cell % pixels;
    const row = Math.floor(cell / pixels);
    const fibre = zoom > 1.5 ? noise(column * 0.9, row * 0.9, 5) * 0.25 : 0;
    tones[cell] = tone((column + 0.5) / zoom, (row + 0.5) / zoom) + fibre;
  }
  woven.set(key, tones);
  return tones;
}

/** Returns a seamless tile of the fabric's surface as a pattern, with `zoom` pixels per unit. */
export function fabricPattern(id: string, fabric: Fabric, colour: string, turn: number, zoom: number): string {
  const { size, strength, scale = 1 } = WEAVES[fabric];
  const pixels = Math.round(size * zoom);
  const shadow = toRgb(darker(colour, 0.8));
  const light = toRgb(lighter(colour, 0.7));
  // On pale cloth the weave shows as shadow and would look dirty.
  const calm = lightness(colour) > 0.8 ? 0.5 : 1;
  const rgba = new Uint8Array(pixels * pixels * 4);
  computeTones(fabric, zoom).forEach((value, cell) => {
    const shade = value * strength * calm;
    const tint = shade < 0 ? shadow : light;
    rgba[cell * 4] = tint[0];
    rgba[cell * 4 + 1] = tint[1];
    rgba[cell * 4 + 2] = tint[2];
    rgba[cell * 4 + 3] = Math.min(255, Math.round(Math.abs(shade) * 255));
  });
  const transform = turn === 0 && scale === 1 ? '' : ` patternTransform="rotate(${turn}) scale(${scale})"`;
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${transform}><image width="${size}" height="${size}" href="${pngAddress(rgba, pixels, pixels)}"/></pattern>`;
}
