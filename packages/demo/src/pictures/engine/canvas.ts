/** An affine map from drawing units to pixels: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Camera {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** An image in linear light. */
export interface Canvas {
  width: number;
  height: number;
  /** Linear red, green and blue of each pixel, from 0 to 1. */
  rgb: Float32Array;
  /** Light on the topmost surface of each pixel; 1 on a flat surface that faces the viewer. Stitches and buttons get the light of the cloth below. */
  light: Float32Array;
  /** All zero between two strokes. */
  scratch: Float32Array;
}

export type Linear = readonly [red: number, green: number, blue: number];

export function createCanvas(width: number, height: number): Canvas {
  return {
    width,
    height,
    rgb: new Float32Array(width * height * 3),
    light: new Float32Array(width * height).fill(1),
    scratch: new Float32Array(width * height),
  };
}

/** Returns a camera that shows a point of the drawing at a pixel, enlarged and turned (degrees, clockwise). */
export function pointCamera(at: readonly [number, number], pixel: readonly [number, number], scale: number, turn = 0): Camera {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return { a: cos, b: sin, c: -sin, d: cos, e: pixel[0] - cos * at[0] + sin * at[1], f: pixel[1] - sin * at[0] - cos * at[1] };
}

export const getScale = ({ a, b }: Camera): number => Math.hypot(a, b);

/** Returns the drawing units at a pixel. */
export function toUnits({ a, b, c, d, e, f }: Camera, x: number, y: number): readonly [number, number] {
  const area = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area];
}

const STEPS = 4096;
const encoded = Float32Array.from({ length: STEPS + 2 }, (_, step) => {
  const value = Math.min(1, step / STEPS);
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
});

/** Returns the image as sRGB bytes. A fixed noise of one level prevents visible bands in smooth gradients. */
export function toBytes({ rgb }: Canvas): Uint8Array {
  const bytes = new Uint8Array(rgb.length);
  let noise = 0x9e3779b9;
  for (let index = 0; index < rgb.length; index += 1) {
    noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
    const at = Math.max(0, Math.min(STEPS, (rgb[index] ?? 0) * STEPS));
    const low = at | 0;
    const from = encoded[low] ?? 0;
    bytes[index] = from + ((encoded[low + 1] ?? 255) - from) * (at - low) + noise / 4294967296;
  }
  return bytes;
}
