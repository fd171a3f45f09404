import { lightness, mix } from '../colour.ts';
import type { Audience, GarmentPicture, Print, Silhouette } from '../garment.ts';
import type { Scene } from './scene.ts';

type SceneGarment = readonly [Silhouette, Print];

const SCENE_GARMENTS: Record<Scene, { audience: Audience; looks: readonly SceneGarment[] }> = {
  'hero-women': {
    audience: 'women',
    looks: [
      ['coat', 'plain'],
      ['maxi-dress', 'floral'],
      ['blouse', 'plain'],
      ['jumper', 'cable'],
      ['dress', 'plain'],
    ],
  },
  'hero-men': {
    audience: 'men',
    looks: [
      ['jeans', 'denim'],
      ['jumper', 'cable'],
      ['jacket', 'plain'],
      ['shirt', 'stripe'],
      ['cap', 'plain'],
    ],
  },
  'hero-kids': {
    audience: 'kids',
    looks: [
      ['joggers', 'plain'],
      ['hoodie', 'plain'],
      ['t-shirt', 'stripe'],
      ['dress', 'dots'],
      ['beanie', 'plain'],
      ['socks', 'stripe'],
    ],
  },
  'hero-sale': {
    audience: 'women',
    looks: [
      ['jumper', 'plain'],
      ['scarf', 'check'],
    ],
  },
  category: {
    audience: 'women',
    looks: [
      ['shirt', 'plain'],
      ['jacket', 'denim'],
      ['jumper', 'stripe'],
      ['blazer', 'plain'],
    ],
  },
  mark: { audience: 'women', looks: [] },
  collection: {
    audience: 'women',
    looks: [
      ['trousers', 'plain'],
      ['jumper', 'plain'],
      ['skirt', 'plain'],
      ['shirt', 'plain'],
      ['bag', 'plain'],
    ],
  },
};

/** Returns garments for a scene without given products. */
export function listSceneGarments(scene: Scene, colours: string[], seed: number): GarmentPicture[] {
  const { audience, looks } = SCENE_GARMENTS[scene];
  return looks.map(([silhouette, print], index): GarmentPicture => {
    const dye = colours[index % colours.length] ?? '#8a8f98';
    const isDenim = print === 'denim';
    const colour = isDenim ? mix('#3f5b82', dye, 0.12) : index >= colours.length ? mix(dye, lightness(dye) > 0.5 ? '#7c7468' : '#efe7da', 0.4) : dye;
    return { silhouette, print, colour, view: 'front', audience, seed: seed * 7 + index * 3 + 1 };
  });
}
