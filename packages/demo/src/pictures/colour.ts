import type { Linear } from './engine/canvas.ts';

type Rgb = readonly [number, number, number];

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * Checks a colour. Colours are inserted into SVG unescaped, so anything except `#rrggbb` is refused.
 * @throws RangeError
 */
export function checkColour(colour: string): string {
  if (!HEX.test(colour)) throw new RangeError('A garment colour must look like #rrggbb.');
  return colour.toLowerCase();
}

export function toRgb(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const decoded = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Returns a colour in linear light, each part from 0 to 1. */
export function linear(colour: string): Linear {
  const [red, green, blue] = toRgb(colour);
  return [decoded[red] ?? 0, decoded[green] ?? 0, decoded[blue] ?? 0];
}

function toHex([red, green, blue]: Rgb): string {
  const part = (value: number): string =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

export function mix(from: string, to: string, share: number): string {
  const a = toRgb(from);
  const b = toRgb(to);
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Returns the perceived lightness, from 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const [red, green, blue] = toRgb(colour);
  return Math.sqrt(0.299 * red * red + 0.587 * green * green + 0.114 * blue * blue) / 255;
}

export const darker = (colour: string, share: number): string => mix(colour, '#0b0a10', share);
export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);

/** Avoids pure black and white, on which folds would not be visible. */
export function asDyed(colour: string): string {
  const light = lightness(colour);
  if (light < 0.16) return mix(colour, '#3a3a3e', (0.16 - light) * 3.1);
  if (light > 0.95) return mix(colour, '#f1efeb', 0.6);
  return colour;
}

/** Returns a thread or print colour that contrasts with the cloth. */
export function getContrastColour(colour: string): string {
  const light = lightness(colour);
  if (light > 0.72) return mix(colour, '#1f2a3c', 0.86);
  if (light > 0.42) return mix(colour, '#fbf7ee', 0.82);
  return mix(colour, '#f4efe4', 0.9);
}
