import { z } from '@hono/zod-openapi';
import { idQuery, textField } from '#platform/request-fields';
import { languageIdQuery } from '../../countries/contract.ts';

/** The address of an affiliate's product feed for a selection. */
export const affiliateFeedSchema = z
  .object({ address: z.string().nullable().openapi({ description: 'Anyone who knows it can read the feed. Null: the affiliate has no feed' }) })
  .openapi('AffiliateFeed');
export type AffiliateFeed = z.infer<typeof affiliateFeedSchema>;

/** Conditions in the address of a feed. Omitted conditions match every product. */
export const feedFilterSchema = z.object({
  brandId: idQuery.optional(),
  categoryId: idQuery.optional().openapi({ description: 'Includes subcategories' }),
  isOnSale: z.enum(['true', 'false']).optional(),
});
export type FeedFilter = z.infer<typeof feedFilterSchema>;

export const feedAddressQuerySchema = feedFilterSchema.extend({
  countryId: idQuery,
  languageId: languageIdQuery.openapi({ description: 'A language that the country has no feed in is replaced by the language of the country' }),
});

export const feedPathSchema = z.object({
  secret: textField.max(100),
  country: z.string().regex(/^[A-Za-z]{2}$/),
  language: z.string().regex(/^[A-Za-z]{2}$/),
});
