import { createBits, visitBits, intersectBits, setBit, buildBitIndex, type Bits, type BitIndex } from './bits.ts';
import type { ListingIndex, CountryListing } from './listing-index.ts';
import { addToBits, type OrdinalSet } from './ordinal-set.ts';

/** Inclusive bounds; null: no bound. */
export interface Bounds {
  from: number | null;
  to: number | null;
}

/** The filters of a listing, by ids. Different filters narrow the result; several values of one filter widen it. */
export interface Filters {
  categoryId?: number;
  brandIds?: readonly number[];
  colorIds?: readonly number[];
  sizeIds?: readonly number[];
  /** Value ids by attribute. */
  values?: ReadonlyMap<string, readonly number[]>;
  /** Minor units. */
  price?: Bounds;
  /** Percent. */
  discount?: Bounds;
  isInStock?: boolean;
}

/** The products before any filter: all products that a country sells, or a part of them. */
export interface Scope {
  countryId: number;
  categoryId?: number;
  collectionId?: number;
  brandId?: number;
  /** Only these products, found by a search. */
  productIds?: readonly number[];
}

export interface Narrowed {
  found: Bits;
  /** Returns the matches without one filter: `brand`, `variant`, `price`, `attribute:material`… */
  without: (filter: string) => BitIndex;
}

export function filterListing(index: ListingIndex, scope: Scope, filters: Filters): Narrowed {
  const listed = getScopeBits(index, scope);
  const groups = filterGroups(index, listed, scope.countryId, filters);
  const combineFiltersExcept = (filter?: string): BitIndex => {
    const bits = listed.slice();
    for (const [name, group] of groups) if (name !== filter) intersectBits(bits, group);
    return buildBitIndex(bits);
  };
  const found = combineFiltersExcept();
  const others = new Map([...groups.keys()].map((filter) => [filter, combineFiltersExcept(filter)]));
  return { found: found.bits, without: (filter) => others.get(filter) ?? found };
}

function getScopeBits(index: ListingIndex, { countryId, categoryId, collectionId, brandId, productIds }: Scope): Bits {
  const bits = uniteSets(index, [index.countryListings.get(countryId)?.listed]);
  if (categoryId !== undefined) intersectBits(bits, uniteSets(index, [index.categories.get(categoryId)]));
  if (collectionId !== undefined) intersectBits(bits, uniteSets(index, [index.collections.get(collectionId)]));
  if (brandId !== undefined) intersectBits(bits, uniteSets(index, [index.brands.get(brandId)]));
  if (productIds) {
    const narrowed = createBits(index.size);
    for (const id of productIds) {
      const ordinal = index.ordinals.get(id);
      if (ordinal !== undefined) setBit(narrowed, ordinal);
    }
    intersectBits(bits, narrowed);
  }
  return bits;
}

/** Returns the matching products of each filter that is set. */
function filterGroups(index: ListingIndex, listed: Bits, countryId: number, filters: Filters): Map<string, Bits> {
  const groups = new Map<string, Bits>();
  const { categoryId, brandIds, values, price, discount } = filters;
  const uniteByIds = (sets: ReadonlyMap<number, OrdinalSet>, ids: readonly number[]) => uniteSets(index, ids.map((id) => sets.get(id))); // prettier-ignore
  if (categoryId !== undefined) groups.set('category', uniteByIds(index.categories, [categoryId]));
  if (brandIds) groups.set('brand', uniteByIds(index.brands, brandIds));
  for (const [attribute, ids] of values ?? []) groups.set(`attribute:${attribute}`, uniteByIds(index.values, ids));
  const variants = listVariantSets(index, filters);
  if (variants) groups.set('variant', uniteSets(index, variants));
  const countryListing = index.countryListings.get(countryId);
  if (countryListing && price) {
    const { price: prices } = countryListing;
    groups.set('price', listSelectedValues(index, listed, (ordinal) => isWithin(prices[ordinal] ?? 0, price))); // prettier-ignore
  }
  if (countryListing && discount) {
    const reduced = uniteSets(index, [countryListing.reduced]);
    groups.set('discount', listSelectedValues(index, reduced, (ordinal) => isReducedWithin(countryListing, ordinal, discount))); // prettier-ignore
  }
  return groups;
}

/**
 * Returns sets whose union contains the products with a variant that matches the colour, size and stock filters at once. Returns undefined
 * if no such filter is set.
 */
export function listVariantSets(index: ListingIndex, { colorIds, sizeIds, isInStock = false }: Filters): OrdinalSet[] | undefined {
  const kind = isInStock ? 'inStock' : 'all';
  if (colorIds && sizeIds) {
    return colorIds.flatMap((colorId) => sizeIds.flatMap((sizeId) => index.pairs.get(colorId)?.get(sizeId)?.[kind] ?? []));
  }
  if (colorIds) return colorIds.flatMap((id) => index.colors.get(id)?.[kind] ?? []);
  if (sizeIds) return sizeIds.flatMap((id) => index.sizes.get(id)?.[kind] ?? []);
  return isInStock ? [index.inStock] : undefined;
}

/** Returns whether the claimed reduction is within the bounds, in percent. Uses integers only, so that 30 % is exact to the cent. */
function isReducedWithin({ price, prior }: CountryListing, ordinal: number, { from, to }: Bounds): boolean {
  const measure = prior[ordinal] ?? 0;
  const off = (measure - (price[ordinal] ?? 0)) * 100;
  return off >= (from ?? 0) * measure && off <= (to ?? 100) * measure;
}

const isWithin = (amount: number, { from, to }: Bounds): boolean => (from === null || amount >= from) && (to === null || amount <= to);

export function uniteSets(index: ListingIndex, sets: readonly (OrdinalSet | undefined)[]): Bits {
  const bits = createBits(index.size);
  for (const set of sets) if (set) addToBits(set, bits);
  return bits;
}

function listSelectedValues(index: ListingIndex, among: Bits, isMeant: (ordinal: number) => boolean): Bits {
  const bits = createBits(index.size);
  visitBits(among, (ordinal) => {
    if (isMeant(ordinal)) setBit(bits, ordinal);
  });
  return bits;
}
