import { bitsFor, forEachBit, keepCommon, putIn, sieveOf, type Bits, type Sieve } from './bits.ts';
import type { ListingIndex, Shelf } from './listing-index.ts';
import { pour, type OrdinalSet } from './ordinal-set.ts';

/** From and to, both included; null: no bound. */
export interface Bounds {
  from: number | null;
  to: number | null;
}

/** What a listing is narrowed to, by ids. All filters combine; several values of one widen it. */
export interface Filters {
  categoryId?: number;
  brandIds?: readonly number[];
  colorIds?: readonly number[];
  sizeIds?: readonly number[];
  /** Values by their attribute. */
  values?: ReadonlyMap<string, readonly number[]>;
  /** Minor units. */
  price?: Bounds;
  /** Percent. */
  discount?: Bounds;
  isInStock?: boolean;
}

/** What is listed before any filter: all that a country sells, or a part of it. */
export interface Scope {
  countryId: number;
  categoryId?: number;
  collectionId?: number;
  brandId?: number;
  /** Nothing but these: what a search found. */
  productIds?: readonly number[];
}

export interface Narrowed {
  found: Bits;
  /** What would be found if one filter were not set: `brand`, `variant`, `price`, `attribute:material`… */
  without: (filter: string) => Sieve;
}

export function narrow(index: ListingIndex, scope: Scope, filters: Filters): Narrowed {
  const listed = scopeBits(index, scope);
  const groups = filterGroups(index, listed, scope.countryId, filters);
  const allBut = (filter?: string): Sieve => {
    const bits = listed.slice();
    for (const [name, group] of groups) if (name !== filter) keepCommon(bits, group);
    return sieveOf(bits);
  };
  const found = allBut();
  const others = new Map([...groups.keys()].map((filter) => [filter, allBut(filter)]));
  return { found: found.bits, without: (filter) => others.get(filter) ?? found };
}

function scopeBits(index: ListingIndex, { countryId, categoryId, collectionId, brandId, productIds }: Scope): Bits {
  const bits = union(index, [index.shelves.get(countryId)?.listed]);
  if (categoryId !== undefined) keepCommon(bits, union(index, [index.categories.get(categoryId)]));
  if (collectionId !== undefined) keepCommon(bits, union(index, [index.collections.get(collectionId)]));
  if (brandId !== undefined) keepCommon(bits, union(index, [index.brands.get(brandId)]));
  if (productIds) {
    const some = bitsFor(index.size);
    for (const id of productIds) {
      const ordinal = index.ordinals.get(id);
      if (ordinal !== undefined) putIn(some, ordinal);
    }
    keepCommon(bits, some);
  }
  return bits;
}

/** Of each filter that is set: which products pass it. */
function filterGroups(index: ListingIndex, listed: Bits, countryId: number, filters: Filters): Map<string, Bits> {
  const groups = new Map<string, Bits>();
  const { categoryId, brandIds, values, price, discount } = filters;
  const ofAny = (sets: ReadonlyMap<number, OrdinalSet>, ids: readonly number[]) => union(index, ids.map((id) => sets.get(id))); // prettier-ignore
  if (categoryId !== undefined) groups.set('category', ofAny(index.categories, [categoryId]));
  if (brandIds) groups.set('brand', ofAny(index.brands, brandIds));
  for (const [attribute, ids] of values ?? []) groups.set(`attribute:${attribute}`, ofAny(index.values, ids));
  const variants = variantSets(index, filters);
  if (variants) groups.set('variant', union(index, variants));
  const shelf = index.shelves.get(countryId);
  if (shelf && price) {
    const { price: prices } = shelf;
    groups.set('price', those(index, listed, (ordinal) => isWithin(prices[ordinal] ?? 0, price))); // prettier-ignore
  }
  if (shelf && discount) {
    const reduced = union(index, [shelf.reduced]);
    groups.set('discount', those(index, reduced, (ordinal) => isReducedBy(shelf, ordinal, discount))); // prettier-ignore
  }
  return groups;
}

/**
 * The products with one variant that has one of the colours and one of the sizes, and that can be bought, as far as each is
 * asked for: together these sets hold them. Undefined: nothing is asked of variants.
 */
export function variantSets(index: ListingIndex, { colorIds, sizeIds, isInStock = false }: Filters): OrdinalSet[] | undefined {
  const kind = isInStock ? 'inStock' : 'all';
  if (colorIds && sizeIds) {
    return colorIds.flatMap((colorId) => sizeIds.flatMap((sizeId) => index.pairs.get(colorId)?.get(sizeId)?.[kind] ?? []));
  }
  if (colorIds) return colorIds.flatMap((id) => index.colors.get(id)?.[kind] ?? []);
  if (sizeIds) return sizeIds.flatMap((id) => index.sizes.get(id)?.[kind] ?? []);
  return isInStock ? [index.inStock] : undefined;
}

/** Whether the claimed reduction lies within bounds, percent. Whole numbers throughout: 30 % is 30 % to the cent. */
function isReducedBy({ price, prior }: Shelf, ordinal: number, { from, to }: Bounds): boolean {
  const measure = prior[ordinal] ?? 0;
  const off = (measure - (price[ordinal] ?? 0)) * 100;
  return off >= (from ?? 0) * measure && off <= (to ?? 100) * measure;
}

const isWithin = (amount: number, { from, to }: Bounds): boolean => (from === null || amount >= from) && (to === null || amount <= to);

export function union(index: ListingIndex, sets: readonly (OrdinalSet | undefined)[]): Bits {
  const bits = bitsFor(index.size);
  for (const set of sets) if (set) pour(set, bits);
  return bits;
}

function those(index: ListingIndex, among: Bits, isMeant: (ordinal: number) => boolean): Bits {
  const bits = bitsFor(index.size);
  forEachBit(among, (ordinal) => {
    if (isMeant(ordinal)) putIn(bits, ordinal);
  });
  return bits;
}
