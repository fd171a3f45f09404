import type { Db } from '#platform/database';
import type { ListingQuery } from './contract.ts';
import { pageOfListing, type ListingPage } from './page-of-listing.ts';

/**
 * A page of a listing: published products that have a price in the country; of a category or collection, or all.
 * @throws CountryNotFound, CountryClosed
 * @throws InvalidInput if a filter names something unknown
 */
export function listProductCards(db: Db, query: ListingQuery): Promise<ListingPage> {
  const { categoryId, collectionId, orderBy } = query;
  return pageOfListing(db, query, { scope: { categoryId, collectionId }, orderBy });
}
