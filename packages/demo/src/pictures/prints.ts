import { darker, lighter, lightness, linear, mix } from './colour.ts';
import { createCanvas, pointCamera } from './engine/canvas.ts';
import { paintMark, type Mark } from './engine/paint.ts';
import type { Dye } from './engine/shade.ts';
import type { Linear } from './engine/canvas.ts';
import type { Print } from './look.ts';
import { noise } from './noise.ts';
import { ellipse, placed, rectangle } from './path.ts';
import { between, createRandom, type Random } from './random.ts';

interface Ink {
  base: string;
  accent: string;
  seed: number;
}

interface Tile {
  width: number;
  height: number;
  marks: Mark[];
}

/** Returns the dye of a printed, yarn-dyed or marled cloth for a picture with `scale` pixels per unit. */
export function createDye(print: Print, ink: Ink, scale: number): Linear | Dye {
  if (print === 'melange') return marled(ink);
  if (print === 'denim') return indigo(ink);
  const tile = TILES[print]?.(ink, createRandom(ink.seed + 101));
  return tile ? repeat(tile, ink.base, scale) : linear(ink.base);
}

/** Yarns of two tones, spun together. */
function marled({ base }: Ink): Dye {
  const isDark = lightness(base) < 0.45;
  const from = linear(isDark ? darker(base, 0.1) : darker(base, 0.14));
  const to = linear(isDark ? lighter(base, 0.24) : lighter(base, 0.2));
  return (u, v, into) => {
    const share = Math.max(0, Math.min(1, 0.48 + noise(u / 1.7, v / 7, 4) * 0.42 + noise(u / 8, v / 2, 9) * 0.26));
    for (let channel = 0; channel < 3; channel += 1) into[channel] = (from[channel] ?? 0) + ((to[channel] ?? 0) - (from[channel] ?? 0)) * share;
  };
}

/** White weft between dyed warp, with slubs along the warp. */
function indigo({ base }: Ink): Dye {
  const from = linear(darker(base, 0.12));
  const to = linear(lighter(base, 0.17));
  return (u, v, into) => {
    const share = Math.max(
      0,
      Math.min(1, 0.42 + noise(u / 1.6, v / 30, 4) * 0.3 + noise(u / 36, v / 3, 9) * 0.1 + noise(u / 1.5, v / 1.5, 3) * 0.26),
    );
    for (let channel = 0; channel < 3; channel += 1) into[channel] = (from[channel] ?? 0) + ((to[channel] ?? 0) - (from[channel] ?? 0)) * share;
  };
}

function repeat({ width, height, marks }: Tile, base: string, scale: number): Dye {
  const density = Math.min(6, Math.max(0.6, scale * 1.2));
  const across = Math.max(2, Math.round(width * density));
  const down = Math.max(2, Math.round(height * density));
  const canvas = createCanvas(across, down);
  const ground = linear(base);
  for (let cell = 0; cell < across * down; cell += 1) canvas.rgb.set(ground, cell * 3);
  const camera = { ...pointCamera([0, 0], [0, 0], 1), a: across / width, d: down / height };
  for (const mark of marks) paintMark(canvas, mark, camera);
  const { rgb } = canvas;
  return (u, v, into) => {
    const x = (u / width - Math.floor(u / width)) * across - 0.5;
    const y = (v / height - Math.floor(v / height)) * down - 0.5;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const west = left < 0 ? across - 1 : left;
    const north = top < 0 ? down - 1 : top;
    const east = left + 1 >= across ? 0 : left + 1;
    const south = top + 1 >= down ? 0 : top + 1;
    const shareX = x - left;
    const shareY = y - top;
    for (let channel = 0; channel < 3; channel += 1) {
      const upper = (rgb[(north * across + west) * 3 + channel] ?? 0) * (1 - shareX) + (rgb[(north * across + east) * 3 + channel] ?? 0) * shareX;
      const lower = (rgb[(south * across + west) * 3 + channel] ?? 0) * (1 - shareX) + (rgb[(south * across + east) * 3 + channel] ?? 0) * shareX;
      into[channel] = upper + (lower - upper) * shareY;
    }
  };
}

const TILES: Partial<Record<Print, (ink: Ink, random: Random) => Tile>> = {
  stripe: ({ accent }, random) => {
    const gap = between(random, 26, 38);
    return { width: 40, height: gap, marks: [{ d: rectangle(-2, gap * 0.2, 44, gap * between(random, 0.26, 0.46)), fill: accent }] };
  },
  'wide-stripe': ({ accent }, random) => {
    const gap = between(random, 104, 136);
    return { width: 40, height: gap, marks: [{ d: rectangle(-2, gap * 0.25, 44, gap * 0.5), fill: accent }] };
  },
  dots: ({ accent }, random) => {
    const gap = between(random, 34, 52);
    const radius = gap * between(random, 0.1, 0.16);
    return { width: gap, height: gap, marks: [0.25, 0.75].map((at) => ({ d: ellipse(gap * at, gap * at, radius), fill: accent })) };
  },
  check: (ink, random) => (random() < 0.34 ? gingham(ink, between(random, 26, 40)) : tartan(ink, between(random, 84, 112))),
  floral: (ink, random) => scatter(random() < 0.5 ? 150 : 230, random() < 0.5 ? 4 : 3, random, (size, turn) => flower(ink, size, turn, random)),
  leaf: ({ base, accent }, random) => scatter(220, 4, random, (size, turn) => leaf(base, accent, size * 1.5, turn)),
};

const band = (gap: number, at: number, thick: number, fill: string, opacity: number): Mark[] => [
  { d: rectangle(at, -2, thick, gap + 4), fill, opacity },
  { d: rectangle(-2, at, gap + 4, thick), fill, opacity },
];

function gingham({ accent }: Ink, gap: number): Tile {
  return { width: gap, height: gap, marks: band(gap, 0, gap / 2, accent, 0.55) };
}

function tartan({ base, accent }: Ink, gap: number): Tile {
  const fine = mix(base, accent, 0.5);
  return {
    width: gap,
    height: gap,
    marks: [
      ...band(gap, gap * 0.08, gap * 0.34, accent, 0.5),
      ...band(gap, gap * 0.22, gap * 0.06, lighter(accent, 0.5), 0.5),
      ...band(gap, gap * 0.62, gap * 0.05, fine, 0.75),
      ...band(gap, gap * 0.78, gap * 0.025, accent, 0.7),
    ],
  };
}

/** Scatters motifs over a square tile and repeats them across its edges, so that it is seamless. */
function scatter(size: number, cells: number, random: Random, draw: (size: number, turn: number) => Mark[]): Tile {
  const marks: Mark[] = [];
  const pitch = size / cells;
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const x = (column + (row % 2) * 0.5 + between(random, 0.2, 0.6)) * pitch;
      const y = (row + between(random, 0.25, 0.6)) * pitch;
      const motif = draw(between(random, pitch * 0.2, pitch * 0.34), between(random, 0, 360));
      for (const across of [-size, 0, size]) {
        for (const down of [-size, 0, size]) {
          const isOutside = x + across < -pitch || x + across > size + pitch || y + down < -pitch || y + down > size + pitch;
          if (!isOutside) marks.push(...motif.map((mark) => ({ ...mark, d: placed(mark.d, x + across, y + down) })));
        }
      }
    }
  }
  return { width: size, height: size, marks };
}

const petals = [0, 72, 144, 216, 288];

function flower({ base, accent }: Ink, size: number, turn: number, random: Random): Mark[] {
  const petal = `M0,0C${size * 0.5},${-size * 0.35} ${size * 0.5},${-size} 0,${-size * 0.95}C${-size * 0.5},${-size} ${-size * 0.5},${-size * 0.35} 0,0Z`;
  const tone = mix(accent, base, random() * 0.3);
  const green = mix(mix(accent, '#5d7355', 0.75), base, 0.15);
  const stem = `M0,0C${size * 0.4},${size * 0.9} ${size * 0.2},${size * 1.3} ${size * 0.7},${size * 1.7}`;
  const blade = `M${size * 0.35},${size}C${size},${size * 0.6} ${size * 1.3},${size * 0.9} ${size * 1.4},${size * 1.1}C${size},${size * 1.4} ${size * 0.6},${size * 1.3} ${size * 0.35},${size}Z`;
  const marks: Mark[] = [
    { d: stem, stroke: green, width: size * 0.1 },
    { d: blade, fill: green },
    ...petals.map((angle) => ({ d: placed(petal, 0, 0, angle), fill: tone })),
    ...petals.map((angle) => ({ d: placed(`M0,${-size * 0.15}L0,${-size * 0.62}`, 0, 0, angle), stroke: mix(tone, base, 0.4), width: size * 0.06 })),
    { d: ellipse(0, 0, size * 0.22), fill: mix(base, '#d9a441', 0.7) },
  ];
  return marks.map((mark) => ({ ...mark, d: placed(mark.d, 0, 0, turn) }));
}

function leaf(base: string, accent: string, size: number, turn: number): Mark[] {
  const blade = `M0,${-size}C${size * 0.55},${-size * 0.4} ${size * 0.5},${size * 0.5} 0,${size}C${-size * 0.5},${size * 0.5} ${-size * 0.55},${-size * 0.4} 0,${-size}Z`;
  const veins = [-0.5, -0.2, 0.1, 0.4].flatMap((at) => [
    `M0,${size * (at + 0.25)}L${size * 0.28},${size * (at - 0.02)}`,
    `M0,${size * (at + 0.25)}L${-size * 0.28},${size * (at - 0.02)}`,
  ]);
  const vein = mix(accent, base, 0.55);
  const marks: Mark[] = [
    { d: blade, fill: accent },
    ...[`M0,${-size * 0.9}L0,${size * 1.25}`, ...veins].map((d) => ({ d, stroke: vein, width: size * 0.045 })),
  ];
  return marks.map((mark) => ({ ...mark, d: placed(mark.d, 0, 0, turn) }));
}
