import type { GarmentPicture } from '../garment.ts';

export type Scene = 'hero-women' | 'hero-men' | 'hero-kids' | 'hero-sale' | 'category' | 'collection' | 'mark';

export interface ScenePicture {
  scene: Scene;
  seed: number;
  /** `#rrggbb` each; the first tints the room, all of them dye the garments. */
  colours: string[];
}

/** The garments that one form wears, from the innermost to the outermost. */
export type Outfit = readonly GarmentPicture[];

export const WIDTH = 2400;
export const HEIGHT = 1200;
