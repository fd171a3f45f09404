import { buildBitIndex } from './bits.ts';
import type { ListingIndex } from './listing-index.ts';
import { uniteSets } from './narrow.ts';
import { countInBitIndex, type OrdinalSet } from './ordinal-set.ts';

/** A part of the listed products: those of a category, a collection or a brand. Without any of these ids, it is all listed products. */
export interface Part {
  categoryId?: number | undefined;
  collectionId?: number | undefined;
  brandId?: number | undefined;
}

/** Returns the ids of all colours, sizes and other values of the listed products of a part, in all countries. */
export function listListedValues(index: ListingIndex, { categoryId, collectionId, brandId }: Part): Set<number> {
  const sets =
    categoryId !== undefined
      ? [index.categories.get(categoryId)]
      : collectionId !== undefined
        ? [index.collections.get(collectionId)]
        : brandId !== undefined
          ? [index.brands.get(brandId)]
          : [...index.countryListings.values()].map(({ listed }) => listed);
  const part = buildBitIndex(uniteSets(index, sets));
  const ofVariants = [...index.colors, ...index.sizes].map(([id, { all }]): [number, OrdinalSet] => [id, all]);
  return new Set([...ofVariants, ...index.values].filter(([, set]) => countInBitIndex(set, part) > 0).map(([id]) => id));
}
