import { decode as decodeBmp } from 'bmp-ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { NoPicture, PictureTooLarge } from './errors.ts';

/** Maximum number of pixels in all frames together. A decoded pixel takes four bytes. The image proxy has the same limit. */
const maxPixels = 50_000_000;
/** Longest side in px: more than the widest picture of any page at density 2. */
const maxSide = 2400;
const quality = 88;
/** CSS px per inch at which librsvg draws one unit of an SVG as one pixel, and the maximum that sharp accepts. */
const svgDensity = 72;
const maxSvgDensity = 100_000;
/** Maximum size of an SVG in bytes, because a larger file takes long to parse. */
const maxSvgBytes = 2 * 1024 * 1024;
/** Milliseconds. Motion that starts automatically must end within five seconds, or the user must be able to pause it (WCAG 2.2.2). */
const maxMotionMs = 5000;

interface ConvertedPicture {
  data: Buffer;
  info: { width: number; height: number };
}

/**
 * Converts a picture to WebP. The format is detected from the content, not from the file name or the declared type. The picture is rotated
 * upright, and its metadata (place, device, time) is removed.
 *
 * A GIF keeps its animation, which repeats for at most five seconds. An SVG is drawn as pixels, so that browsers never receive its scripts,
 * styles or references: librsvg runs no scripts, ignores `foreignObject`, and loads nothing from files or other hosts.
 * @throws NoPicture, PictureTooLarge
 */
export async function convertPicture(bytes: Uint8Array): Promise<ConvertedPicture> {
  if (bytes.byteLength === 0) throw new NoPicture();
  if (isBmp(bytes)) return saveAsWebp(readBmp(bytes));
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(throwNoPicture);
  const { format, compression, width, height, pages = 1 } = metadata;
  const isTaken = ['jpeg', 'png', 'webp', 'gif', 'svg', 'tiff'].includes(format) || (format === 'heif' && compression === 'av1');
  if (!isTaken) throw new NoPicture();
  if (format === 'svg') return saveAsWebp(openSvg(bytes, metadata));
  const isAnimated = ['gif', 'webp'].includes(format) && pages > 1;
  assertPixels(width, height, isAnimated ? pages : 1);
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: isAnimated });
  return isAnimated ? saveAsWebp(picture, limitRepeats(metadata)) : saveAsWebp(picture.rotate());
}

/** Converts a picture to WebP. @param loop the number of times an animation plays; 0 repeats it without end */
async function saveAsWebp(picture: Sharp, loop?: number): Promise<ConvertedPicture> {
  const { data, info } = await picture
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, ...(loop !== undefined && { loop }) })
    .timeout({ seconds: 30 })
    .toBuffer({ resolveWithObject: true })
    .catch(throwNoPicture);
  // The decoder stacks the frames of an animation vertically.
  return { data, info: { width: info.width, height: info.pageHeight ?? info.height } };
}

function assertPixels(width: number, height: number, frames = 1): void {
  if (width * height * frames <= maxPixels) return;
  const size = frames > 1 ? `${width} × ${height} × ${frames}` : `${width} × ${height}`;
  const params = { width, height, ...(frames > 1 && { frames }), maxPixels: maxPixels };
  throw new PictureTooLarge(`The picture has ${size} pixels. The maximum is ${maxPixels / 1_000_000} million.`, params);
}

/**
 * Returns the number of times an animation plays: the number in its file, limited to a total duration of {@link maxMotionMs}. The animation
 * always plays at least once.
 */
function limitRepeats({ delay = [], loop = 0 }: Metadata): number {
  const duration = delay.reduce((sum, each) => sum + each, 0);
  const maxRepeats = Math.max(1, Math.floor(maxMotionMs / Math.max(duration, 1)));
  return loop === 0 ? maxRepeats : Math.min(loop, maxRepeats);
}

/** Opens a vector drawing at the largest size that pages show. */
function openSvg(bytes: Uint8Array, { width, height }: Metadata): Sharp {
  if (bytes.byteLength > maxSvgBytes) {
    const message = `An SVG can have at most ${maxSvgBytes / 1024 / 1024} MB. Upload a complex drawing as PNG.`;
    throw new PictureTooLarge(message, { maxBytes: maxSvgBytes });
  }
  const density = Math.min(maxSvgDensity, Math.max(1, (svgDensity * maxSide) / Math.max(width, height, 1)));
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', density });
}

const isBmp = (bytes: Uint8Array): boolean => bytes[0] === 0x42 && bytes[1] === 0x4d;

/** Reads the pixels of a BMP, which sharp cannot decode. Transparency is ignored, because most programs leave its byte empty. */
function readBmp(bytes: Uint8Array): Sharp {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // All headers that the decoder accepts have width and height at the same offsets.
  if (file.byteLength < 26) throw new NoPicture();
  assertPixels(Math.abs(file.readInt32LE(18)), Math.abs(file.readInt32LE(22)));
  try {
    const { width, height, data } = decodeBmp(file);
    const pixels = Buffer.alloc(width * height * 3);
    // The decoder returns alpha, blue, green, red.
    for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
      pixels[to] = data[from + 3] ?? 0;
      pixels[to + 1] = data[from + 2] ?? 0;
      pixels[to + 2] = data[from + 1] ?? 0;
    }
    return sharp(pixels, { raw: { width, height, channels: 3 } });
  } catch {
    throw new NoPicture();
  }
}

function throwNoPicture(): never {
  throw new NoPicture();
}
