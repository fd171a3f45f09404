import type { ListingOrder } from '../contract.ts';
import { isIn, type Bits } from './bits.ts';
import type { FacetCounts } from './count-facets.ts';
import type { ListingIndex, Shelf } from './listing-index.ts';
import { findAndCount } from './find-and-count.ts';
import type { Filters, Scope } from './narrow.ts';
import { has } from './ordinal-set.ts';
import { selectPage, type SortedBy } from './select-page.ts';

export interface Question {
  scope: Scope;
  filters: Filters;
  /** `relevance`: the order of the scope's `productIds`. */
  orderBy: ListingOrder | 'relevance';
  /** Items to pass over, and to answer with. */
  offset: number;
  take: number;
  /** The attribute of a value. */
  attributeOf: (valueId: number) => string;
}

/** A product as it stands in a listing. Minor units. */
export interface ListedItem {
  productId: number;
  brandId: number;
  price: number;
  regular: number;
  /** 0: no reduction is claimed. */
  prior: number;
  isAvailable: boolean;
}

export interface Answer {
  /** How many there are on all pages. */
  total: number;
  items: ListedItem[];
  facets: FacetCounts;
}

/** Filters, counts, sorts and cuts a page. Pure: nothing is waited for, so that an answer is of one moment. */
export function askListing(index: ListingIndex, { scope, filters, orderBy, offset, take, attributeOf }: Question): Answer {
  const { countryId } = scope;
  const { found, total, facets } = findAndCount(index, { scope, filters, attributeOf });
  const ordinals =
    orderBy === 'relevance'
      ? inGivenOrder(index, found, scope.productIds ?? []).slice(offset, offset + take)
      : selectPage(found, total, sortedBy(index, countryId, orderBy), { offset, take });
  return { total, items: listedItems(index, countryId, ordinals), facets };
}

export function listedItems(index: ListingIndex, countryId: number, ordinals: readonly number[]): ListedItem[] {
  const shelf = index.shelves.get(countryId);
  return ordinals.map((ordinal) => ({
    productId: index.productIds[ordinal] ?? 0,
    brandId: index.brandIds[ordinal] ?? 0,
    price: shelf?.price[ordinal] ?? 0,
    regular: shelf?.regular[ordinal] ?? 0,
    prior: shelf?.prior[ordinal] ?? 0,
    isAvailable: has(index.inStock, ordinal),
  }));
}

function inGivenOrder(index: ListingIndex, found: Bits, productIds: readonly number[]): number[] {
  return productIds.flatMap((id) => {
    const ordinal = index.ordinals.get(id);
    return ordinal !== undefined && isIn(found, ordinal) ? ordinal : [];
  });
}

/** How each order sorts; the product's id last, so that no product stands on two pages. */
function sortedBy(index: ListingIndex, countryId: number, orderBy: ListingOrder): SortedBy {
  const shelf = index.shelves.get(countryId);
  const id = (ordinal: number) => index.productIds[ordinal] ?? 0;
  const latestId = (ordinal: number) => -id(ordinal);
  const price = (ordinal: number) => shelf?.price[ordinal] ?? 0;
  const orders: Record<ListingOrder, SortedBy> = {
    newest: { key: (ordinal) => -(index.publishedAt[ordinal] ?? 0), tie: latestId },
    'price-asc': { key: price, tie: id },
    'price-desc': { key: (ordinal) => -price(ordinal), tie: latestId },
    discount: { key: (ordinal) => (shelf ? -reduction(shelf, ordinal) : 0), tie: latestId },
    popularity: { key: (ordinal) => -(index.popularity[ordinal] ?? 0), tie: latestId },
  };
  return orders[orderBy];
}

/** The part that is taken off what the reduction is measured against; 0: none is claimed. */
function reduction({ price, prior }: Shelf, ordinal: number): number {
  const measure = prior[ordinal] ?? 0;
  return measure === 0 ? 0 : (measure - (price[ordinal] ?? 0)) / measure;
}
