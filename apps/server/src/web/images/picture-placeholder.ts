import { findPictureSize } from '#modules/media';
import type { Db } from '#platform/database';
import { findScene } from './scenes.ts';

interface Size {
  width: number;
  height: number;
}

/** Width in CSS px, narrower than any image of the shop: the storefront recognises a placeholder by it and asks again. */
const placeholderWidth = 16;
/** The shape of product images, for images of other hosts whose size is unknown. */
const usualSize: Size = { width: 4, height: 5 };
const sceneSize: Size = { width: 2400, height: 1200 };

const sceneName = /^\/media\/drawn\/scene\/([a-z-]{1,80})\.webp$/;

/**
 * Returns a placeholder for an image that is being made: a hanger in the image's shape. It must not be cached, or it would be shown instead of the
 * image.
 * @param path `/media/…`, or the address of another host
 * @param canonical the requested size, as `Modifiers` writes it
 * @returns undefined when the shop has no such image
 */
export async function renderPlaceholder(db: Db, path: string, canonical = ''): Promise<Response | undefined> {
  const size = await getPlaceholderSize(db, path);
  if (!size) return undefined;
  const svg = drawHanger(readRequestedSize(canonical) ?? size);
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  };
  return new Response(svg, { headers });
}

async function getPlaceholderSize(db: Db, path: string): Promise<Size | undefined> {
  if (!path.startsWith('/media/')) return usualSize;
  return findScene(sceneName.exec(path)?.[1] ?? '') ? sceneSize : findPictureSize(db, path);
}

/** A size with both sides changes the shape; one side alone does not. */
function readRequestedSize(canonical: string): Size | undefined {
  const [, width, height] = /(?:^|,)resize_(\d+)x(\d+)/.exec(canonical) ?? [];
  const [, alone] = /(?:^|,)resize_(\d+)(?:,|$)/.exec(canonical) ?? [];
  if (width && height) return { width: Number(width), height: Number(height) };
  if (alone) return { width: 1, height: 1 };
  const [, w] = /(?:^|,)width_(\d+)/.exec(canonical) ?? [];
  const [, h] = /(?:^|,)height_(\d+)/.exec(canonical) ?? [];
  return w && h ? { width: Number(w), height: Number(h) } : undefined;
}

/** Draws the same hanger as the storefront for a product without an image. */
function drawHanger({ width, height }: Size): string {
  const tall = Number(((placeholderWidth * height) / width).toFixed(3));
  const scale = Math.min(placeholderWidth, tall) / 80;
  const place = `translate(${(placeholderWidth / 2 - 12 * scale).toFixed(3)} ${(tall / 2 - 9 * scale).toFixed(3)}) scale(${scale.toFixed(4)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${placeholderWidth}" height="${tall}" viewBox="0 0 ${placeholderWidth} ${tall}"><rect width="100%" height="100%" fill="#f6f6f4"/><path transform="${place}" d="M12 7.5V6.3a2 2 0 1 0-2-2M12 7.5 2.5 14c-1 .7-.5 2 .6 2h17.8c1.1 0 1.6-1.3.6-2z" fill="none" stroke="#868d8d" stroke-width=".6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
