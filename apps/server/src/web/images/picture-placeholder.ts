import { previewGarment, previewScene, type GarmentPicture, type Preview } from '@selvedge/demo';
import { findDrawing, findPictureSize } from '#modules/media';
import type { Db } from '#platform/database';
import { findScene } from './scenes.ts';

interface Size {
  width: number;
  height: number;
}

/** Width in CSS px, narrower than any image of the shop: the storefront recognises a placeholder by its width and requests the image again. */
const placeholderWidth = 16;
/** The aspect ratio of product images, for images of other hosts with unknown size. */
const usualSize: Size = { width: 4, height: 5 };
const sceneSize: Size = { width: 2400, height: 1200 };

const sceneName = /^\/media\/drawn\/scene\/([a-z-]{1,80})\.webp$/;

/**
 * Returns a placeholder for an image that is being rendered: a drawing's blurred preview, or a hanger in the image's aspect ratio. It must not be
 * cached, because a cached placeholder would be shown instead of the image.
 * @param path `/media/…`, or the address of another host
 * @param canonical the requested size in the format of `Modifiers`
 * @returns undefined if the shop does not have the image
 */
export async function renderPlaceholder(db: Db, path: string, canonical = ''): Promise<Response | undefined> {
  const size = await getPlaceholderSize(db, path);
  if (!size) return undefined;
  const preview = await findPreview(db, path);
  const shape = readRequestedSize(canonical) ?? size;
  return respondWithSvg(preview ? drawPreview(preview, shape) : drawHanger(shape));
}

/** Returns a placeholder for an image whose details could not be read. */
export const usualPlaceholder = (): Response => respondWithSvg(drawHanger(usualSize));

function respondWithSvg(svg: string): Response {
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

/** Returns the preview of a drawing; undefined for other images. */
async function findPreview(db: Db, path: string): Promise<Preview | undefined> {
  const scene = findScene(sceneName.exec(path)?.[1] ?? '');
  if (scene) return previewScene(scene);
  const drawing = path.startsWith('/media/') ? await findDrawing(db, path) : undefined;
  return drawing && previewGarment(drawing as GarmentPicture);
}

function drawPreview({ width, height, wall, blur, shapes }: Preview, asked: Size): string {
  const tall = Number(((placeholderWidth * asked.height) / asked.width).toFixed(3));
  const paths = shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${placeholderWidth}" height="${tall}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><filter id="b" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="${blur}"/></filter><path d="M-999-999h2999v2999h-2999z" fill="${wall}"/><g filter="url(#b)">${paths}</g></svg>`;
}

/** Returns a requested size with both sides. One side alone does not change the aspect ratio. */
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
