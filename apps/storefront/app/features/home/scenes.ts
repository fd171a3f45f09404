import type { Image } from '@selvedge/server/contract';

type Scene = Pick<Image, 'imageUrl' | 'width' | 'height'>;

const scene = (name: string): Scene => ({ imageUrl: `/media/drawn/scene/${name}.webp`, width: 2400, height: 1200 });

/** A scene cut square, with the part of its width that matters. */
export interface Cut extends Scene {
  /** CSS object-position, from the left. */
  focus: string;
}

const cut = (name: string, focus: string): Cut => ({ ...scene(name), focus });

/** What the first screen of the shop shows. */
export const heroScene = scene('hero');

/** The picture of a top category, by its code; one that has none is shown by its name alone. */
export const categoryScenes: Readonly<Record<string, Cut>> = {
  women: cut('women', '50%'),
  men: cut('men', '78%'),
  kids: cut('kids', '80%'),
  sale: cut('sale', '100%'),
};
