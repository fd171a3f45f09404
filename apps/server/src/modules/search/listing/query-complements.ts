import { countBits, createBits, hasBit, setBit, type Bits } from './bits.ts';
import { listItems, type ListedItem } from './query-listing.ts';
import type { ListingIndex } from './listing-index.ts';
import { uniteSets } from './narrow.ts';
import { has } from './ordinal-set.ts';
import { selectPage } from './select-page.ts';

/** Larger than the difference between the best and the worst recommendation rank. */
const ORDER_WEIGHT = 10_000;
/** The number of products from which one of each category is selected. */
const MAX_CANDIDATES = 300;

export interface ComplementQuestion {
  productId: number;
  countryId: number;
  /** The top category of the product; undefined: none. */
  departmentId: number | undefined;
  /** Orders with this product and another one, by the other's id. */
  ordersTogether: ReadonlyMap<number, number>;
  /** Returns the scale of a size: alpha, waist, shoe, one. Products with the same size scale are of the same kind. */
  getScale: (sizeId: number) => string;
  take: number;
}

/**
 * Lists products that complete a look. All are in stock, and none is of the product's own category. Products that were bought together with
 * the product come first, then recommended products of its department with another size scale, such as shoes and bags for a dress. Lists
 * one product of each category, as long as there are enough categories.
 * @returns undefined if the product is not listed
 */
export function queryComplements(index: ListingIndex, question: ComplementQuestion): ListedItem[] | undefined {
  const { productId, countryId, departmentId, ordersTogether, take } = question;
  const own = index.ordinals.get(productId);
  if (own === undefined || index.memberships[own]?.length === 0) return undefined;
  const listed = index.countryListings.get(countryId)?.listed;
  const department = departmentId === undefined ? listed : index.categories.get(departmentId);
  const sameScale = listSameScale(index, own, question);
  const isCandidate = (ordinal: number): boolean => {
    if (!listed || !has(listed, ordinal) || !has(index.inStock, ordinal) || index.leafIds[ordinal] === index.leafIds[own]) return false;
    if (ordersTogether.has(index.productIds[ordinal] ?? 0)) return true;
    return department !== undefined && has(department, ordinal) && !hasBit(sameScale, ordinal);
  };

  const candidates = createBits(index.size);
  for (let ordinal = 0; ordinal < index.size; ordinal += 1) if (isCandidate(ordinal)) setBit(candidates, ordinal);
  const countOrders = (ordinal: number): number => ordersTogether.get(index.productIds[ordinal] ?? 0) ?? 0;
  const best = selectPage(
    candidates,
    countBits(candidates),
    {
      key: (ordinal) => -(countOrders(ordinal) * ORDER_WEIGHT + (index.recommendation[ordinal] ?? 0)),
      tie: (ordinal) => -(index.productIds[ordinal] ?? 0),
    },
    { offset: 0, take: MAX_CANDIDATES },
  );
  return listItems(index, countryId, pickOfEachCategory(index, best, take));
}

/** Returns the products that have a size of the same scale as the product. */
function listSameScale(index: ListingIndex, own: number, { getScale }: Pick<ComplementQuestion, 'getScale'>): Bits {
  const sizes = [...index.sizes];
  const scales = new Set(sizes.filter(([, { all }]) => has(all, own)).map(([sizeId]) => getScale(sizeId)));
  return uniteSets(
    index,
    sizes.filter(([sizeId]) => scales.has(getScale(sizeId))).map(([, { all }]) => all),
  );
}

/** Selects the first product of each category, then the first of the remaining products. */
function pickOfEachCategory({ leafIds }: ListingIndex, ordinals: readonly number[], take: number): number[] {
  const firsts = new Map<number, number>();
  for (const ordinal of ordinals) {
    const leaf = leafIds[ordinal] ?? 0;
    if (!firsts.has(leaf)) firsts.set(leaf, ordinal);
  }
  return [...new Set([...firsts.values(), ...ordinals])].slice(0, take);
}
