import type { DemoProduct } from '@selvedge/demo';
import type { PoolClient } from 'pg';
import { days } from '#kit/clock';
import { copyBatch } from './copy-rows.ts';
import { demoPrice, type PricedCountry } from './demo-prices.ts';
import { DRAWN_HEIGHT, DRAWN_WIDTH, buildDrawing, drawnPath, views } from './demo-drawings.ts';
import { getReferenceId, type ReferenceIds } from './reference-ids.ts';

/** Provides ids that were reserved in the database for this batch. */
export interface ReservedIds {
  product(): number;
  variant(): number;
  picture(): number;
}

/** Returns how many ids a batch of products needs. */
export const countIds = (products: readonly DemoProduct[]) => ({
  products: products.length,
  variants: products.reduce((sum, { variants }) => sum + variants.length, 0),
  pictures: products.reduce((sum, { colours }) => sum + colours.length * views.length, 0),
});

/** Returns the rows of some products, table by table, in an order that satisfies foreign keys. */
export function productBatch({ references, countries, today }: { references: ReferenceIds; countries: readonly PricedCountry[]; today: Date }) {
  const tables = {
    products: copyBatch('products', [
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
    attributes: copyBatch('product_attribute_values', ['product_id', 'attribute_value_id']),
    translations: copyBatch('product_translations', ['product_id', 'language_id', 'name', 'description']),
    slugs: copyBatch('slugs', ['kind', 'scope_id', 'language_id', 'slug', 'target_id', 'is_current']),
    categories: copyBatch('product_categories', ['category_id', 'product_id']),
    collections: copyBatch('product_collections', ['collection_id', 'product_id']),
    badges: copyBatch('product_badges', ['product_id', 'badge']),
    variants: copyBatch('variants', ['id', 'product_id', 'color_id', 'size_id', 'sku', 'barcode', 'weight_grams']),
    stockLevels: copyBatch('stock_levels', ['variant_id', 'on_hand']),
    stockMovements: copyBatch('stock_movements', ['variant_id', 'kind', 'on_hand_change', 'reference', 'at']),
    media: copyBatch('media', ['id', 'image_url', 'image_mime_type', 'width', 'height', 'drawing']),
    productMedia: copyBatch('product_media', ['product_id', 'media_id', 'color_id', 'position']),
    prices: copyBatch('prices', ['product_id', 'country_id', 'currency', 'regular', 'sale', 'sale_from', 'prior']),
    priceChanges: copyBatch('price_changes', ['product_id', 'country_id', 'currency', 'price', 'since']),
  };

  const add = (product: DemoProduct, ids: ReservedIds): void => {
    const id = ids.product();
    const publishedAt = new Date(today.getTime() - days(product.publishedDaysAgo));
    const { brandId, makerId } = getReferenceId(references.brands, product.brand);
    tables.products.add(
      id,
      product.code,
      brandId,
      makerId,
      getReferenceId(references.categories, product.category),
      product.audience,
      'published',
      publishedAt,
      // A list would be written as a text array, so it is converted to JSON here.
      JSON.stringify(product.composition),
      product.care,
      product.isHygiene,
      product.vatCategory,
      product.popularity,
      product.sizeChart === undefined ? null : getReferenceId(references.sizeCharts, product.sizeChart),
    );
    for (const value of product.attributes) tables.attributes.add(id, getReferenceId(references.values, value));
    for (const [language, name] of Object.entries(product.name)) {
      const languageId = getReferenceId(references.languages, language);
      const code = language as keyof DemoProduct['name'];
      tables.translations.add(id, languageId, name, product.description[code]);
      tables.slugs.add('product', 0, languageId, product.slug[code], id, true);
    }
    for (const code of product.categories) tables.categories.add(getReferenceId(references.categories, code), id);
    for (const code of product.collections) tables.collections.add(getReferenceId(references.collections, code), id);
    for (const badge of product.badges) tables.badges.add(id, badge);
    addVariants(product, id, ids, publishedAt);
    addPictures(product, id, ids);
    for (const country of countries) {
      const { regular, sale, saleFrom, prior, history } = demoPrice(product, country, today);
      tables.prices.add(id, country.id, country.currency, regular, sale, saleFrom, prior);
      for (const { price, since } of history) tables.priceChanges.add(id, country.id, country.currency, price, since);
    }
  };

  const addVariants = (product: DemoProduct, productId: number, ids: ReservedIds, receivedAt: Date): void => {
    for (const { colour, size, sku, barcode, weightGrams, stock } of product.variants) {
      const id = ids.variant();
      tables.variants.add(
        id,
        productId,
        getReferenceId(references.colours, colour).id,
        getReferenceId(references.sizes, size),
        sku,
        barcode,
        weightGrams,
      );
      tables.stockLevels.add(id, stock);
      if (stock > 0) tables.stockMovements.add(id, 'received', stock, 'demo', receivedAt);
    }
  };

  const addPictures = (product: DemoProduct, productId: number, ids: ReservedIds): void => {
    let position = 0;
    for (const code of product.colours) {
      const colour = getReferenceId(references.colours, code);
      for (const view of views) {
        const id = ids.picture();
        const drawing = buildDrawing(product, colour.hex, view);
        tables.media.add(id, drawnPath(product.code, code, drawing), 'image/webp', DRAWN_WIDTH, DRAWN_HEIGHT, drawing);
        tables.productMedia.add(productId, id, colour.id, position);
        position += 1;
      }
    }
  };

  return {
    add,
    send: async (client: PoolClient): Promise<void> => {
      for (const table of Object.values(tables)) await table.send(client);
    },
  };
}
