import { z } from '@hono/zod-openapi';
import { defaultTake, languageIdField } from '../../countries/contract.ts';
import { amount, counts, currency, earned, id, periodQuerySchema, text } from '../contract-fields.ts';
import { buildPageFields, textField } from '#platform/request-fields';

export const trackingUrlRequestSchema = z
  .object({
    affiliateId: id,
    /** Where the link leads: an address of the shop or a path. */
    url: text(2000),
    countryId: id.openapi({ description: 'The country of the shop if `url` is a path' }),
    languageId: languageIdField,
    name: text(100),
    affiliateDiscountId: id.nullable().default(null),
    source: text(64),
    utmSource: text(100),
    utmMedium: text(100),
    utmCampaign: text(100),
    utmContent: text(100),
    utmTerm: text(100),
    subId: text(100),
  })
  .openapi('TrackingUrlRequest');
export type TrackingUrlRequest = z.infer<typeof trackingUrlRequestSchema>;

export const trackingLinkSchema = z
  .object({
    id,
    code: z.string(),
    name: z.string(),
    url: z.string(),
    shortUrl: z.string(),
    path: z.string(),
    countryId: id,
    productName: z.string().nullable(),
    /** Commission on one piece at its present price there; null: the link leads to no product. */
    earns: z.object({ currency, amount, ratePercent: z.number() }).nullable(),
    /** SVG. */
    qrCode: z.string(),
    createdAt: z.string(),
    isArchived: z.boolean(),
    ...counts,
    commission: earned,
  })
  .openapi('TrackingLink');
export type TrackingLink = z.infer<typeof trackingLinkSchema>;

export const linkListQuerySchema = periodQuerySchema.extend({
  isArchived: z.enum(['true', 'false']).default('false'),
  ...buildPageFields({ take: defaultTake, maxTake: 100 }),
});

export const trackingLinkChangeSchema = z
  .object({ name: textField.trim().max(100), isArchived: z.boolean() })
  .partial()
  .openapi('TrackingLinkChange');
export type TrackingLinkChange = z.infer<typeof trackingLinkChangeSchema>;
