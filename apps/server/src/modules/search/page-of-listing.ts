import { offsetOf, pageMeta, type PageMeta } from '#kit/paging';
import { catalogOf } from '#modules/catalog';
import { currencyOn, getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { ProductCard } from '../catalog/contract.ts';
import type { Facets, ListingQuery } from './contract.ts';
import { askListing, type Question } from './listing/ask-listing.ts';
import { listingOf } from './listing/listing-of.ts';
import type { Scope } from './listing/narrow.ts';
import { readCards } from './read-cards.ts';
import { readFilters } from './read-filters.ts';
import { writeFacets } from './write-facets.ts';

export interface ListingPage {
  cards: ProductCard[];
  meta: PageMeta;
  facets: Facets;
}

/** What all listings may be asked: where, in which language, which page, narrowed to what. */
export type ListingAsked = Omit<ListingQuery, 'categoryId' | 'collectionId' | 'orderBy'>;

/**
 * A page of a listing with its facets. The listing index finds, sorts and counts; one query reads the cards.
 * @param categoryId a category to narrow to, where the listing is more than one: its facet counts the others as well
 * @throws CountryNotFound, CountryClosed
 * @throws InvalidInput if a filter names something unknown
 */
export async function pageOfListing(
  db: Db,
  asked: ListingAsked,
  { scope, categoryId, orderBy }: { scope: Omit<Scope, 'countryId'>; categoryId?: number; orderBy: Question['orderBy'] },
): Promise<ListingPage> {
  const { countryId, currency, catalog } = await marketOf(db, asked.countryId);
  const filters = { ...readFilters(catalog, asked, currency), ...(categoryId !== undefined && { categoryId }) };
  const { total, items, facets } = askListing(await listingOf(db), {
    scope: { ...scope, countryId },
    filters,
    orderBy,
    offset: offsetOf(asked),
    take: asked.take,
    attributeOf: (valueId) => catalog.values.get(valueId)?.attribute ?? '',
  });
  return {
    cards: await readCards(db, items, { catalog, languageId: asked.languageId, currency }),
    meta: pageMeta(total, asked),
    facets: writeFacets(catalog, facets, currency),
  };
}

/**
 * What every listing needs to know besides the listing itself.
 * @throws CountryNotFound, CountryClosed
 */
export async function marketOf(db: Db, asked: number) {
  const { id: countryId } = await getOpenCountry(db, asked);
  const { code: currency } = await currencyOn(db, countryId);
  return { countryId, currency, catalog: await catalogOf(db) };
}
