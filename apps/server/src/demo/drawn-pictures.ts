import type { DemoProduct } from '@selvedge/demo';
import type { Drawing } from '#modules/media';

/** CSS px of a drawn garment. */
export const DRAWN_WIDTH = 1600;
export const DRAWN_HEIGHT = 2000;

/** The views of one colour in the gallery's order: first the card's picture, then the one shown on hover. */
export const views = ['front', 'back', 'detail'] as const;

/** Where a drawn picture stands. Storage keys are lower case on every system. */
export const drawnPath = (product: string, colour: string, view: Drawing['view']): string =>
  `/media/drawn/${product.toLowerCase()}/${colour}-${view}.webp`;

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
