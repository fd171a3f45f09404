import { catalogOf, sizeIn, variantsOfProducts, type Catalog } from '#modules/catalog';
import { pricesFor } from '#modules/pricing';
import { cardsOfWanted, wantedProducts, type ListedItem } from '#modules/search';
import type { Db } from '#platform/database';
import type { Size } from '../catalog/contract.ts';
import type { WishedProduct } from './contract.ts';

/** More pieces than this are nobody's business. */
const mostShown = 10;

interface Place {
  countryId: number;
  languageId: number;
}

/**
 * Products as a wishlist shows them, for whoever knows their ids: in the order they are named; what is unknown or not sold
 * there is left out.
 * @throws CountryNotFound, CountryClosed
 */
export async function wishedProducts(db: Db, { productIds, ...place }: Place & { productIds: readonly number[] }): Promise<WishedProduct[]> {
  return shownProducts(db, await wantedProducts(db, { productIds, countryId: place.countryId }), place);
}

/** Cards with their sizes and variants. Four queries, however many there are. */
export async function shownProducts(db: Db, items: readonly ListedItem[], { countryId, languageId }: Place): Promise<WishedProduct[]> {
  const cards = await cardsOfWanted(db, items, { countryId, languageId });
  const variants = await variantsOfProducts(
    db,
    items.map(({ productId }) => productId),
  );
  const prices = await pricesFor(db, { variantIds: variants.map(({ id }) => id), countryId });
  const catalog = await catalogOf(db);
  return cards.map((card) => {
    const sold = variants.filter(({ id, productId }) => productId === card.id && prices.has(id));
    return {
      ...card,
      sizes: sizesOf(catalog, new Set(sold.map(({ sizeId }) => sizeId)), languageId),
      variants: sold.map(({ id, colorId, sizeId, free }) => ({ id, colorId, sizeId, available: Math.min(Math.max(0, free), mostShown) })),
    };
  });
}

function sizesOf({ values }: Catalog, sizeIds: ReadonlySet<number>, languageId: number): Size[] {
  return [...sizeIds]
    .flatMap((id) => values.get(id) ?? [])
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .map((size) => sizeIn(size, languageId));
}
