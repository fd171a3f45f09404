import { getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { ProductCard } from '../catalog/contract.ts';
import { listedItems, type ListedItem } from './listing/ask-listing.ts';
import { listingOf } from './listing/listing-of.ts';
import { has } from './listing/ordinal-set.ts';
import { marketOf } from './page-of-listing.ts';
import { readCards } from './read-cards.ts';

/**
 * Those of some products that are sold in a country, in the order they are named: what each costs now, and whether it can be had.
 * @throws CountryNotFound
 */
export async function wantedProducts(
  db: Db,
  { productIds, countryId: asked }: { productIds: readonly number[]; countryId: number },
): Promise<ListedItem[]> {
  const { id: countryId } = await getCountry(db, asked);
  const index = await listingOf(db);
  const listed = index.shelves.get(countryId)?.listed;
  const ordinals = productIds.flatMap((productId) => {
    const ordinal = index.ordinals.get(productId);
    return ordinal !== undefined && listed && has(listed, ordinal) ? ordinal : [];
  });
  return listedItems(index, countryId, ordinals);
}

/**
 * Their cards, in their order. One query.
 * @throws CountryNotFound, CountryClosed
 */
export async function cardsOfWanted(
  db: Db,
  items: readonly ListedItem[],
  { countryId, languageId }: { countryId: number; languageId: number },
): Promise<ProductCard[]> {
  const { currency, catalog } = await marketOf(db, countryId);
  return readCards(db, items, { catalog, languageId, currency });
}
