import type { GarmentPicture } from '../garment.ts';

export type Scene = 'hero-women' | 'hero-men' | 'hero-kids' | 'hero-sale' | 'category' | 'collection' | 'mark';

export interface ScenePicture {
  scene: Scene;
  seed: number;
  /** `#rrggbb` each; the first tints the room, all of them dye the garments. */
  colours: string[];
  /** The garments to show; the scene chooses its own if omitted. */
  garments?: GarmentPicture[] | undefined;
}

/** An object placed in the scene, with its `<defs>`. */
export interface Placed {
  defs: string;
  body: string;
}

export const WIDTH = 2400;
export const HEIGHT = 1200;
