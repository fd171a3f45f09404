import type { Db } from '#platform/database';
import type { SearchQuery } from '../contract.ts';
import { getListingPage, type ListingPage } from './get-listing-page.ts';
import { searchText } from '../words/search-text.ts';

/**
 * Returns a page of products found by a text, the best match first unless another order is requested. The category is a filter here: its
 * facet also counts matches in other categories.
 * @throws CountryNotFound, CountryClosed
 * @throws InvalidInput if a filter names an unknown value
 */
export async function searchProducts(db: Db, query: SearchQuery): Promise<ListingPage & { corrected: string | null }> {
  const { q, languageId, categoryId, orderBy = 'relevance' } = query;
  const { productIds, corrected } = await searchText(db, { q, languageId });
  return { ...(await getListingPage(db, query, { scope: { productIds }, categoryId, orderBy })), corrected };
}
