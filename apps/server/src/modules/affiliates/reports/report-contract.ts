import { z } from '@hono/zod-openapi';
import { affiliatePayoutSchema, commissionItemSchema } from '../contract.ts';

/** Position after the last item that was read: an id or number in the order of writing. */
export interface ReportPage {
  after: number;
  /** Maximum number of items. */
  limit: number;
}

/** An item and its position in the order of writing. */
export interface Positioned<Item> {
  position: number;
  item: Item;
}

export const reportQuerySchema = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .default('0')
    .openapi({ description: '`nextCursor` of the previous page; if omitted, starts with the oldest item' }),
  limit: z.coerce.number().int().min(1).max(500).default(100).openapi({ description: 'Maximum number of items per page' }),
});

/** A page of a report, the oldest items first. */
export const buildReportSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    nextCursor: z
      .string()
      .openapi({ description: 'Cursor for the next call. After the last page, it returns the items that were added since then.' }),
    hasMore: z.boolean(),
  });

const campaign = {
  source: z.string(),
  utmSource: z.string(),
  utmMedium: z.string(),
  utmCampaign: z.string(),
  utmContent: z.string(),
  utmTerm: z.string(),
  subId: z.string(),
  linkId: z.int().nullable(),
};
const country = z.string().openapi({ description: 'ISO 3166-1 alpha-2', example: 'DE' });

export const reportedClickSchema = z
  .object({
    id: z.int(),
    at: z.string(),
    country,
    ...campaign,
    landingPage: z.string(),
    /** Host of the page with the link; empty: not known. */
    referrer: z.string(),
    device: z.string(),
    browser: z.string(),
    os: z.string(),
    isCounted: z.boolean(),
    /** Why it does not count, such as `repeat` or `bot`; empty: it counts. */
    reason: z.string(),
  })
  .openapi('ReportedClick');
export type ReportedClick = z.infer<typeof reportedClickSchema>;

/** A credited order; the amounts are those at the time of the call. */
export const reportedConversionSchema = z
  .object({
    orderReference: z.string(),
    placedAt: z.string(),
    country,
    currency: z.string(),
    ...campaign,
    /** Less reversals; major units. */
    commission: z.number(),
    /** False: the order was fully cancelled, returned or refused. */
    isKept: z.boolean(),
  })
  .openapi('ReportedConversion');
export type ReportedConversion = z.infer<typeof reportedConversionSchema>;

export { affiliatePayoutSchema as reportedPayoutSchema, commissionItemSchema as reportedCommissionSchema };
