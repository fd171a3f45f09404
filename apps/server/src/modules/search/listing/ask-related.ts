import { countBits, keepCommon } from './bits.ts';
import { listedItems, type ListedItem } from './ask-listing.ts';
import type { ListingIndex } from './listing-index.ts';
import { union } from './narrow.ts';
import { has, type OrdinalSet } from './ordinal-set.ts';
import { selectPage } from './select-page.ts';

export interface Related {
  total: number;
  items: ListedItem[];
  /** What the product itself belongs to: a change among these may change the answer. */
  categoryIds: number[];
  brandId: number;
}

/** Larger than any popularity: what kind of relation it is goes first. */
const kind = 2 ** 32;

/**
 * What goes with a product: of its own leaf category first, then of the categories above and of its brand; among equals the
 * more popular first, and what is sold out behind all that is not.
 * @returns undefined if the product is not listed
 */
export function askRelated(
  index: ListingIndex,
  { productId, countryId, offset, take }: { productId: number; countryId: number; offset: number; take: number },
): Related | undefined {
  const own = index.ordinals.get(productId);
  if (own === undefined || index.memberships[own]?.length === 0) return undefined;
  const brandId = index.brandIds[own] ?? 0;
  const brand = index.brands.get(brandId);
  const leaf = index.categories.get(index.leafIds[own] ?? 0);
  const categories = [...index.categories].filter(([, set]) => has(set, own));
  const sets = [...categories.map(([, set]) => set), brand];

  const found = union(index, sets);
  keepCommon(found, union(index, [index.shelves.get(countryId)?.listed]));
  found[own >>> 5] = (found[own >>> 5] ?? 0) & ~(1 << (own & 31));

  const isOf = (set: OrdinalSet | undefined, ordinal: number) => set !== undefined && has(set, ordinal);
  const weight = (ordinal: number) =>
    (has(index.inStock, ordinal) ? 8 : 0) +
    (isOf(leaf, ordinal) ? 4 : 0) +
    (categories.some(([, set]) => set !== leaf && has(set, ordinal)) ? 2 : 0) +
    (isOf(brand, ordinal) ? 1 : 0);
  const total = countBits(found);
  const ordinals = selectPage(
    found,
    total,
    {
      key: (ordinal) => -(weight(ordinal) * kind + (index.popularity[ordinal] ?? 0)),
      tie: (ordinal) => -(index.productIds[ordinal] ?? 0),
    },
    { offset, take },
  );
  return { total, items: listedItems(index, countryId, ordinals), categoryIds: categories.map(([id]) => id), brandId };
}
