import type { z } from '@hono/zod-openapi';
import { offsetOf, pageMeta, type PageMeta } from '#kit/paging';
import { ProductNotFound } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { ProductCard } from '../catalog/contract.ts';
import type { relatedQuerySchema } from './contract.ts';
import { askRelated } from './listing/ask-related.ts';
import { listingOf } from './listing/listing-of.ts';
import { marketOf } from './page-of-listing.ts';
import { readCards } from './read-cards.ts';

export interface RelatedPage {
  cards: ProductCard[];
  meta: PageMeta;
  /** What the product belongs to. */
  categoryIds: number[];
  brandId: number;
}

/**
 * What goes with a product in a country: first what is of its own category.
 * @throws ProductNotFound if it is not listed
 * @throws CountryNotFound, CountryClosed
 */
export async function listRelatedProducts(db: Db, query: z.infer<typeof relatedQuerySchema>): Promise<RelatedPage> {
  const { productId, languageId, take } = query;
  const { countryId, currency, catalog } = await marketOf(db, query.countryId);
  const related = askRelated(await listingOf(db), { productId, countryId, offset: offsetOf(query), take });
  if (!related) throw new ProductNotFound(productId);
  const { total, items, ...belonging } = related;
  return { cards: await readCards(db, items, { catalog, languageId, currency }), meta: pageMeta(total, query), ...belonging };
}
