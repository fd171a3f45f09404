import { computeOffset, buildPageMeta, type PageMeta } from '#kit/paging';
import { getCatalog } from '#modules/catalog';
import { getCurrency, getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { ProductCard } from '#contracts/catalog';
import type { Facets, ListingQuery } from '../contract.ts';
import { queryListing, type ListingQuestion } from '../listing/query-listing.ts';
import { getListingIndex } from '../listing/get-listing-index.ts';
import type { Scope } from '../listing/narrow.ts';
import { readCards } from '../cards/read-cards.ts';
import { readFilters } from './read-filters.ts';
import { writeFacets } from './write-facets.ts';

export interface ListingPage {
  cards: ProductCard[];
  meta: PageMeta;
  facets: Facets;
}

/** The parameters that all listings share: country, language, page and filters. */
export type ListingPageQuery = Omit<ListingQuery, 'categoryId' | 'collectionId' | 'orderBy'>;

/**
 * Returns a page of a listing with its facets. The listing index finds, sorts and counts; one query reads the cards.
 * @param categoryId a category filter within a wider listing: its facet counts the other categories as well
 * @throws CountryNotFound, CountryClosed
 * @throws InvalidInput if a filter names an unknown value
 */
export async function getListingPage(
  db: Db,
  query: ListingPageQuery,
  { scope, categoryId, orderBy }: { scope: Omit<Scope, 'countryId'>; categoryId?: number; orderBy: ListingQuestion['orderBy'] },
): Promise<ListingPage> {
  const { countryId, currency, catalog } = await getMarketCatalog(db, query.countryId);
  const filters = { ...readFilters(catalog, query, currency), ...(categoryId !== undefined && { categoryId }) };
  const { total, items, facets } = queryListing(await getListingIndex(db), {
    scope: { ...scope, countryId },
    filters,
    orderBy,
    offset: computeOffset(query),
    take: query.take,
    getAttribute: (valueId) => catalog.values.get(valueId)?.attribute ?? '',
  });
  return {
    cards: await readCards(db, items, { catalog, languageId: query.languageId, currency }),
    meta: buildPageMeta(total, query),
    facets: writeFacets(catalog, facets, currency),
  };
}

/**
 * Returns the country, currency and catalogue that every listing needs.
 * @throws CountryNotFound, CountryClosed
 */
export async function getMarketCatalog(db: Db, id: number) {
  const { id: countryId } = await getOpenCountry(db, id);
  const { code: currency } = await getCurrency(db, countryId);
  return { countryId, currency, catalog: await getCatalog(db) };
}
