import { z } from '@hono/zod-openapi';
import { idQuery } from '#platform/request-fields';

/** A banner or text with the affiliate's link. */
export const affiliateCreativeSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    kind: z.enum(['banner', 'text']),
    words: z.string().openapi({ description: 'The alternative text of a banner, or the text of the link' }),
    languageId: z.int().nullable().openapi({ description: 'The language of the words; null for all' }),
    /** Null for a text. */
    picture: z
      .object({ url: z.string(), pngUrl: z.string(), width: z.int(), height: z.int() })
      .nullable()
      .openapi({ description: 'Absolute addresses of the picture as WebP and PNG, with its size in pixels' }),
    address: z.string().openapi({ description: 'The address of its page with the code of the affiliate' }),
    html: z.string(),
    validUntil: z.string().nullable(),
  })
  .openapi('AffiliateCreative');
export type AffiliateCreative = z.infer<typeof affiliateCreativeSchema>;

export const creativeQuerySchema = z.object({ countryId: idQuery.openapi({ description: 'The country whose shop it leads to' }) });
