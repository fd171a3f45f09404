import type { DemoProduct } from '@selvedge/demo';
import type { PoolClient } from 'pg';
import { days } from '#kit/clock';
import { createCopyBatch } from './copy-rows.ts';
import { computeDemoPrice, type PricedCountry } from './demo-prices.ts';
import { DRAWN_HEIGHT, DRAWN_WIDTH, buildDrawing, buildDrawingPath, views } from './demo-drawings.ts';
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

/** Collects the rows of some products, table by table, in an order that satisfies foreign keys. */
export function createProductBatch({ references, countries, today }: BatchContext) {
  const tables = openTables();
  const context = { references, countries, today };
  return {
    add: (product: DemoProduct, ids: ReservedIds): void => {
      const id = ids.product();
      const publishedAt = new Date(today.getTime() - days(product.publishedDaysAgo));
      addProduct(tables, product, { id, publishedAt, references });
      addTexts(tables, product, id, references);
      addVariants(tables, product, { productId: id, ids, receivedAt: publishedAt, references });
      addPictures(tables, product, { productId: id, ids, references });
      addPrices(tables, product, id, context);
    },
    send: async (client: PoolClient): Promise<void> => {
      for (const table of Object.values(tables)) await table.send(client);
    },
  };
}

interface BatchContext {
  references: ReferenceIds;
  countries: readonly PricedCountry[];
  today: Date;
}

type Tables = ReturnType<typeof openTables>;

const openTables = () => ({
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
  media: createCopyBatch('media', ['id', 'image_url', 'image_mime_type', 'width', 'height', 'drawing']),
  productMedia: createCopyBatch('product_media', ['product_id', 'media_id', 'color_id', 'position']),
  prices: createCopyBatch('prices', ['product_id', 'country_id', 'currency', 'regular', 'sale', 'sale_from', 'prior']),
  priceChanges: createCopyBatch('price_changes', ['product_id', 'country_id', 'currency', 'price', 'since']),
});

/** Adds the product, and its attributes, categories, collections and badges. */
function addProduct(
  tables: Tables,
  product: DemoProduct,
  { id, publishedAt, references }: { id: number; publishedAt: Date; references: ReferenceIds },
): void {
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
  for (const code of product.categories) tables.categories.add(getReferenceId(references.categories, code), id);
  for (const code of product.collections) tables.collections.add(getReferenceId(references.collections, code), id);
  for (const badge of product.badges) tables.badges.add(id, badge);
}

function addTexts(tables: Tables, product: DemoProduct, productId: number, references: ReferenceIds): void {
  for (const [language, name] of Object.entries(product.name)) {
    const languageId = getReferenceId(references.languages, language);
    const code = language as keyof DemoProduct['name'];
    tables.translations.add(productId, languageId, name, product.description[code]);
    tables.slugs.add('product', 0, languageId, product.slug[code], productId, true);
  }
}

interface PartContext {
  productId: number;
  ids: ReservedIds;
  references: ReferenceIds;
}

function addVariants(tables: Tables, product: DemoProduct, { productId, ids, references, receivedAt }: PartContext & { receivedAt: Date }): void {
  for (const { colour, size, sku, barcode, weightGrams, stock } of product.variants) {
    const id = ids.variant();
    const colorId = getReferenceId(references.colours, colour).id;
    tables.variants.add(id, productId, colorId, getReferenceId(references.sizes, size), sku, barcode, weightGrams);
    tables.stockLevels.add(id, stock);
    if (stock > 0) tables.stockMovements.add(id, 'received', stock, 'demo', receivedAt);
  }
}

function addPictures(tables: Tables, product: DemoProduct, { productId, ids, references }: PartContext): void {
  let position = 0;
  for (const code of product.colours) {
    const colour = getReferenceId(references.colours, code);
    for (const view of views) {
      const id = ids.picture();
      const drawing = buildDrawing(product, colour.hex, view);
      tables.media.add(id, buildDrawingPath(product.code, code, drawing), 'image/webp', DRAWN_WIDTH, DRAWN_HEIGHT, drawing);
      tables.productMedia.add(productId, id, colour.id, position);
      position += 1;
    }
  }
}

function addPrices(tables: Tables, product: DemoProduct, productId: number, { countries, today }: BatchContext): void {
  for (const country of countries) {
    const { regular, sale, saleFrom, prior, history } = computeDemoPrice(product, country, today);
    tables.prices.add(productId, country.id, country.currency, regular, sale, saleFrom, prior);
    for (const { price, since } of history) tables.priceChanges.add(productId, country.id, country.currency, price, since);
  }
}
