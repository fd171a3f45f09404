import { countBits, intersectBits } from './bits.ts';
import { listItems, type ListedItem } from './query-listing.ts';
import type { ListingIndex } from './listing-index.ts';
import { uniteSets } from './narrow.ts';
import { has, type OrdinalSet } from './ordinal-set.ts';
import { selectPage } from './select-page.ts';

export interface Related {
  total: number;
  items: ListedItem[];
  /** The product's own categories and brand: a change in them may change the response. */
  categoryIds: number[];
  brandId: number;
}

/** Larger than any popularity, so that the kind of relation has priority. */
const kind = 2 ** 32;

/**
 * Lists related products: of the same leaf category first, then of parent categories and the brand; then by popularity, with sold-out
 * products last.
 * @returns undefined if the product is not listed
 */
export function queryRelated(
  index: ListingIndex,
  { productId, countryId, offset, take }: { productId: number; countryId: number; offset: number; take: number },
): Related | undefined {
  const productSets = index.ordinals.get(productId);
  if (productSets === undefined || index.memberships[productSets]?.length === 0) return undefined;
  const brandId = index.brandIds[productSets] ?? 0;
  const brand = index.brands.get(brandId);
  const leaf = index.categories.get(index.leafIds[productSets] ?? 0);
  const categories = [...index.categories].filter(([, set]) => has(set, productSets));
  const sets = [...categories.map(([, set]) => set), brand];

  const found = uniteSets(index, sets);
  intersectBits(found, uniteSets(index, [index.countryListings.get(countryId)?.listed]));
  found[productSets >>> 5] = (found[productSets >>> 5] ?? 0) & ~(1 << (productSets & 31));

  const isMember = (set: OrdinalSet | undefined, ordinal: number) => set !== undefined && has(set, ordinal);
  const computeWeight = (ordinal: number) =>
    (has(index.inStock, ordinal) ? 8 : 0) +
    (isMember(leaf, ordinal) ? 4 : 0) +
    (categories.some(([, set]) => set !== leaf && has(set, ordinal)) ? 2 : 0) +
    (isMember(brand, ordinal) ? 1 : 0);
  const total = countBits(found);
  const ordinals = selectPage(
    found,
    total,
    {
      key: (ordinal) => -(computeWeight(ordinal) * kind + (index.popularity[ordinal] ?? 0)),
      tie: (ordinal) => -(index.productIds[ordinal] ?? 0),
    },
    { offset, take },
  );
  return { total, items: listItems(index, countryId, ordinals), categoryIds: categories.map(([id]) => id), brandId };
}
