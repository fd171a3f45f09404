import { sieveOf } from './bits.ts';
import type { ListingIndex } from './listing-index.ts';
import { union } from './narrow.ts';
import { countIn, type OrdinalSet } from './ordinal-set.ts';

/** A part of what is listed; none of the three: all of it. */
export interface Part {
  categoryId?: number | undefined;
  collectionId?: number | undefined;
  brandId?: number | undefined;
}

/** The ids of all colours, sizes and other values that listed products of a part have, wherever they are sold. */
export function valuesIn(index: ListingIndex, { categoryId, collectionId, brandId }: Part): Set<number> {
  const sets =
    categoryId !== undefined
      ? [index.categories.get(categoryId)]
      : collectionId !== undefined
        ? [index.collections.get(collectionId)]
        : brandId !== undefined
          ? [index.brands.get(brandId)]
          : [...index.shelves.values()].map(({ listed }) => listed);
  const part = sieveOf(union(index, sets));
  const ofVariants = [...index.colors, ...index.sizes].map(([id, { all }]): [number, OrdinalSet] => [id, all]);
  return new Set([...ofVariants, ...index.values].filter(([, set]) => countIn(set, part) > 0).map(([id]) => id));
}
