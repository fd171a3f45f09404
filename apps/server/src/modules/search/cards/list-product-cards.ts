import type { Db } from '#platform/database';
import type { ListingQuery } from '../contract.ts';
import { getListingPage, type ListingPage } from '../listing-page/get-listing-page.ts';

/**
 * Returns a page of published products with a price in the country. The category or collection is optional.
 * @throws CountryNotFound, CountryClosed
 * @throws InvalidInput if a filter names an unknown value
 */
export function listProductCards(db: Db, query: ListingQuery): Promise<ListingPage> {
  const { categoryId, collectionId, orderBy } = query;
  return getListingPage(db, query, { scope: { categoryId, collectionId }, orderBy });
}
