import { createBits, countCommon, visitBits, intersectBits, type Bits, type BitIndex } from './bits.ts';
import type { ListingIndex, CountryListing } from './listing-index.ts';
import { listVariantSets, type Filters, type Narrowed } from './narrow.ts';
import { countInBitIndex, addToBits, type OrdinalSet } from './ordinal-set.ts';

/** The number of products for each choice, by id; zeros are left out. */
export interface FacetCounts {
  colors: Map<number, number>;
  sizes: Map<number, number>;
  brands: Map<number, number>;
  categories: Map<number, number>;
  values: Map<number, number>;
  /** By minimum percentage. */
  discounts: Map<number, number>;
  inStock: number;
  /** Minor units; null: no products. */
  price: { from: number; to: number } | null;
}

/** Percent. */
const discountSteps = [10, 20, 30, 50];

/**
 * Counts the choices of each filter as if that filter were not set.
 * @param getAttribute returns the attribute of a value: the values of one attribute are one filter
 */
export function countFacets(
  index: ListingIndex,
  {
    narrowed,
    filters,
    countryId,
    getAttribute,
  }: { narrowed: Narrowed; filters: Filters; countryId: number; getAttribute: (valueId: number) => string },
): FacetCounts {
  const variants = narrowed.without('variant');
  const scratch = createBits(index.size);
  const countryListing = index.countryListings.get(countryId);
  const countVariants = (choice: Filters) => countUnion(listVariantSets(index, { ...filters, ...choice }) ?? [], variants, scratch);
  return {
    colors: countEach(index.colors.keys(), (id) => countVariants({ colorIds: [id] })),
    sizes: countEach(index.sizes.keys(), (id) => countVariants({ sizeIds: [id] })),
    brands: countSets(index.brands, () => narrowed.without('brand')),
    categories: countSets(index.categories, () => narrowed.without('category')),
    values: countSets(index.values, (id) => narrowed.without(`attribute:${getAttribute(id)}`)),
    discounts: countryListing ? countDiscounts(countryListing, narrowed.without('discount').bits) : new Map<number, number>(),
    inStock: countVariants({ isInStock: true }),
    price: countryListing ? findPriceRange(countryListing, narrowed.without('price').bits) : null,
  };
}

function countSets(sets: ReadonlyMap<number, OrdinalSet>, buildGroupBitIndex: (id: number) => BitIndex): Map<number, number> {
  return countEach(sets.keys(), (id) => {
    const set = sets.get(id);
    return set ? countInBitIndex(set, buildGroupBitIndex(id)) : 0;
  });
}

/** Counts the ordinals of the index that are in any of the sets. */
function countUnion(sets: readonly OrdinalSet[], index: BitIndex, scratch: Bits): number {
  const [first, ...others] = sets;
  if (!first) return 0;
  if (others.length === 0) return countInBitIndex(first, index);
  scratch.fill(0);
  for (const set of sets) addToBits(set, scratch);
  return countCommon(scratch, index);
}

function countEach(ids: Iterable<number>, count: (id: number) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) {
    const found = count(id);
    if (found > 0) counts.set(id, found);
  }
  return counts;
}

function countDiscounts({ reduced, price, prior }: CountryListing, bits: Bits): Map<number, number> {
  const counts = new Map<number, number>();
  const among = createBits(bits.length * 32);
  addToBits(reduced, among);
  intersectBits(among, bits);
  visitBits(among, (ordinal) => {
    const measure = prior[ordinal] ?? 0;
    const off = (measure - (price[ordinal] ?? 0)) * 100;
    for (const step of discountSteps) {
      if (off < step * measure) return;
      counts.set(step, (counts.get(step) ?? 0) + 1);
    }
  });
  return counts;
}

function findPriceRange({ price }: CountryListing, bits: Bits): FacetCounts['price'] {
  let [from, to] = [Infinity, -Infinity];
  visitBits(bits, (ordinal) => {
    const amount = price[ordinal] ?? 0;
    if (amount < from) from = amount;
    if (amount > to) to = amount;
  });
  return from <= to ? { from, to } : null;
}
