import { listingOrders, type ListingOrder } from '#lib/api.ts';

/** What an address asks of a listing. */
export interface AskedListing {
  /** From 1. */
  page: number;
  orderBy: ListingOrder;
}

/** Reads it from a query that anyone can have written: what makes no sense is the first page, newest first. */
export function askedListing(query: URLSearchParams): AskedListing {
  const page = Number(query.get('page'));
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 10_000 ? page : 1,
    orderBy: listingOrders.find((order) => order === query.get('orderBy')) ?? 'newest',
  };
}

/** The query of a listing's address; what is usual anyway is left out, so that a page has one address. */
export function listingQuery({ page, orderBy }: AskedListing): string {
  const query = new URLSearchParams();
  if (orderBy !== 'newest') query.set('orderBy', orderBy);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
}
