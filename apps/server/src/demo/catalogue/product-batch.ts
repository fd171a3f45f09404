import type { DemoProduct } from '@selvedge/demo';
import type { PoolClient } from 'pg';
import { days } from '#kit/clock';
import type { Db } from '#platform/database';
import { createProductCopy, reserveProductIds, type ProductToCopy } from '#seeds/catalog';
import { createDrawingCopy, reserveImageIds } from '#seeds/media';
import { createPriceCopy } from '#seeds/pricing';
import { computeDemoPrice, type PricedCountry } from './demo-prices.ts';
import { DRAWN_HEIGHT, DRAWN_WIDTH, buildDrawing, buildDrawingPath, views } from './demo-drawings.ts';
import { getReferenceId, type ReferenceIds } from './reference-ids.ts';

/** Provides ids that were reserved in the database for this batch. */
export interface ReservedIds {
  nextProductId: () => number;
  nextVariantId: () => number;
  nextImageId: () => number;
}

/** Reserves the ids that some products need, so that rows can refer to each other before they are sent. */
export async function reserveIdsOfProducts(db: Db, products: readonly DemoProduct[]): Promise<ReservedIds> {
  const variants = products.reduce((sum, product) => sum + product.variants.length, 0);
  const images = products.reduce((sum, { colours }) => sum + colours.length * views.length, 0);
  return { ...(await reserveProductIds(db, { products: products.length, variants })), nextImageId: await reserveImageIds(db, images) };
}

/** Collects the rows of some products and sends them in an order that satisfies foreign keys. */
export function createProductBatch({ references, countries, today }: { references: ReferenceIds; countries: readonly PricedCountry[]; today: Date }) {
  const [drawings, products, prices] = [createDrawingCopy(), createProductCopy(), createPriceCopy()];

  const add = (product: DemoProduct, ids: ReservedIds): void => {
    const id = ids.nextProductId();
    const publishedAt = new Date(today.getTime() - days(product.publishedDaysAgo));
    products.add({
      ...{ id, handle: product.code, publishedAt },
      ...getReferenceId(references.brands, product.brand),
      ...toFacts(product, references),
      texts: Object.entries(product.name).map(([language, name]) => {
        const code = language as keyof DemoProduct['name'];
        return { languageId: getReferenceId(references.languages, language), name, description: product.description[code], slug: product.slug[code] };
      }),
      variants: product.variants.map(({ colour, size, ...variant }) => ({
        ...variant,
        id: ids.nextVariantId(),
        colorId: getReferenceId(references.colours, colour).id,
        sizeId: getReferenceId(references.sizes, size),
      })),
      pictures: addDrawings(product, ids),
    });
    for (const country of countries)
      prices.add({ productId: id, countryId: country.id, currency: country.currency, ...computeDemoPrice(product, country, today) });
  };

  const addDrawings = (product: DemoProduct, ids: ReservedIds): ProductToCopy['pictures'] =>
    product.colours.flatMap((code) => {
      const colour = getReferenceId(references.colours, code);
      return views.map((view) => {
        const mediaId = ids.nextImageId();
        const drawing = buildDrawing(product, colour.hex, view);
        drawings.add({ id: mediaId, imageUrl: buildDrawingPath(product.code, code, drawing), width: DRAWN_WIDTH, height: DRAWN_HEIGHT, drawing });
        return { mediaId, colorId: colour.id };
      });
    });

  return {
    add,
    send: async (client: PoolClient): Promise<void> => {
      await drawings.send(client);
      await products.send(client);
      await prices.send(client);
    },
  };
}

const toFacts = (product: DemoProduct, references: ReferenceIds) => ({
  categoryId: getReferenceId(references.categories, product.category),
  audience: product.audience,
  composition: product.composition,
  care: product.care,
  isHygiene: product.isHygiene,
  vatCategory: product.vatCategory,
  popularity: product.popularity,
  sizeChartId: product.sizeChart === undefined ? null : getReferenceId(references.sizeCharts, product.sizeChart),
  attributeValueIds: product.attributes.map((value) => getReferenceId(references.values, value)),
  categoryIds: product.categories.map((code) => getReferenceId(references.categories, code)),
  collectionIds: product.collections.map((code) => getReferenceId(references.collections, code)),
  badges: product.badges,
});
