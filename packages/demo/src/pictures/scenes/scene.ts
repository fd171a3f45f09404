import type { GarmentPicture } from '../garment.ts';

export type Scene = 'hero-women' | 'hero-men' | 'hero-kids' | 'hero-sale' | 'category' | 'collection' | 'mark';

export interface ScenePicture {
  scene: Scene;
  seed: number;
  /** `#rrggbb` each; the first tints the room, all of them dye the clothes. */
  colours: string[];
  /** The clothes to show; without them the scene dresses itself. */
  garments?: GarmentPicture[] | undefined;
}

/** Something placed in the scene, with what it needs in `<defs>`. */
export interface Placed {
  defs: string;
  body: string;
}

export const WIDTH = 2400;
export const HEIGHT = 1200;
