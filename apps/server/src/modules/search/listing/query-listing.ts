import type { ListingOrder } from '../contract.ts';
import { hasBit, type Bits } from './bits.ts';
import type { FacetCounts } from './count-facets.ts';
import type { ListingIndex, CountryListing } from './listing-index.ts';
import { findAndCount } from './find-and-count.ts';
import { listVariantSets, type Filters, type Scope } from './narrow.ts';
import { has } from './ordinal-set.ts';
import { selectPage, type SortedBy } from './select-page.ts';

export interface ListingQuestion {
  scope: Scope;
  filters: Filters;
  /** `relevance`: the order of the scope's `productIds`. */
  orderBy: ListingOrder | 'relevance';
  /** Number of items to skip, and to return. */
  offset: number;
  take: number;
  /** Returns the attribute of a value. */
  getAttribute: (valueId: number) => string;
}

/** A product in a listing. Minor units. */
export interface ListedItem {
  productId: number;
  brandId: number;
  price: number;
  regular: number;
  /** 0: no reduction may be claimed. */
  prior: number;
  isAvailable: boolean;
  /** The filtered colour that its card shows; null: its cover colour. */
  colorId: number | null;
}

export interface ListingResult {
  /** The number of items on all pages. */
  total: number;
  items: ListedItem[];
  facets: FacetCounts;
}

/** Filters, counts, sorts and pages a listing. The function is synchronous, so that the response reflects one state of the index. */
export function queryListing(index: ListingIndex, { scope, filters, orderBy, offset, take, getAttribute }: ListingQuestion): ListingResult {
  const { countryId } = scope;
  const { found, total, facets } = findAndCount(index, { scope, filters, getAttribute });
  const ordinals =
    orderBy === 'relevance'
      ? sortAsGiven(index, found, scope.productIds ?? []).slice(offset, offset + take)
      : selectPage(found, total, getSortKeys(index, countryId, orderBy), { offset, take });
  return { total, items: listItems(index, countryId, ordinals, filters), facets };
}

/** @param filters the filters of the listing: a filtered colour is the one that the card shows */
export function listItems(index: ListingIndex, countryId: number, ordinals: readonly number[], filters: Filters = {}): ListedItem[] {
  const countryListing = index.countryListings.get(countryId);
  const byColor = (filters.colorIds ?? []).map((colorId) => ({ colorId, sets: listVariantSets(index, { ...filters, colorIds: [colorId] }) ?? [] }));
  return ordinals.map((ordinal) => ({
    productId: index.productIds[ordinal] ?? 0,
    brandId: index.brandIds[ordinal] ?? 0,
    price: countryListing?.price[ordinal] ?? 0,
    regular: countryListing?.regular[ordinal] ?? 0,
    prior: countryListing?.prior[ordinal] ?? 0,
    isAvailable: has(index.inStock, ordinal),
    colorId: byColor.find(({ sets }) => sets.some((set) => has(set, ordinal)))?.colorId ?? null,
  }));
}

function sortAsGiven(index: ListingIndex, found: Bits, productIds: readonly number[]): number[] {
  return productIds.flatMap((id) => {
    const ordinal = index.ordinals.get(id);
    return ordinal !== undefined && hasBit(found, ordinal) ? ordinal : [];
  });
}

/** Returns the sort keys of each order; the product's id comes last, so that no product is on two pages. */
function getSortKeys(index: ListingIndex, countryId: number, orderBy: ListingOrder): SortedBy {
  const countryListing = index.countryListings.get(countryId);
  const getProductId = (ordinal: number) => index.productIds[ordinal] ?? 0;
  const rankByLatest = (ordinal: number) => -getProductId(ordinal);
  const price = (ordinal: number) => countryListing?.price[ordinal] ?? 0;
  const orders: Record<ListingOrder, SortedBy> = {
    recommended: { key: (ordinal) => -(index.recommendation[ordinal] ?? 0), tie: rankByLatest },
    newest: { key: (ordinal) => -(index.publishedAt[ordinal] ?? 0), tie: rankByLatest },
    'price-asc': { key: price, tie: getProductId },
    'price-desc': { key: (ordinal) => -price(ordinal), tie: rankByLatest },
    discount: { key: (ordinal) => (countryListing ? -computeReduction(countryListing, ordinal) : 0), tie: rankByLatest },
    popularity: { key: (ordinal) => -(index.popularity[ordinal] ?? 0), tie: rankByLatest },
  };
  return orders[orderBy];
}

/** Returns the reduction as a fraction of the prior price; 0: no reduction may be claimed. */
function computeReduction({ price, prior }: CountryListing, ordinal: number): number {
  const measure = prior[ordinal] ?? 0;
  return measure === 0 ? 0 : (measure - (price[ordinal] ?? 0)) / measure;
}
