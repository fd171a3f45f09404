import { z } from '@hono/zod-openapi';
import { makeNullable } from '#platform/http';
import { imageSchema } from '../catalog/contract.ts';
import { idField, textField } from '#platform/request-fields';

export const campaignPhases = ['before', 'running', 'over'] as const;

export const campaignSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    image: makeNullable(imageSchema),
    startsAt: z.string().openapi({ description: 'ISO 8601 time' }),
    endsAt: z.string().openapi({ description: 'ISO 8601 time' }),
    phase: z.enum(campaignPhases),
    answeredAt: z.string().openapi({ description: 'ISO 8601 time of the response, from which a countdown starts' }),
    html: z.string().openapi({ description: 'HTML, rendered from sanitised Markdown; empty unless the campaign is running' }),
    couponCode: z.string().nullable().openapi({ description: 'Null if there is no coupon or the campaign is not running' }),
    productIds: z.array(z.int()).openapi({ description: 'Product ids in display order; empty unless the campaign is running' }),
  })
  .openapi('Campaign');
export type Campaign = z.infer<typeof campaignSchema>;

export const participationQuestionSchema = z
  .object({ emailOrInvoice: textField.trim().min(3).max(254), countryId: idField })
  .openapi('ParticipationQuestion', { description: 'The email address or invoice number of the customer' });
export const participationSchema = z.object({ takesPart: z.boolean() }).openapi('Participation');
export type Participation = z.infer<typeof participationSchema>;
