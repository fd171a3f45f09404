import type { Db } from '#platform/database';
import type { SearchQuery } from './contract.ts';
import { pageOfListing, type ListingPage } from './page-of-listing.ts';
import { searchText } from './words/search-text.ts';

/**
 * A page of what is found by a text, the best match first unless another order is asked for. A category is one more filter
 * here: its facet counts where else something was found.
 * @throws CountryNotFound, CountryClosed
 * @throws InvalidInput if a filter names something unknown
 */
export async function searchProducts(db: Db, query: SearchQuery): Promise<ListingPage & { corrected: string | null }> {
  const { q, languageId, categoryId, orderBy = 'relevance' } = query;
  const { productIds, corrected } = await searchText(db, { q, languageId });
  return { ...(await pageOfListing(db, query, { scope: { productIds }, categoryId, orderBy })), corrected };
}
