import type { Silhouette } from '../../pictures/silhouettes/index.ts';
import type { Print } from '../../pictures/index.ts';
import type { FabricCode, OccasionCode } from '../codes.ts';
import type { SizeRange } from '../sizes.ts';
import type { ProductCut } from '../types.ts';
import type { Attribute } from '../../pictures/cuts.ts';
import { accessories } from './accessories.ts';
import { bottoms } from './bottoms.ts';
import { dresses } from './dresses.ts';
import type { KindsOf } from './kind.ts';
import { outerwear } from './outerwear.ts';
import { tops } from './tops.ts';
import { underwear } from './underwear.ts';

const all: KindsOf<Silhouette> = { ...tops, ...outerwear, ...dresses, ...bottoms, ...underwear, ...accessories };

type Choices = Readonly<Partial<Record<Attribute, readonly string[]>>>;

/** A kind whose features are not known to the compiler. */
export interface Kind {
  sizes: SizeRange;
  price: readonly [number, number];
  weightGrams: number;
  prints: readonly Print[];
  fabrics: readonly FabricCode[];
  occasions: readonly OccasionCode[];
  cut: Choices;
  women?: Choices;
  men?: Choices;
  kids?: Choices;
  titled: readonly Attribute[];
  settle?: (cut: ProductCut, print: Print) => ProductCut;
  isHygiene?: true;
  isFabricSilent?: true;
}

/** All kinds. Each was checked against its silhouette above; a generator for all kinds needs only their common type. */
export const kinds = all as unknown as Readonly<Record<Silhouette, Kind>>;

export { productLines, type ProductLine } from './product-lines.ts';
