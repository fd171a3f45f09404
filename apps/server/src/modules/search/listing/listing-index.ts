import { addOrdinal, createSet, removeOrdinal, type OrdinalSet } from './ordinal-set.ts';

/** A row of `listing_products`; the table describes which lists belong together. */
export interface ListingRow {
  productId: number;
  isListed: boolean;
  brandId: number;
  /** The leaf first. */
  categoryIds: readonly number[];
  collectionIds: readonly number[];
  valueIds: readonly number[];
  /** Microseconds since 1970, the precision of the database. */
  publishedAt: number;
  popularity: number;
  recommendation: number;
  /** One per variant; 0: none. */
  colorIds: readonly number[];
  sizeIds: readonly number[];
  /** 1: in stock. */
  available: readonly number[];
  countryIds: readonly number[];
  /** Minor units, like the next two fields. */
  prices: readonly number[];
  regulars: readonly number[];
  /** 0: no reduction may be claimed. */
  priors: readonly number[];
}

/** The products that have a variant with a given colour, size or both, and those with such a variant in stock. */
export interface Stocked {
  all: OrdinalSet;
  inStock: OrdinalSet;
}

/** The products that a country sells, with prices in minor units by ordinal. */
export interface CountryListing {
  listed: OrdinalSet;
  /** Products with a reduction that may be claimed. */
  reduced: OrdinalSet;
  price: Int32Array;
  regular: Int32Array;
  /** 0: no reduction may be claimed. */
  prior: Int32Array;
}

/**
 * All listed products in memory, for filtering, counting and sorting. Each product has an ordinal, its index in all arrays and sets, which
 * does not change until the process ends.
 */
export interface ListingIndex {
  /** The number of assigned ordinals. */
  size: number;
  ordinals: Map<number, number>;
  productIds: Int32Array;
  brandIds: Int32Array;
  /** 0: none. */
  leafIds: Int32Array;
  publishedAt: Float64Array;
  popularity: Int32Array;
  recommendation: Int32Array;
  /** Products with any variant in stock. */
  inStock: OrdinalSet;
  brands: Map<number, OrdinalSet>;
  categories: Map<number, OrdinalSet>;
  collections: Map<number, OrdinalSet>;
  values: Map<number, OrdinalSet>;
  colors: Map<number, Stocked>;
  sizes: Map<number, Stocked>;
  /** By colour and size, because filters on both must match the same variant. */
  pairs: Map<number, Map<number, Stocked>>;
  countryListings: Map<number, CountryListing>;
  /** The sets that contain each ordinal, so that it can be removed from them. */
  memberships: OrdinalSet[][];
  /** Incremented with each row: derived results are valid for one version. */
  version: number;
}

export const createIndex = (): ListingIndex => ({
  size: 0,
  ordinals: new Map(),
  productIds: new Int32Array(0),
  brandIds: new Int32Array(0),
  leafIds: new Int32Array(0),
  publishedAt: new Float64Array(0),
  popularity: new Int32Array(0),
  recommendation: new Int32Array(0),
  inStock: createSet(),
  brands: new Map(),
  categories: new Map(),
  collections: new Map(),
  values: new Map(),
  colors: new Map(),
  sizes: new Map(),
  pairs: new Map(),
  countryListings: new Map(),
  memberships: [],
  version: 0,
});

/** Adds a row, or replaces the existing row of the product. */
export function putRow(index: ListingIndex, row: ListingRow): void {
  const ordinal = getOrdinal(index, row.productId);
  index.version += 1;
  for (const set of index.memberships[ordinal] ?? []) removeOrdinal(set, ordinal);
  const sets: OrdinalSet[] = [];
  index.memberships[ordinal] = sets;
  if (!row.isListed) return;
  const join = (set: OrdinalSet) => {
    if (addOrdinal(set, ordinal)) sets.push(set);
  };

  index.brandIds[ordinal] = row.brandId;
  index.leafIds[ordinal] = row.categoryIds[0] ?? 0;
  index.publishedAt[ordinal] = row.publishedAt;
  index.popularity[ordinal] = row.popularity;
  index.recommendation[ordinal] = row.recommendation;
  join(getOrCreate(index.brands, row.brandId, createSet));
  for (const id of row.categoryIds) join(getOrCreate(index.categories, id, createSet));
  for (const id of row.collectionIds) join(getOrCreate(index.collections, id, createSet));
  for (const id of row.valueIds) join(getOrCreate(index.values, id, createSet));
  row.sizeIds.forEach((sizeId, at) => {
    const isAvailable = row.available[at] === 1;
    if (isAvailable) join(index.inStock);
    for (const stocked of listStockSets(index, row.colorIds[at] ?? 0, sizeId)) {
      join(stocked.all);
      if (isAvailable) join(stocked.inStock);
    }
  });
  row.countryIds.forEach((countryId, at) => {
    const countryListing = getOrCreate(index.countryListings, countryId, () => createCountryListing(index.productIds.length));
    join(countryListing.listed);
    if ((row.priors[at] ?? 0) > 0) join(countryListing.reduced);
    countryListing.price[ordinal] = row.prices[at] ?? 0;
    countryListing.regular[ordinal] = row.regulars[at] ?? 0;
    countryListing.prior[ordinal] = row.priors[at] ?? 0;
  });
}

/** Returns the sets that a variant belongs to: by colour, by size, and by both. A variant without a colour has its size only. */
function listStockSets({ colors, sizes, pairs }: ListingIndex, colorId: number, sizeId: number): Stocked[] {
  const size = getOrCreate(sizes, sizeId, createStocked);
  if (colorId === 0) return [size];
  return [size, getOrCreate(colors, colorId, createStocked), getOrCreate(getOrCreate(pairs, colorId, createMap<Stocked>), sizeId, createStocked)];
}

function getOrdinal(index: ListingIndex, productId: number): number {
  const known = index.ordinals.get(productId);
  if (known !== undefined) return known;
  const ordinal = index.size;
  if (ordinal === index.productIds.length) ensureCapacity(index, Math.max(1024, ordinal * 2));
  index.ordinals.set(productId, ordinal);
  index.productIds[ordinal] = productId;
  index.size += 1;
  return ordinal;
}

function ensureCapacity(index: ListingIndex, capacity: number): void {
  index.productIds = growCopy(index.productIds, capacity);
  index.brandIds = growCopy(index.brandIds, capacity);
  index.leafIds = growCopy(index.leafIds, capacity);
  index.popularity = growCopy(index.popularity, capacity);
  index.recommendation = growCopy(index.recommendation, capacity);
  const publishedAt = new Float64Array(capacity);
  publishedAt.set(index.publishedAt);
  index.publishedAt = publishedAt;
  for (const countryListing of index.countryListings.values()) {
    countryListing.price = growCopy(countryListing.price, capacity);
    countryListing.regular = growCopy(countryListing.regular, capacity);
    countryListing.prior = growCopy(countryListing.prior, capacity);
  }
}

function growCopy(numbers: Int32Array, capacity: number): Int32Array {
  const copy = new Int32Array(capacity);
  copy.set(numbers);
  return copy;
}

const createStocked = (): Stocked => ({ all: createSet(), inStock: createSet() });
const createMap = <Value>(): Map<number, Value> => new Map<number, Value>();
const createCountryListing = (capacity: number): CountryListing => ({
  listed: createSet(),
  reduced: createSet(),
  price: new Int32Array(capacity),
  regular: new Int32Array(capacity),
  prior: new Int32Array(capacity),
});

function getOrCreate<Value>(map: Map<number, Value>, id: number, make: () => Value): Value {
  const found = map.get(id);
  if (found !== undefined) return found;
  const made = make();
  map.set(id, made);
  return made;
}
