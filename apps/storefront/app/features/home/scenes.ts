import type { Image } from '@selvedge/server/contract';

type Scene = Pick<Image, 'imageUrl' | 'width' | 'height'>;

const scene = (name: string): Scene => ({ imageUrl: `/media/drawn/scene/${name}.webp`, width: 2400, height: 1200 });

/** What the first screen of the shop shows. */
export const heroScene = scene('hero');

/** The picture of a top category, by its code; one that has none is shown by its name alone. */
export const categoryScenes: Readonly<Record<string, Scene>> = {
  women: scene('women'),
  men: scene('men'),
  kids: scene('kids'),
  sale: scene('sale'),
};
