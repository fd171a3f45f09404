import { getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { ProductCard } from '#contracts/catalog';
import { listItems, type ListedItem } from '../listing/query-listing.ts';
import { getListingIndex } from '../listing/get-listing-index.ts';
import { has } from '../listing/ordinal-set.ts';
import { getMarketCatalog } from '../listing-page/get-listing-page.ts';
import { readCards } from './read-cards.ts';

/**
 * Returns the requested products that are sold in a country, in the requested order, with current price and availability.
 * @throws CountryNotFound
 */
export async function listRequestedProducts(
  db: Db,
  { productIds, countryId: requestedCountryId }: { productIds: readonly number[]; countryId: number },
): Promise<ListedItem[]> {
  const { id: countryId } = await getCountry(db, requestedCountryId);
  const index = await getListingIndex(db);
  const listed = index.countryListings.get(countryId)?.listed;
  const ordinals = productIds.flatMap((productId) => {
    const ordinal = index.ordinals.get(productId);
    return ordinal !== undefined && listed && has(listed, ordinal) ? ordinal : [];
  });
  return listItems(index, countryId, ordinals);
}

/**
 * Returns the cards of these items in the same order. Runs one query.
 * @throws CountryNotFound, CountryClosed
 */
export async function readRequestedCards(
  db: Db,
  items: readonly ListedItem[],
  { countryId, languageId }: { countryId: number; languageId: number },
): Promise<ProductCard[]> {
  const { currency, catalog } = await getMarketCatalog(db, countryId);
  return readCards(db, items, { catalog, languageId, currency });
}
