import { z } from '@hono/zod-openapi';
import { holdReasons } from '#contracts/affiliates';

export const heldReportQuery = z.object({ days: z.coerce.number().int().min(1).max(90).default(14) });

const day = z.string().openapi({ description: 'UTC, `YYYY-MM-DD`' });
const affiliate = { affiliateId: z.int(), code: z.string() };

export const heldReportSchema = z
  .object({
    held: z
      .array(
        z.object({
          ...{ day, ...affiliate, reason: z.enum(holdReasons), currency: z.string(), amount: z.number() },
          ...{ commissions: z.int(), waiting: z.int(), released: z.int(), refused: z.int() },
        }),
      )
      .openapi({ description: 'Commissions by day, affiliate and reason, before reversals in major units. A commission counts for each reason' }),
    clicks: z
      .array(z.object({ day, ...affiliate, reason: z.enum(['own-channel', 'paid-traffic', 'banned-referrer', 'click-burst']), clicks: z.int() }))
      .openapi({ description: 'Clicks that did not count' }),
  })
  .openapi('AffiliateHeldReport');
export type HeldReport = z.infer<typeof heldReportSchema>;
