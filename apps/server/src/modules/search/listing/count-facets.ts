import { bitsFor, countCommon, forEachBit, keepCommon, type Bits, type Sieve } from './bits.ts';
import type { ListingIndex, Shelf } from './listing-index.ts';
import { variantSets, type Filters, type Narrowed } from './narrow.ts';
import { countIn, pour, type OrdinalSet } from './ordinal-set.ts';

/** How many products each choice would show, by id; zeroes are left out. */
export interface FacetCounts {
  colors: Map<number, number>;
  sizes: Map<number, number>;
  brands: Map<number, number>;
  categories: Map<number, number>;
  values: Map<number, number>;
  /** By least percentage. */
  discounts: Map<number, number>;
  inStock: number;
  /** Minor units; null: nothing found. */
  price: { from: number; to: number } | null;
}

/** Percent. */
const discountSteps = [10, 20, 30, 50];

/**
 * Counts the choices of each filter as if that filter were not set.
 * @param attributeOf the attribute of a value, since values of one attribute make one filter
 */
export function countFacets(
  index: ListingIndex,
  {
    narrowed,
    filters,
    countryId,
    attributeOf,
  }: { narrowed: Narrowed; filters: Filters; countryId: number; attributeOf: (valueId: number) => string },
): FacetCounts {
  const variants = narrowed.without('variant');
  const scratch = bitsFor(index.size);
  const shelf = index.shelves.get(countryId);
  const countVariants = (choice: Filters) => countAny(variantSets(index, { ...filters, ...choice }) ?? [], variants, scratch);
  return {
    colors: counted(index.colors.keys(), (id) => countVariants({ colorIds: [id] })),
    sizes: counted(index.sizes.keys(), (id) => countVariants({ sizeIds: [id] })),
    brands: countSets(index.brands, () => narrowed.without('brand')),
    categories: countSets(index.categories, () => narrowed.without('category')),
    values: countSets(index.values, (id) => narrowed.without(`attribute:${attributeOf(id)}`)),
    discounts: shelf ? countDiscounts(shelf, narrowed.without('discount').bits) : new Map<number, number>(),
    inStock: countVariants({ isInStock: true }),
    price: shelf ? priceSpan(shelf, narrowed.without('price').bits) : null,
  };
}

function countSets(sets: ReadonlyMap<number, OrdinalSet>, sieveFor: (id: number) => Sieve): Map<number, number> {
  return counted(sets.keys(), (id) => {
    const set = sets.get(id);
    return set ? countIn(set, sieveFor(id)) : 0;
  });
}

/** How many in the sieve are in any of the sets. */
function countAny(sets: readonly OrdinalSet[], sieve: Sieve, scratch: Bits): number {
  const [first, ...others] = sets;
  if (!first) return 0;
  if (others.length === 0) return countIn(first, sieve);
  scratch.fill(0);
  for (const set of sets) pour(set, scratch);
  return countCommon(scratch, sieve);
}

function counted(ids: Iterable<number>, count: (id: number) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) {
    const found = count(id);
    if (found > 0) counts.set(id, found);
  }
  return counts;
}

function countDiscounts({ reduced, price, prior }: Shelf, bits: Bits): Map<number, number> {
  const counts = new Map<number, number>();
  const among = bitsFor(bits.length * 32);
  pour(reduced, among);
  keepCommon(among, bits);
  forEachBit(among, (ordinal) => {
    const measure = prior[ordinal] ?? 0;
    const off = (measure - (price[ordinal] ?? 0)) * 100;
    for (const step of discountSteps) {
      if (off < step * measure) return;
      counts.set(step, (counts.get(step) ?? 0) + 1);
    }
  });
  return counts;
}

function priceSpan({ price }: Shelf, bits: Bits): FacetCounts['price'] {
  let [from, to] = [Infinity, -Infinity];
  forEachBit(bits, (ordinal) => {
    const amount = price[ordinal] ?? 0;
    if (amount < from) from = amount;
    if (amount > to) to = amount;
  });
  return from <= to ? { from, to } : null;
}
