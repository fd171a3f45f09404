import { mix } from './colour.ts';
import type { Print } from './garment.ts';
import { between, createRandom, type Random } from './random.ts';

interface Ink {
  base: string;
  accent: string;
  seed: number;
}

/** Returns a printed or yarn-dyed design as a pattern; undefined for prints that come from fabric or cut. */
export function printPattern(id: string, print: Print, ink: Ink, turn: number): string | undefined {
  const tile = TILES[print];
  if (!tile) return undefined;
  const { width, height, marks } = tile(ink, createRandom(ink.seed + 101));
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${marks}</pattern>`;
}

interface Tile {
  width: number;
  height: number;
  marks: string;
}

const TILES: Partial<Record<Print, (ink: Ink, random: Random) => Tile>> = {
  stripe: ({ accent }, random) => {
    const gap = between(random, 40, 58);
    const thick = gap * between(random, 0.24, 0.42);
    return { width: 100, height: gap, marks: `<rect y="4" width="100" height="${thick}" fill="${accent}"/>` };
  },
  'wide-stripe': ({ accent }, random) => {
    const gap = between(random, 150, 210);
    return { width: 100, height: gap, marks: `<rect y="${gap * 0.25}" width="100" height="${gap * 0.5}" fill="${accent}"/>` };
  },
  dots: ({ accent }, random) => {
    const gap = between(random, 52, 74);
    const radius = gap * between(random, 0.1, 0.17);
    const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${accent}"/>`;
    return { width: gap, height: gap, marks: dot(gap * 0.25, gap * 0.25) + dot(gap * 0.75, gap * 0.75) };
  },
  check: ({ base, accent }, random) => {
    const gap = between(random, 110, 150);
    const fine = mix(base, accent, 0.5);
    const band = (at: number, thick: number, colour: string, weight: number): string =>
      `<rect x="${at}" width="${thick}" height="${gap}" fill="${colour}" fill-opacity="${weight}"/><rect y="${at}" width="${gap}" height="${thick}" fill="${colour}" fill-opacity="${weight}"/>`;
    return {
      width: gap,
      height: gap,
      marks:
        band(gap * 0.1, gap * 0.36, accent, 0.46) +
        band(gap * 0.25, gap * 0.06, accent, 0.5) +
        band(gap * 0.7, gap * 0.05, fine, 0.75) +
        band(gap * 0.82, gap * 0.02, accent, 0.6),
    };
  },
  floral: ({ base, accent }, random) => scatter(360, 7, random, (size, turn) => flower(base, accent, size, turn, random)),
  leaf: ({ base, accent }, random) => scatter(380, 8, random, (size, turn) => leaf(base, accent, size * 1.5, turn)),
};

/** Scatters motifs over a square tile and repeats them across its edges, so that it is seamless. */
function scatter(size: number, rows: number, random: Random, draw: (size: number, turn: number) => string): Tile {
  let marks = '';
  const cells = Math.round(rows / 2);
  const pitch = size / cells;
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const x = (column + (row % 2) * 0.5 + between(random, 0.2, 0.6)) * pitch;
      const y = (row + between(random, 0.25, 0.6)) * pitch;
      const motif = draw(between(random, pitch * 0.22, pitch * 0.4), between(random, 0, 360));
      for (const across of [-size, 0, size]) {
        for (const down of [-size, 0, size]) {
          const outside = x + across < -pitch || x + across > size + pitch || y + down < -pitch || y + down > size + pitch;
          if (!outside) marks += `<g transform="translate(${(x + across).toFixed(1)} ${(y + down).toFixed(1)})">${motif}</g>`;
        }
      }
    }
  }
  return { width: size, height: size, marks };
}

function flower(base: string, accent: string, size: number, turn: number, random: Random): string {
  const petal = `M0,0C${size * 0.5},${-size * 0.35} ${size * 0.5},${-size} 0,${-size * 0.95}C${-size * 0.5},${-size} ${-size * 0.5},${-size * 0.35} 0,0Z`;
  const tone = mix(accent, base, random() * 0.35);
  const green = mix(mix(accent, '#5d7355', 0.75), base, 0.15);
  const sprig = `<path d="M0,0C${size * 0.4},${size * 0.9} ${size * 0.2},${size * 1.3} ${size * 0.7},${size * 1.7}" fill="none" stroke="${green}" stroke-width="${size * 0.1}"/><path d="M${size * 0.35},${size}C${size},${size * 0.6} ${size * 1.3},${size * 0.9} ${size * 1.4},${size * 1.1}C${size},${size * 1.4} ${size * 0.6},${size * 1.3} ${size * 0.35},${size}Z" fill="${green}"/>`;
  const petals = [0, 72, 144, 216, 288].map((angle) => `<path d="${petal}" transform="rotate(${angle})" fill="${tone}"/>`).join('');
  const veins = [0, 72, 144, 216, 288]
    .map((angle) => `<path d="M0,0L0,${-size * 0.6}" transform="rotate(${angle})" stroke="${mix(tone, base, 0.4)}" stroke-width="${size * 0.06}"/>`)
    .join('');
  return `<g transform="rotate(${turn.toFixed(0)})">${sprig}${petals}${veins}<circle r="${size * 0.22}" fill="${mix(base, '#d9a441', 0.7)}"/></g>`;
}

function leaf(base: string, accent: string, size: number, turn: number): string {
  const blade = `M0,${-size}C${size * 0.55},${-size * 0.4} ${size * 0.5},${size * 0.5} 0,${size}C${-size * 0.5},${size * 0.5} ${-size * 0.55},${-size * 0.4} 0,${-size}Z`;
  const veins = [-0.5, -0.2, 0.1, 0.4]
    .map((at) => `M0,${size * (at + 0.25)}L${size * 0.28},${size * (at - 0.02)}M0,${size * (at + 0.25)}L${-size * 0.28},${size * (at - 0.02)}`)
    .join('');
  return `<g transform="rotate(${turn.toFixed(0)})"><path d="${blade}" fill="${accent}"/><path d="M0,${-size * 0.9}L0,${size * 1.25}${veins}" stroke="${mix(accent, base, 0.55)}" stroke-width="${size * 0.045}" fill="none"/></g>`;
}
