import { ellipse, placed } from './path.ts';

/** Strokes of capitals, digits and signs in a box 14 units high. System fonts are not used, because they differ or are missing. */
const glyphs: Readonly<Record<string, readonly [width: number, strokes: string]>> = {
  A: [10, 'M0,14L5,0L10,14M2,9L8,9'],
  B: [9, 'M0,0L0,14L5.6,14C10,14 10,7 5.6,7L0,7M0,0L5.2,0C9,0 9,7 5.2,7'],
  C: [10, 'M10,2.5C8,-0.8 0,-1 0,7C0,15 8,14.8 10,11.5'],
  D: [10, 'M0,0L0,14L4,14C12,14 12,0 4,0Z'],
  E: [8, 'M8,0L0,0L0,14L8,14M0,7L7,7'],
  F: [8, 'M8,0L0,0L0,14M0,7L7,7'],
  G: [10, 'M10,2.5C8,-0.8 0,-1 0,7C0,15 10,15 10,8L5.5,8'],
  H: [10, 'M0,0L0,14M10,0L10,14M0,7L10,7'],
  I: [1, 'M0.5,0L0.5,14'],
  J: [7, 'M7,0L7,10C7,15 0,15 0,10.5'],
  K: [9, 'M0,0L0,14M9,0L0,8M3.4,5L9.5,14'],
  L: [8, 'M0,0L0,14L8,14'],
  M: [12, 'M0,14L0,0L6,9L12,0L12,14'],
  N: [10, 'M0,14L0,0L10,14L10,0'],
  O: [11, 'M5.5,0C13,0 13,14 5.5,14C-2,14 -2,0 5.5,0Z'],
  P: [9, 'M0,14L0,0L6,0C10.5,0 10.5,7.5 6,7.5L0,7.5'],
  Q: [11, 'M5.5,0C13,0 13,14 5.5,14C-2,14 -2,0 5.5,0ZM7,10L11,14.5'],
  R: [9, 'M0,14L0,0L6,0C10.5,0 10.5,7.5 6,7.5L0,7.5M5,7.5L9.5,14'],
  S: [9, 'M9,2C7,-0.8 0.5,-0.8 0.8,3.5C1,8 9.4,5.8 9.4,10.5C9.4,15.2 1.5,14.8 0,11.5'],
  T: [10, 'M0,0L10,0M5,0L5,14'],
  U: [10, 'M0,0L0,9C0,15.7 10,15.7 10,9L10,0'],
  V: [10, 'M0,0L5,14L10,0'],
  W: [15, 'M0,0L3.5,14L7.5,2L11.5,14L15,0'],
  X: [9, 'M0,0L9.5,14M9.5,0L0,14'],
  Y: [10, 'M0,0L5,7.5L10,0M5,7.5L5,14'],
  Z: [9, 'M0,0L9,0L0,14L9,14'],
  '0': [9, 'M4.5,0C10.6,0 10.6,14 4.5,14C-1.6,14 -1.6,0 4.5,0Z'],
  '1': [5, 'M1,3L4.5,0L4.5,14'],
  '2': [9, 'M0,3C0.5,-1 9,-1 8.6,4C8.4,7 2,10.5 0,14L9,14'],
  '3': [9, 'M0.5,1.5C3,-1 8.5,0 8.3,3.6C8.2,6.4 5.5,6.8 3.5,6.8C6.5,6.8 9,7.6 9,10.3C9,15 1.5,15 0,11.5'],
  '4': [9, 'M7,14L7,0L0,9.5L9.5,9.5'],
  '5': [9, 'M8,0L1.2,0L0.6,6.2C3,4.4 9,4.8 9,9.4C9,15.2 1.6,15 0,11.6'],
  '6': [9, 'M8,1C3,-1.5 0,3.5 0,9.5C0,15.5 9,15.5 9,9.6C9,4.6 1.6,4.6 0.2,9'],
  '7': [9, 'M0,0L9,0L3.5,14'],
  '8': [9, 'M4.5,6.6C0,6.6 0,0 4.5,0C9,0 9,6.6 4.5,6.6ZM4.5,6.6C-1,6.6 -1,14 4.5,14C10,14 10,6.6 4.5,6.6Z'],
  '9': [9, 'M1,13C6,15.5 9,10.5 9,4.5C9,-1.5 0,-1.5 0,4.4C0,9.4 7.4,9.4 8.8,5'],
  '%': [11, `M10,0L1,14${ellipse(2, 3, 2, 2.8)}${ellipse(9, 11, 2, 2.8)}`],
  '-': [6, 'M0,7L6,7'],
  ' ': [5, ''],
};

const GAP = 4;

/** Returns the strokes of a text in capitals, centred at x, with its upper edge at y. */
export function writeText(text: string, x: number, y: number, height: number, gap = GAP): string {
  const letters = [...text.toUpperCase()].map((letter) => glyphs[letter] ?? ([5, ''] as const));
  const width = letters.reduce((sum, [wide]) => sum + wide + gap, -gap);
  const scale = height / 14;
  let at = x - (width * scale) / 2;
  return letters
    .map(([wide, strokes]) => {
      const d = strokes === '' ? '' : placed(strokes, at, y, 0, scale);
      at += (wide + gap) * scale;
      return d;
    })
    .join('');
}
