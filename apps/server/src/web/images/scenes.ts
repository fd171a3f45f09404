import type { ScenePicture } from '@selvedge/demo/pictures';

/** The shop's wide images by their names in addresses: `/media/drawn/scene/hero.webp`. No other scenes are rendered. */
const scenes: Readonly<Record<string, ScenePicture>> = {
  hero: { scene: 'hero-women', seed: 3, colours: ['#b98a56', '#a7b59a', '#efe7d6', '#1f2a44', '#6b1f32'] },
  women: { scene: 'category', seed: 11, colours: ['#efe7d6', '#4a6584', '#a8502d', '#46494e'] },
  men: { scene: 'hero-men', seed: 5, colours: ['#1f2a44', '#a3a6aa', '#6b6a3f', '#a9c7e4'] },
  kids: { scene: 'hero-kids', seed: 8, colours: ['#cf9d2e', '#a9c7e4', '#dba9a6', '#1f4a37'] },
  sale: { scene: 'hero-sale', seed: 2, colours: ['#8c3b34', '#efe7d6', '#d6c4a8', '#5f4433', '#a7b59a'] },
  essentials: { scene: 'collection', seed: 21, colours: ['#efe7d6', '#1b1b1d', '#a3a6aa', '#fafaf8'] },
  'summer-linen': { scene: 'collection', seed: 22, colours: ['#d6c4a8', '#fafaf8', '#a9c7e4', '#a7b59a'] },
  'knit-season': { scene: 'collection', seed: 23, colours: ['#b98a56', '#6b1f32', '#efe7d6', '#46494e'] },
  'on-the-move': { scene: 'collection', seed: 24, colours: ['#1f5a63', '#46494e', '#a3a6aa', '#1b1b1d'] },
  'quiet-evenings': { scene: 'collection', seed: 25, colours: ['#b6a5cf', '#dba9a6', '#efe7d6', '#1f2a44'] },
  playground: { scene: 'hero-kids', seed: 26, colours: ['#b3272d', '#cf9d2e', '#2f5d9e', '#a7b59a'] },
  'wool-week': { scene: 'hero-women', seed: 14, colours: ['#d6c4a8', '#6b1f32', '#46494e', '#efe7d6', '#a8502d'] },
  'winter-sale': { scene: 'hero-sale', seed: 31, colours: ['#1f2a44', '#a9c7e4', '#efe7d6', '#46494e', '#b98a56'] },
  'linen-days': { scene: 'hero-men', seed: 17, colours: ['#a7b59a', '#efe7d6', '#d6c4a8', '#a9c7e4'] },
  'mark-weave': { scene: 'mark', seed: 0, colours: ['#1f2a44'] },
  'mark-spool': { scene: 'mark', seed: 1, colours: ['#8c3b34'] },
  'mark-boll': { scene: 'mark', seed: 2, colours: ['#1f4a37'] },
  'mark-needle': { scene: 'mark', seed: 3, colours: ['#46494e'] },
  'mark-roundabout': { scene: 'mark', seed: 4, colours: ['#5f4433'] },
};

/** @returns undefined for an unknown name */
export const findScene = (name: string): ScenePicture | undefined => (Object.hasOwn(scenes, name) ? scenes[name] : undefined);

export const sceneNames: readonly string[] = Object.keys(scenes);
