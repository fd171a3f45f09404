import type { Db } from '#platform/database';
import type { CategoryPictures } from '../contract.ts';
import { readCards } from '../cards/read-cards.ts';
import { getListingIndex } from '../listing/get-listing-index.ts';
import { queryListing, type ListedItem } from '../listing/query-listing.ts';
import { getMarketCatalog } from './get-listing-page.ts';

/** The number of products that are tried per category, so that two categories rarely have the same picture. */
const candidates = 4;

/**
 * Lists a picture for each category that has products in a country: the first picture of its most recommended product that no other
 * category shows. Categories without pictures are left out.
 * @throws CountryNotFound, CountryClosed
 */
export async function listCategoryPictures(
  db: Db,
  { countryId: requestedCountryId, languageId }: { countryId: number; languageId: number },
): Promise<CategoryPictures> {
  const { countryId, currency, catalog } = await getMarketCatalog(db, requestedCountryId);
  const index = await getListingIndex(db);
  const chosen = new Map<number, ListedItem>();
  const used = new Set<number>();
  for (const { id: categoryId, isActive } of catalog.categories.values()) {
    if (!isActive) continue;
    const { items } = queryListing(index, {
      scope: { countryId, categoryId },
      filters: {},
      orderBy: 'recommended',
      offset: 0,
      take: candidates,
      getAttribute: () => '',
    });
    const item = items.find(({ productId }) => !used.has(productId)) ?? items[0];
    if (!item) continue;
    chosen.set(categoryId, item);
    used.add(item.productId);
  }
  const cards = await readCards(db, [...chosen.values()], { catalog, languageId, currency });
  const images = new Map(cards.map(({ id, images: [image] }) => [id, image]));
  return [...chosen].flatMap(([categoryId, { productId }]) => {
    const image = images.get(productId);
    return image ? { categoryId, image } : [];
  });
}
