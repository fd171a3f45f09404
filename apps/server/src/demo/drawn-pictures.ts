import { createHash } from 'node:crypto';
import type { DemoProduct } from '@selvedge/demo';
import type { Drawing } from '#modules/media';

/** CSS px of a drawn garment. */
export const DRAWN_WIDTH = 1600;
export const DRAWN_HEIGHT = 2000;

/** The views of one colour in the gallery's order: first the card's picture, then the one shown on hover. */
export const views = ['front', 'back', 'detail'] as const;

/**
 * Where a drawn picture stands. Its address names what it shows: kept pictures of another edition of the demo are
 * never taken for it. Storage keys are lower case on every system.
 */
export function drawnPath(product: string, colour: string, drawing: Drawing): string {
  const fingerprint = createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 8);
  return `/media/drawn/${product.toLowerCase()}/${colour}-${drawing.view}-${fingerprint}.webp`;
}

/** How a demo product is drawn in one of its colours. */
export const drawingOf = (product: DemoProduct, hex: string, view: Drawing['view']): Drawing => ({
  silhouette: product.silhouette,
  print: product.print,
  colour: hex,
  ...(product.accent !== undefined && { accent: product.accent }),
  view,
  audience: product.audience,
  seed: product.seed,
});
