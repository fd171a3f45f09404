import { getScale, toUnits, type Camera, type Canvas, type Linear } from './canvas.ts';
import type { Mask } from './coverage.ts';
import { openRows, readField } from './field.ts';
import { STRIDE, type Surface } from './surface.ts';

/** How a material reflects light. */
export interface Finish {
  /** From 0 (dull wool) to 1 (patent leather). */
  gloss: number;
  /** Sharpness of the highlight: 6 is satin, 60 is patent leather. */
  sharpness: number;
  /** Light on loose fibres at the edge of a fold: 0 is smooth, 1 is fleece. */
  fuzz: number;
  /** How far the weave darkens and brightens, and how deep it looks. */
  grain: number;
}

/** Tone of the weave at a point of the cloth, from −1 (shadow) to 1 (light). */
export type Weave = (u: number, v: number) => number;

/** Writes the dye at a point of the cloth to `into`, in linear light. */
export type Dye = (u: number, v: number, into: Float32Array) => void;

export interface Material {
  finish: Finish;
  weave: Weave | undefined;
  dye: Linear | Dye;
  /** Rotation of the grain in degrees. */
  turn: number;
  /** Wash and wear at a point, from −1 (darker) to 1 (paler). */
  fade?: ((x: number, y: number) => number) | undefined;
}

type Direction = readonly [number, number, number];

const normalised = (x: number, y: number, z: number): Direction => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** A large lamp at the upper left, the bright room above, and a weak reflection from the right. */
const KEY = normalised(-0.5, -0.52, 0.72);
const FILL = normalised(0.8, 0.1, 0.45);
const HALFWAY = normalised(KEY[0], KEY[1], KEY[2] + 1);
const AMBIENT = 0.3;
const SKY = 0.14;
const FILL_POWER = 0.16;
/** Chosen so that a surface that faces the viewer has light 1. */
const KEY_POWER = (1 - AMBIENT - FILL_POWER * FILL[2]) / KEY[2];

/** Colour and light of one pixel; one object serves all pixels of a mask. */
interface Shade {
  dye: Float32Array;
  /** Light on the cloth with the tone of its weave. */
  lit: number;
  /** Light that the dye does not colour. */
  glow: number;
  bright: number;
}

/** Shades the pixels of a mask. Each pixel gets its dye, the tone of the weave, light and a highlight. */
export function shadeMask(canvas: Canvas, mask: Mask, surface: Surface, material: Material, camera: Camera): void {
  const unit = 1 / getScale(camera);
  const [alongX, alongY] = [camera.a * unit * unit, camera.c * unit * unit];
  const sample = new Float32Array(STRIDE);
  const { dye } = material;
  const shade: Shade = { dye: typeof dye === 'function' ? new Float32Array(3) : Float32Array.from(dye), lit: 0, glow: 0, bright: 0 };
  const shadePoint = createShader(material);
  const samples = openSamples(surface, camera);
  for (let row = 0; row < mask.height; row += 1) {
    let [x, y] = toUnits(camera, mask.left + 0.5, mask.top + row + 0.5);
    samples.moveTo(y);
    for (let column = 0; column < mask.width; column += 1, x += alongX, y += alongY) {
      const cover = mask.values[row * mask.width + column] ?? 0;
      if (cover === 0) continue;
      samples.read(x, y, sample);
      shadePoint(x, y, sample, shade);
      putPixel(canvas, (mask.top + row) * canvas.width + mask.left + column, cover, shade);
    }
  }
}

interface Samples {
  moveTo: (y: number) => void;
  read: (x: number, y: number, into: Float32Array) => void;
}

/** Opens a surface for reading: row by row, which is faster, unless the camera is turned. */
function openSamples(surface: Surface, camera: Camera): Samples {
  const rows = camera.b === 0 ? openRows(surface, STRIDE) : undefined;
  return {
    moveTo: (y) => rows?.moveTo(y),
    read: (x, y, into) => {
      if (rows) rows.read(x, into);
      else sampleSurface(surface, x, y, into);
      if ((into[5] ?? 1) < 0.995) addRim(surface, x, y, into);
    },
  };
}

/** Returns a function that computes the light of a material at a point, and its colour unless that is the same everywhere. */
function createShader({ finish, weave, fade, dye, turn }: Material): (x: number, y: number, sample: Float32Array, into: Shade) => void {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const computeShine = finish.gloss === 0 ? undefined : createHighlight(finish);
  return (x, y, sample, into) => {
    const [flowU, flowV] = [sample[3] ?? 0, sample[4] ?? 0];
    const u = flowU * cos + flowV * sin;
    const v = flowV * cos - flowU * sin;
    if (typeof dye === 'function') dye(u, v, into.dye);
    const tone = weave ? weave(u, v) * finish.grain : 0;
    const shine = computeShine ? computeShine(sample) : 0;
    into.bright = computeLight(sample, finish) * (fade ? 1 + fade(x, y) : 1);
    into.lit = into.bright * (tone < 0 ? 1 + tone : 1 + tone * 0.7);
    into.glow = shine + (tone > 0 ? tone * 0.012 : 0);
  };
}

function putPixel({ rgb, light }: Canvas, pixel: number, cover: number, { dye, lit, glow, bright }: Shade): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const index = pixel * 3 + channel;
    const before = rgb[index] ?? 0;
    rgb[index] = before + ((dye[channel] ?? 0) * lit + glow - before) * cover;
  }
  light[pixel] = (light[pixel] ?? 1) * (1 - cover) + bright * cover;
}

/** Reads the surface at a point with bilinear interpolation. */
function sampleSurface({ left, top, step, width, height, values }: Surface, x: number, y: number, into: Float32Array): void {
  const column = Math.max(0, Math.min(width - 1.001, (x - left) / step - 0.5));
  const row = Math.max(0, Math.min(height - 1.001, (y - top) / step - 0.5));
  const west = column | 0;
  const north = row | 0;
  const across = column - west;
  const down = row - north;
  const at = (north * width + west) * STRIDE;
  const below = at + width * STRIDE;
  for (let part = 0; part < STRIDE; part += 1) {
    const upper = (values[at + part] ?? 0) * (1 - across) + (values[at + STRIDE + part] ?? 0) * across;
    const lower = (values[below + part] ?? 0) * (1 - across) + (values[below + STRIDE + part] ?? 0) * across;
    into[part] = upper + (lower - upper) * down;
  }
}

/** Adds the slope of the rounded edge. */
function addRim({ rim, edge }: Surface, x: number, y: number, sample: Float32Array): void {
  if (readField(rim, x, y) > 0.985) return;
  const reach = rim.step * 0.75;
  const factor = edge / (2 * reach);
  sample[0] = (sample[0] ?? 0) + (readField(rim, x + reach, y) - readField(rim, x - reach, y)) * factor;
  sample[1] = (sample[1] ?? 0) + (readField(rim, x, y + reach) - readField(rim, x, y - reach)) * factor;
}

function computeLight(sample: Float32Array, { fuzz }: Finish): number {
  const slopeX = sample[0] ?? 0;
  const slopeY = sample[1] ?? 0;
  const z = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
  const x = -slopeX * z;
  const y = -slopeY * z;
  const key = Math.max(0, x * KEY[0] + y * KEY[1] + z * KEY[2]);
  const fill = Math.max(0, x * FILL[0] + y * FILL[1] + z * FILL[2]);
  const open = 1 - Math.max(-0.25, Math.min(0.6, (sample[2] ?? 0) * 1.5));
  const rim = fuzz * (1 - z) * (1 - z) * 0.5;
  return (AMBIENT - y * SKY + fill * FILL_POWER) * open + key * KEY_POWER * (0.4 + 0.6 * open) + rim;
}

const STEPS = 512;

/** Returns the highlight of a surface from a table, because powers are slow. */
function createHighlight({ gloss, sharpness }: Finish): (sample: Float32Array) => number {
  // A surface that faces the viewer keeps most of its own colour.
  const facing = 0.7 * HALFWAY[2] ** sharpness;
  const table = Float32Array.from({ length: STEPS + 1 }, (_, step) => gloss * 0.3 * ((step / STEPS) ** sharpness - facing));
  return (sample) => {
    const slopeX = sample[0] ?? 0;
    const slopeY = sample[1] ?? 0;
    const z = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
    const shine = Math.max(0, Math.min(1, (HALFWAY[2] - slopeX * HALFWAY[0] - slopeY * HALFWAY[1]) * z));
    return (table[(shine * STEPS) | 0] ?? 0) * Math.max(0, 1 - (sample[2] ?? 0) * 2);
  };
}
