import type { PoolClient } from 'pg';
import type { Db } from '#platform/database';
import { createCopyBatch } from '#platform/sql/copy-rows';
import { createIdSource, reserveIds } from '#platform/sql/reserve-ids';
import { products, variants } from '../tables.ts';

/** A product with its ids, which is copied into the tables unchanged. */
export interface ProductToCopy {
  id: number;
  handle: string;
  brandId: number;
  makerId: number;
  categoryId: number;
  audience: string;
  publishedAt: Date;
  composition: object;
  care: readonly string[];
  isHygiene: boolean;
  vatCategory: string;
  popularity: number;
  sizeChartId: number | null;
  attributeValueIds: readonly number[];
  texts: readonly { languageId: number; name: string; description: string; slug: string }[];
  /** The leaf and its ancestors. */
  categoryIds: readonly number[];
  collectionIds: readonly number[];
  badges: readonly string[];
  variants: readonly { id: number; colorId: number; sizeId: number; sku: string; barcode: string; weightGrams: number; stock: number }[];
  pictures: readonly { mediaId: number; colorId: number }[];
}

/** Reserves ids for products and variants. @returns functions that return the next id */
export async function reserveProductIds(db: Db, counts: { products: number; variants: number }) {
  return {
    nextProductId: createIdSource(await reserveIds(db, products, counts.products)),
    nextVariantId: createIdSource(await reserveIds(db, variants, counts.variants)),
  };
}

/**
 * Collects published products for COPY, which stores hundreds of products in a second. `send` sends them in an order that satisfies foreign keys.
 * The caller must store their images first.
 */
export function createProductCopy() {
  const tables = {
    products: createCopyBatch('products', [
      'id',
      'handle',
      'brand_id',
      'maker_id',
      'category_id',
      'audience',
      'status',
      'published_at',
      'composition',
      'care',
      'is_hygiene',
      'vat_category',
      'popularity',
      'size_chart_id',
    ]),
    attributes: createCopyBatch('product_attribute_values', ['product_id', 'attribute_value_id']),
    translations: createCopyBatch('product_translations', ['product_id', 'language_id', 'name', 'description']),
    slugs: createCopyBatch('slugs', ['kind', 'scope_id', 'language_id', 'slug', 'target_id', 'is_current']),
    categories: createCopyBatch('product_categories', ['category_id', 'product_id']),
    collections: createCopyBatch('product_collections', ['collection_id', 'product_id']),
    badges: createCopyBatch('product_badges', ['product_id', 'badge']),
    variants: createCopyBatch('variants', ['id', 'product_id', 'color_id', 'size_id', 'sku', 'barcode', 'weight_grams']),
    stockLevels: createCopyBatch('stock_levels', ['variant_id', 'on_hand']),
    stockMovements: createCopyBatch('stock_movements', ['variant_id', 'kind', 'on_hand_change', 'reference', 'at']),
    pictures: createCopyBatch('product_media', ['product_id', 'media_id', 'color_id', 'position']),
  };

  const add = (product: ProductToCopy): void => {
    const { id, handle, brandId, makerId, categoryId, audience, publishedAt, care, isHygiene, vatCategory, popularity, sizeChartId } = product;
    // Without the conversion to JSON, a list would be written as a text array.
    const composition = JSON.stringify(product.composition);
    const legal = [composition, care, isHygiene, vatCategory] as const;
    tables.products.add(id, handle, brandId, makerId, categoryId, audience, 'published', publishedAt, ...legal, popularity, sizeChartId);
    for (const valueId of product.attributeValueIds) tables.attributes.add(id, valueId);
    for (const { languageId, name, description, slug } of product.texts) {
      tables.translations.add(id, languageId, name, description);
      tables.slugs.add('product', 0, languageId, slug, id, true);
    }
    for (const placeId of product.categoryIds) tables.categories.add(placeId, id);
    for (const collectionId of product.collectionIds) tables.collections.add(collectionId, id);
    for (const badge of product.badges) tables.badges.add(id, badge);
    for (const { id: variantId, colorId, sizeId, sku, barcode, weightGrams, stock } of product.variants) {
      tables.variants.add(variantId, id, colorId, sizeId, sku, barcode, weightGrams);
      tables.stockLevels.add(variantId, stock);
      if (stock > 0) tables.stockMovements.add(variantId, 'received', stock, 'demo', publishedAt);
    }
    for (const [position, { mediaId, colorId }] of product.pictures.entries()) tables.pictures.add(id, mediaId, colorId, position);
  };

  return {
    add,
    send: async (client: PoolClient): Promise<void> => {
      for (const table of Object.values(tables)) await table.send(client);
    },
  };
}
