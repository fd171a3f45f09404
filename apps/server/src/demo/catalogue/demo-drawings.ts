import { createHash } from 'node:crypto';
import type { DemoProduct } from '@selvedge/demo';
import type { Drawing } from '#modules/media';

/** Width of a drawn garment in pixels. */
export const DRAWN_WIDTH = 1600;
export const DRAWN_HEIGHT = 2000;

/** The views of a colour in gallery order: the card's image, the hover image, the detail. */
export const views = ['front', 'back', 'detail'] as const;

/**
 * Returns the path of a drawn image. It depends on the content, so that cached images of another demo version are not used. Storage keys are lower
 * case on every system.
 */
export function buildDrawingPath(product: string, colour: string, drawing: Drawing): string {
  const fingerprint = createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 8);
  return `/media/drawn/${product.toLowerCase()}/${colour}-${drawing.view}-${fingerprint}.webp`;
}

/** Returns the drawing of a demo product in one of its colours. */
export const buildDrawing = (product: DemoProduct, hex: string, view: Drawing['view']): Drawing => ({
  silhouette: product.silhouette,
  print: product.print,
  colour: hex,
  ...(product.accent !== undefined && { accent: product.accent }),
  view,
  audience: product.audience,
  seed: product.seed,
});
