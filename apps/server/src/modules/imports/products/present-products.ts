import { inArray } from 'drizzle-orm';
import { groupBy } from '#kit/group-by';
import { listStoredProducts, listValueNames, type StoredProduct, type StoredVariant } from '#modules/catalog';
import { listPricesOfProducts } from '#modules/pricing';
import type { Db } from '#platform/database';
import { importPendingPhotos } from '../tables.ts';

export type PresentVariant = StoredVariant;

/** A product of the shop, for comparison with a file. */
export interface PresentProduct extends Omit<StoredProduct, 'composition' | 'pictures'> {
  title: string;
  description: string;
  /** A draft that an import publishes as soon as its photos are downloaded. */
  awaitsPhotos: boolean;
  /** The fibres of all parts. */
  composition: { fibre: string; percent: number }[];
  /** Composition by parts of the garment. */
  parts: StoredProduct['composition'];
  /** Addresses of the images in display order. */
  pictures: string[];
  /** Codes of the colours that the images show; null: all colours. */
  pictureColours: (string | null)[];
  /** By `country` for the product and by `country/variant` for a variant. */
  prices: Map<string, PresentPrice>;
}

/** Minor units of the country's currency. */
export interface PresentPrice {
  currency: string;
  regular: number;
  sale: number | null;
  saleFrom: Date | null;
  saleUntil: Date | null;
}

/** Returns the shop's products with these handles, with six queries for any number of products. */
export async function readPresentProducts(db: Db, handles: readonly string[], languageId: number): Promise<Map<string, PresentProduct>> {
  const stored = await listStoredProducts(db, handles);
  const ids = [...stored.values()].map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const pendingIds = new Set((await listPendingIds(db, ids)).map(({ productId }) => productId));
  const pricesByProduct = groupBy(await listPricesOfProducts(db, ids), ({ productId }) => productId);
  return new Map(
    [...stored].map(([handle, { pictures, composition: parts, ...product }]) => {
      const { name: title = '', description = '' } = product.texts.get(languageId) ?? {};
      return [
        handle,
        {
          ...product,
          title,
          description,
          parts,
          awaitsPhotos: product.status === 'draft' && pendingIds.has(product.id),
          composition: parts.flatMap(({ fibres }) => fibres),
          pictures: pictures.map(({ imageUrl }) => imageUrl),
          pictureColours: pictures.map(({ color }) => color),
          prices: new Map(
            (pricesByProduct.get(product.id) ?? []).map(({ countryId, variantId, ...price }) => [
              variantId === null ? `${countryId}` : `${countryId}/${variantId}`,
              price,
            ]),
          ),
        },
      ];
    }),
  );
}

const listPendingIds = (db: Db, productIds: readonly number[]) =>
  db
    .select({ productId: importPendingPhotos.productId })
    .from(importPendingPhotos)
    .where(inArray(importPendingPhotos.productId, [...productIds]));

/** Returns the shop's colours by code and by lower-case name in the given languages, so that a merchant's "Navy" matches the shop's. */
export async function readKnownColours(db: Db, languageIds: readonly number[]): Promise<Map<string, { code: string; hex: string | null }>> {
  const known = new Map<string, { code: string; hex: string | null }>();
  for (const { code, hex, name } of await listValueNames(db, 'color', languageIds)) {
    for (const key of [code, name?.toLowerCase() ?? code]) if (!known.has(key)) known.set(key, { code, hex });
  }
  return known;
}
