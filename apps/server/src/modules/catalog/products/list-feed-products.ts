import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Image } from '../contract.ts';
import { listPathNames } from '../categories/list-path-names.ts';
import { selectValueName } from '../texts/names.ts';
import { listPicturesByProduct, listColorPictures, removeColor } from './product-pictures.ts';
import { getCatalog } from '../snapshot.ts';
import { products, productTranslations, variants } from '../tables.ts';
import { stockLevels } from '../stock/tables.ts';
import { buildSlugQuery, buildTextQuery } from '../texts/text-query.ts';
import { freeStock } from '../stock/list-variant-stock.ts';

/** One variant for a product feed, without its price. */
export interface FeedVariant {
  variantId: number;
  sku: string;
  barcode: string | null;
  color: { code: string; name: string } | null;
  size: string;
  isAvailable: boolean;
  /** The images of the variant's colour come first. */
  images: Image[];
}

export interface FeedProduct {
  id: number;
  handle: string;
  slug: string;
  name: string;
  description: string;
  brand: string;
  /** From the top category down. */
  categories: string[];
  audience: string;
  material: string | null;
  variants: FeedVariant[];
}

const name = { text: productTranslations.name, languageId: productTranslations.languageId, owner: productTranslations.productId };

/**
 * Returns the next published products after an id with their variants, in a language, with four queries per batch.
 * @param after the last id of the previous batch; 0 to start
 * @returns in the order of their ids; empty at the end
 */
export async function listFeedProducts(
  db: Db,
  { after, batch, languageId }: { after: number; batch: number; languageId: number },
): Promise<FeedProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      handle: products.handle,
      brandId: products.brandId,
      categoryId: products.categoryId,
      audience: products.audience,
      composition: products.composition,
      slug: buildSlugQuery('product', products.id, languageId),
      name: buildTextQuery(name, products.id, languageId),
      description: buildTextQuery({ ...name, text: productTranslations.description }, products.id, languageId),
    })
    .from(products)
    .where(and(eq(products.status, 'published'), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(batch);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const catalog = await getCatalog(db);
  const pictures = await listPicturesByProduct(db, ids);
  const variantRows = await db
    .select({
      id: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      barcode: variants.barcode,
      colorId: variants.colorId,
      sizeId: variants.sizeId,
      free: freeStock,
    })
    .from(variants)
    .leftJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .where(and(inArray(variants.productId, ids), eq(variants.isActive, true)))
    .orderBy(asc(variants.productId), asc(variants.id));

  const findValue = (id: number) => {
    const value = catalog.values.get(id);
    return value ? { code: value.code, name: selectValueName(value, languageId) } : { code: '', name: '' };
  };
  const variantsByProduct = new Map<number, typeof variantRows>();
  for (const row of variantRows) variantsByProduct.set(row.productId, [...(variantsByProduct.get(row.productId) ?? []), row]);
  return rows.map(({ brandId, categoryId, composition, ...row }) => ({
    ...row,
    brand: catalog.brands.get(brandId)?.name ?? '',
    categories: listPathNames(catalog.categories, categoryId, languageId),
    material: composition[0]?.fibres[0]?.fibre ?? null,
    variants: (variantsByProduct.get(row.id) ?? []).map(({ id, sku, barcode, colorId, sizeId, free }) => ({
      variantId: id,
      sku,
      barcode,
      color: colorId === null ? null : findValue(colorId),
      size: findValue(sizeId).name,
      isAvailable: free > 0,
      images: listColorPictures(pictures.get(row.id) ?? [], colorId).map(removeColor),
    })),
  }));
}
