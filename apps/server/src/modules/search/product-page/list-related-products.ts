import type { z } from '@hono/zod-openapi';
import { computeOffset, buildPageMeta, type PageMeta } from '#kit/paging';
import { ProductNotFound } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { ProductCard } from '#contracts/catalog';
import type { relatedQuerySchema } from '../contract.ts';
import { queryRelated } from '../listing/query-related.ts';
import { getListingIndex } from '../listing/get-listing-index.ts';
import { getMarketCatalog } from '../listing-page/get-listing-page.ts';
import { readCards } from '../cards/read-cards.ts';

export interface RelatedPage {
  cards: ProductCard[];
  meta: PageMeta;
  /** The categories and brand of the product itself. */
  categoryIds: number[];
  brandId: number;
}

/**
 * Returns products related to a product in a country: those of its own category first.
 * @throws ProductNotFound if it is not listed
 * @throws CountryNotFound, CountryClosed
 */
export async function listRelatedProducts(db: Db, query: z.infer<typeof relatedQuerySchema>): Promise<RelatedPage> {
  const { productId, languageId, take } = query;
  const { countryId, currency, catalog } = await getMarketCatalog(db, query.countryId);
  const related = queryRelated(await getListingIndex(db), { productId, countryId, offset: computeOffset(query), take });
  if (!related) throw new ProductNotFound(productId);
  const { total, items, ...belonging } = related;
  return { cards: await readCards(db, items, { catalog, languageId, currency }), meta: buildPageMeta(total, query), ...belonging };
}
