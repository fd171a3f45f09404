import { getCatalog, toSize, listProductVariants, type Catalog } from '#modules/catalog';
import { getCurrentPrices } from '#modules/pricing';
import { readRequestedCards, listRequestedProducts, type ListedItem } from '#modules/search';
import type { Db } from '#platform/database';
import type { Size } from '../catalog/contract.ts';
import type { WishedProduct } from './contract.ts';

/** Maximum available quantity that the response shows. */
const maxShown = 10;

interface Place {
  countryId: number;
  languageId: number;
}

/**
 * Returns products in wishlist format, for clients that know their ids, in the given order. Products that are unknown or not
 * sold in the country are omitted.
 * @throws CountryNotFound, CountryClosed
 */
export async function listWishedProducts(db: Db, { productIds, ...place }: Place & { productIds: readonly number[] }): Promise<WishedProduct[]> {
  return toWishedProducts(db, await listRequestedProducts(db, { productIds, countryId: place.countryId }), place);
}

/** Returns cards with sizes and variants. Runs four queries for any number of products. */
export async function toWishedProducts(db: Db, items: readonly ListedItem[], { countryId, languageId }: Place): Promise<WishedProduct[]> {
  const cards = await readRequestedCards(db, items, { countryId, languageId });
  const variants = await listProductVariants(
    db,
    items.map(({ productId }) => productId),
  );
  const prices = await getCurrentPrices(db, { variantIds: variants.map(({ id }) => id), countryId });
  const catalog = await getCatalog(db);
  return cards.map((card) => {
    const sold = variants.filter(({ id, productId }) => productId === card.id && prices.has(id));
    return {
      ...card,
      sizes: listSizes(catalog, new Set(sold.map(({ sizeId }) => sizeId)), languageId),
      variants: sold.map(({ id, colorId, sizeId, free }) => ({ id, colorId, sizeId, available: Math.min(Math.max(0, free), maxShown) })),
    };
  });
}

function listSizes({ values }: Catalog, sizeIds: ReadonlySet<number>, languageId: number): Size[] {
  return [...sizeIds]
    .flatMap((id) => values.get(id) ?? [])
    .sort((a, b) => a.position - b.position || a.id - b.id)
    .map((size) => toSize(size, languageId));
}
