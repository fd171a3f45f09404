import { cutValues, type Attribute } from '../cuts.ts';
import type { FabricCode } from '../fabrics.ts';
import type { Design, Drawing } from '../drawing.ts';
import { silhouettes, type Silhouette } from './index.ts';

/** The default fabric of a garment with an unknown fabric. */
export const usualFabrics: Readonly<Record<Silhouette, FabricCode>> = {
  't-shirt': 'jersey',
  'long-sleeve': 'jersey',
  polo: 'jersey',
  'vest-top': 'jersey',
  camisole: 'satin',
  shirt: 'poplin',
  overshirt: 'twill',
  blouse: 'viscose',
  tunic: 'linen',
  jumper: 'merino',
  cardigan: 'lambswool',
  hoodie: 'brushed',
  sweatshirt: 'brushed',
  jacket: 'twill',
  'denim-jacket': 'denim',
  raincoat: 'shell',
  coat: 'wool-blend',
  'trench-coat': 'twill',
  blazer: 'wool-blend',
  puffer: 'padded',
  jeans: 'denim',
  trousers: 'twill',
  chinos: 'twill',
  joggers: 'brushed',
  shorts: 'twill',
  leggings: 'microfibre',
  tights: 'microfibre',
  'swim-shorts': 'swim',
  skirt: 'viscose',
  dress: 'viscose',
  'wrap-dress': 'viscose',
  'shirt-dress': 'poplin',
  'knit-dress': 'merino',
  'maxi-dress': 'viscose',
  nightdress: 'modal',
  pyjamas: 'poplin',
  bodysuit: 'jersey',
  'baby-bodysuit': 'jersey',
  briefs: 'jersey',
  boxers: 'jersey',
  bra: 'microfibre',
  swimsuit: 'swim',
  socks: 'cotton-knit',
  beanie: 'merino',
  scarf: 'wool-blend',
  cap: 'twill',
  belt: 'leather',
  bag: 'leather',
  tote: 'canvas',
  backpack: 'canvas',
  trainers: 'canvas',
  boots: 'leather',
  sandals: 'leather',
  ballerinas: 'leather',
  loafers: 'leather',
};

interface AnySilhouette {
  options: Partial<Record<Attribute, readonly string[]>>;
  draw: (design: Design, cut: Record<string, string>) => Drawing;
}

/**
 * Draws a silhouette with the given features. A feature that is missing or unknown to it, as in a drawing that an older release stored, has the
 * silhouette's first value.
 */
export function drawSilhouette(design: Design, name: Silhouette, cut: Readonly<Record<string, string>> = {}): Drawing {
  // The silhouettes' own types are for calls by name. Here the values are checked at run time.
  const { options, draw } = silhouettes[name] as unknown as AnySilhouette;
  const resolved: Record<string, string> = {};
  for (const attribute of Object.keys(cutValues) as Attribute[]) {
    const values = options[attribute];
    if (!values) continue;
    resolved[attribute] = values.find((value) => value === cut[attribute]) ?? values[0] ?? '';
  }
  return draw(design, resolved);
}

export const isSilhouette = (name: string): name is Silhouette => Object.hasOwn(silhouettes, name);
