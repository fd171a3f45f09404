import type { CutOf, Silhouette, SilhouetteOptions } from '../../pictures/silhouettes/index.ts';
import type { Attribute } from '../../pictures/cuts.ts';
import type { Print } from '../../pictures/index.ts';
import type { FabricCode, OccasionCode } from '../codes.ts';
import type { SizeRange } from '../sizes.ts';

/** The values of each feature that products of a kind have; a repeated value is more likely. Only values that the silhouette draws are possible. */
export type CutChoices<S extends Silhouette> = { readonly [A in keyof CutOf<S>]: readonly CutOf<S>[A][] };

/** Possible looks, fabrics and prices of a kind of garment. */
export interface KindOf<S extends Silhouette> {
  sizes: SizeRange;
  /** Price range for adults in EUR cents; children's prices are 60 % of it. */
  price: readonly [number, number];
  weightGrams: number;
  prints: readonly Print[];
  fabrics: readonly FabricCode[];
  occasions: readonly OccasionCode[];
  cut: CutChoices<S>;
  /** Choices that differ for an audience. */
  women?: Partial<CutChoices<S>>;
  men?: Partial<CutChoices<S>>;
  kids?: Partial<CutChoices<S>>;
  /** Features that a name may mention, the most characteristic first. */
  titled: readonly (keyof SilhouetteOptions<S> & Attribute)[];
  /** Makes features compatible, such as a stand collar for a half zip. */
  settle?: (cut: CutOf<S>, print: Print) => CutOf<S>;
  /** Returnable only with an intact seal, because it is worn next to the skin. */
  isHygiene?: true;
  /** The name omits the fabric, because the noun implies it or it would sound unnatural. */
  isFabricSilent?: true;
}

export type KindsOf<S extends Silhouette> = { readonly [Name in S]: KindOf<Name> };
