import { lightness, mix } from '../colour.ts';
import type { FabricCode } from '../fabrics.ts';
import type { GarmentPicture } from '../garment.ts';
import type { Audience, Print } from '../look.ts';
import type { Silhouette } from '../silhouettes/index.ts';
import type { Outfit, Scene } from './scene.ts';

interface Look {
  silhouette: Silhouette;
  print?: Print;
  fabric?: FabricCode;
  cut?: Readonly<Record<string, string>>;
  /** Place of its dye among the scene's colours; denim has its own. */
  dye: number;
}

interface Wardrobe {
  audience: Audience;
  outfits: readonly (readonly Look[])[];
}

const denim = (legs: string, dye = 0): Look => ({ silhouette: 'jeans', print: 'denim', cut: { legs, rise: 'high' }, dye });

const wardrobes: Readonly<Record<Exclude<Scene, 'hero-sale' | 'mark'>, Wardrobe>> = {
  'hero-women': {
    audience: 'women',
    outfits: [
      [
        denim('wide'),
        { silhouette: 'jumper', print: 'cable', fabric: 'lambswool', cut: { neckline: 'roll', fit: 'regular', length: 'regular' }, dye: 2 },
      ],
      [{ silhouette: 'wrap-dress', print: 'floral', cut: { sleeve: 'long', length: 'midi' }, dye: 4 }],
      [denim('straight'), { silhouette: 'coat', cut: { neckline: 'lapel', length: 'midi', belt: 'tie' }, dye: 0 }],
      [
        { silhouette: 'skirt', cut: { skirt: 'pleated', length: 'midi' }, dye: 1 },
        { silhouette: 'blouse', fabric: 'satin', cut: { neckline: 'bow', sleeve: 'balloon' }, dye: 2 },
      ],
    ],
  },
  'hero-men': {
    audience: 'men',
    outfits: [
      [
        { silhouette: 'chinos', dye: 3 },
        { silhouette: 'shirt', cut: { pockets: 'chest' }, dye: 1 },
      ],
      [denim('straight'), { silhouette: 'jumper', print: 'cable', fabric: 'lambswool', cut: { neckline: 'round', length: 'regular' }, dye: 0 }],
      [
        { silhouette: 'trousers', cut: { legs: 'tapered' }, dye: 1 },
        { silhouette: 'jacket', cut: { neckline: 'shirt-collar', closure: 'buttons', pockets: 'patch' }, dye: 2 },
      ],
    ],
  },
  'hero-kids': {
    audience: 'kids',
    outfits: [
      [
        { silhouette: 'joggers', dye: 3 },
        { silhouette: 'hoodie', dye: 0 },
      ],
      [{ silhouette: 'dress', print: 'dots', cut: { skirt: 'wide', sleeve: 'short' }, dye: 1 }],
      [denim('straight'), { silhouette: 't-shirt', print: 'stripe', cut: { length: 'regular' }, dye: 2 }],
      [
        { silhouette: 'leggings', dye: 3 },
        { silhouette: 'raincoat', cut: { closure: 'press-studs' }, dye: 0 },
      ],
    ],
  },
  category: {
    audience: 'women',
    outfits: [
      [
        { silhouette: 'trousers', cut: { legs: 'wide', rise: 'high', waist: 'pleats' }, dye: 3 },
        { silhouette: 't-shirt', cut: { length: 'regular' }, dye: 0 },
      ],
      [{ silhouette: 'dress', cut: { neckline: 'v', sleeve: 'puff', skirt: 'tiered', length: 'midi' }, dye: 2 }],
      [denim('straight', 1), { silhouette: 'cardigan', fabric: 'merino', cut: { neckline: 'v', length: 'regular' }, dye: 0 }],
      [
        { silhouette: 'skirt', cut: { skirt: 'straight', length: 'midi' }, dye: 3 },
        { silhouette: 'shirt', dye: 0 },
      ],
      [{ silhouette: 'trench-coat', cut: { belt: 'buckle', length: 'midi' }, dye: 0 }],
    ],
  },
  collection: {
    audience: 'women',
    outfits: [
      [
        { silhouette: 'trousers', fabric: 'linen', cut: { legs: 'wide', rise: 'high' }, dye: 0 },
        { silhouette: 'shirt', fabric: 'linen', cut: { fit: 'relaxed' }, dye: 1 },
      ],
      [{ silhouette: 'knit-dress', print: 'rib', cut: { neckline: 'roll', length: 'midi' }, dye: 2 }],
      [
        { silhouette: 'skirt', cut: { skirt: 'wrap', length: 'midi' }, dye: 3 },
        { silhouette: 'jumper', cut: { neckline: 'round', length: 'cropped', fit: 'regular' }, dye: 0 },
      ],
      [
        { silhouette: 'trousers', cut: { legs: 'straight', rise: 'high', waist: 'pleats' }, dye: 2 },
        { silhouette: 'blazer', cut: { fit: 'regular' }, dye: 3 },
      ],
      [{ silhouette: 'maxi-dress', print: 'leaf', dye: 1 }],
    ],
  },
};

/** Returns the garments on the forms of a scene, in the scene's colours. */
export function listOutfits(scene: keyof typeof wardrobes, colours: readonly string[], seed: number): Outfit[] {
  const { audience, outfits } = wardrobes[scene];
  return outfits.map((outfit, place) =>
    outfit.map(({ silhouette, print = 'plain', fabric, cut, dye }, index): GarmentPicture => {
      const base = colours[dye % Math.max(1, colours.length)] ?? '#8a8f98';
      const isDenim = print === 'denim';
      // If there are more garments than colours, garments of one colour differ in lightness.
      const shifted = dye >= colours.length ? mix(base, lightness(base) > 0.5 ? '#7c7468' : '#efe7da', 0.4) : base;
      const colour = isDenim ? mix('#4a6584', '#2b3c5a', ((seed + place) % 3) / 3) : shifted;
      return { silhouette, print, fabric, cut, colour, view: 'front', audience, seed: seed * 7 + place * 5 + index * 3 + 1 };
    }),
  );
}
