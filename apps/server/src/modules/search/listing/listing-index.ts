import { addTo, emptySet, removeFrom, type OrdinalSet } from './ordinal-set.ts';

/** A row of `listing_products`; what belongs together is named there. */
export interface ListingRow {
  productId: number;
  isListed: boolean;
  brandId: number;
  /** The leaf first. */
  categoryIds: readonly number[];
  collectionIds: readonly number[];
  valueIds: readonly number[];
  /** Microseconds since 1970: as exact as the database has it. */
  publishedAt: number;
  popularity: number;
  /** Of each variant; 0: none. */
  colorIds: readonly number[];
  sizeIds: readonly number[];
  /** 1: a piece can be bought. */
  available: readonly number[];
  countryIds: readonly number[];
  /** Minor units, as are the next two. */
  prices: readonly number[];
  regulars: readonly number[];
  /** 0: no reduction is claimed. */
  priors: readonly number[];
}

/** The products that have a variant of a kind, and those where such a variant can be bought now. */
export interface Stocked {
  all: OrdinalSet;
  inStock: OrdinalSet;
}

/** What is sold in a country, and for how much: minor units by ordinal. */
export interface Shelf {
  listed: OrdinalSet;
  /** Where a reduction is claimed. */
  reduced: OrdinalSet;
  price: Int32Array;
  regular: Int32Array;
  /** 0: no reduction is claimed. */
  prior: Int32Array;
}

/**
 * All listed products, for filtering, counting and sorting in memory. A product has an ordinal, its place in all arrays and
 * sets, which it keeps until the process ends.
 */
export interface ListingIndex {
  /** Ordinals given so far. */
  size: number;
  ordinals: Map<number, number>;
  productIds: Int32Array;
  brandIds: Int32Array;
  /** 0: none. */
  leafIds: Int32Array;
  publishedAt: Float64Array;
  popularity: Int32Array;
  /** Products of which any variant can be bought. */
  inStock: OrdinalSet;
  brands: Map<number, OrdinalSet>;
  categories: Map<number, OrdinalSet>;
  collections: Map<number, OrdinalSet>;
  values: Map<number, OrdinalSet>;
  colors: Map<number, Stocked>;
  sizes: Map<number, Stocked>;
  /** By colour and size: a navy shirt and a shirt in M need not be one shirt. */
  pairs: Map<number, Map<number, Stocked>>;
  shelves: Map<number, Shelf>;
  /** The sets that each ordinal is in, so that it can leave them. */
  memberships: OrdinalSet[][];
  /** Grows with each row: what was worked out of the index holds for one version of it. */
  version: number;
}

export const emptyIndex = (): ListingIndex => ({
  size: 0,
  ordinals: new Map(),
  productIds: new Int32Array(0),
  brandIds: new Int32Array(0),
  leafIds: new Int32Array(0),
  publishedAt: new Float64Array(0),
  popularity: new Int32Array(0),
  inStock: emptySet(),
  brands: new Map(),
  categories: new Map(),
  collections: new Map(),
  values: new Map(),
  colors: new Map(),
  sizes: new Map(),
  pairs: new Map(),
  shelves: new Map(),
  memberships: [],
  version: 0,
});

/** Brings a row in, in the place of what was known of its product. */
export function putRow(index: ListingIndex, row: ListingRow): void {
  const ordinal = ordinalOf(index, row.productId);
  index.version += 1;
  for (const set of index.memberships[ordinal] ?? []) removeFrom(set, ordinal);
  const sets: OrdinalSet[] = [];
  index.memberships[ordinal] = sets;
  if (!row.isListed) return;
  const join = (set: OrdinalSet) => {
    if (addTo(set, ordinal)) sets.push(set);
  };

  index.brandIds[ordinal] = row.brandId;
  index.leafIds[ordinal] = row.categoryIds[0] ?? 0;
  index.publishedAt[ordinal] = row.publishedAt;
  index.popularity[ordinal] = row.popularity;
  join(within(index.brands, row.brandId, emptySet));
  for (const id of row.categoryIds) join(within(index.categories, id, emptySet));
  for (const id of row.collectionIds) join(within(index.collections, id, emptySet));
  for (const id of row.valueIds) join(within(index.values, id, emptySet));
  row.sizeIds.forEach((sizeId, at) => {
    const isAvailable = row.available[at] === 1;
    if (isAvailable) join(index.inStock);
    for (const stocked of kindsOf(index, row.colorIds[at] ?? 0, sizeId)) {
      join(stocked.all);
      if (isAvailable) join(stocked.inStock);
    }
  });
  row.countryIds.forEach((countryId, at) => {
    const shelf = within(index.shelves, countryId, () => newShelf(index.productIds.length));
    join(shelf.listed);
    if ((row.priors[at] ?? 0) > 0) join(shelf.reduced);
    shelf.price[ordinal] = row.prices[at] ?? 0;
    shelf.regular[ordinal] = row.regulars[at] ?? 0;
    shelf.prior[ordinal] = row.priors[at] ?? 0;
  });
}

/** What a variant is one of: its colour, its size, and both together. A variant without a colour has its size only. */
function kindsOf({ colors, sizes, pairs }: ListingIndex, colorId: number, sizeId: number): Stocked[] {
  const size = within(sizes, sizeId, newStocked);
  if (colorId === 0) return [size];
  return [size, within(colors, colorId, newStocked), within(within(pairs, colorId, newMap<Stocked>), sizeId, newStocked)];
}

function ordinalOf(index: ListingIndex, productId: number): number {
  const known = index.ordinals.get(productId);
  if (known !== undefined) return known;
  const ordinal = index.size;
  if (ordinal === index.productIds.length) makeRoom(index, Math.max(1024, ordinal * 2));
  index.ordinals.set(productId, ordinal);
  index.productIds[ordinal] = productId;
  index.size += 1;
  return ordinal;
}

function makeRoom(index: ListingIndex, room: number): void {
  index.productIds = copyOf(index.productIds, room);
  index.brandIds = copyOf(index.brandIds, room);
  index.leafIds = copyOf(index.leafIds, room);
  index.popularity = copyOf(index.popularity, room);
  const publishedAt = new Float64Array(room);
  publishedAt.set(index.publishedAt);
  index.publishedAt = publishedAt;
  for (const shelf of index.shelves.values()) {
    shelf.price = copyOf(shelf.price, room);
    shelf.regular = copyOf(shelf.regular, room);
    shelf.prior = copyOf(shelf.prior, room);
  }
}

function copyOf(numbers: Int32Array, room: number): Int32Array {
  const copy = new Int32Array(room);
  copy.set(numbers);
  return copy;
}

const newStocked = (): Stocked => ({ all: emptySet(), inStock: emptySet() });
const newMap = <Value>(): Map<number, Value> => new Map<number, Value>();
const newShelf = (room: number): Shelf => ({
  listed: emptySet(),
  reduced: emptySet(),
  price: new Int32Array(room),
  regular: new Int32Array(room),
  prior: new Int32Array(room),
});

function within<Value>(map: Map<number, Value>, id: number, make: () => Value): Value {
  const found = map.get(id);
  if (found !== undefined) return found;
  const made = make();
  map.set(id, made);
  return made;
}
