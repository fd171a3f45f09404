import { z } from '@hono/zod-openapi';
import { idQuery, languageIdQuery } from '../countries/contract.ts';

export const listingOrders = ['newest', 'price-asc', 'price-desc', 'discount', 'popularity'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** The specification's query names of a listing. */
export const listingQuerySchema = z.object({
  categoryId: idQuery.optional(),
  countryId: idQuery,
  languageId: languageIdQuery,
  page: idQuery.max(100_000).default(1),
  take: idQuery.max(96).default(12),
  orderBy: z.enum(listingOrders).default('newest'),
});
export type ListingQuery = z.infer<typeof listingQuerySchema>;
