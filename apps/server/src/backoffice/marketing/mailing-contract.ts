import { z } from '@hono/zod-openapi';
import {
  deliveryStatuses,
  mailingAudienceSchema,
  mailingBlockSchema,
  mailingStates,
  mailingTextSchema,
  newsletterFlows,
} from '#contracts/newsletter';
import { textField } from '#platform/request-fields';
import { languageCount } from '../language-fields.ts';

export type { MailingAudience, MailingBlock, MailingState, MailingText, NewsletterFlow } from '#contracts/newsletter';

export const mailingFormSchema = z
  .object({
    name: textField.trim().min(1, 'Enter a name').max(200).openapi({ description: 'For staff only' }),
    texts: z.array(mailingTextSchema).max(languageCount),
    blocks: z.array(mailingBlockSchema).max(40),
    audience: mailingAudienceSchema,
  })
  .openapi('MailingForm');

const state = z.enum(mailingStates);
const instant = z.string().nullable();

const resultsSchema = z
  .object({
    recipients: z.int(),
    ...(Object.fromEntries(deliveryStatuses.map((status) => [status, z.int()])) as Record<(typeof deliveryStatuses)[number], z.ZodInt>),
    unsubscribed: z.int().openapi({ description: 'Subscribers who unsubscribed by the link of this mailing' }),
    visits: z.int().openapi({ description: 'Pages opened by the links of this mailing' }),
    orders: z.int().openapi({ description: 'Orders of recipients within seven days after the email' }),
    sales: z.array(z.object({ currency: z.string(), amount: z.number() })).openapi({ description: 'Sums of these orders, major units' }),
  })
  .openapi('MailingResults');
export type MailingResultsData = z.infer<typeof resultsSchema>;

export const mailingRecordSchema = mailingFormSchema
  .extend({
    id: z.int(),
    revision: z.string(),
    state,
    sendAt: instant,
    problems: z.array(z.object({ field: z.string(), message: z.string() })).openapi({ description: 'What is missing before it can be sent' }),
    images: z.array(z.object({ mediaId: z.int(), imageUrl: z.string() })),
    results: resultsSchema,
  })
  .openapi('MailingRecord');
export type MailingRecordData = z.infer<typeof mailingRecordSchema>;

export const adminMailingSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    subject: z.string().openapi({ description: 'In English' }),
    state,
    sendAt: instant,
    endedAt: instant,
    recipients: z.int(),
    sent: z.int(),
  })
  .openapi('AdminMailing');
export type AdminMailingRow = z.infer<typeof adminMailingSchema>;

export const mailingPreviewSchema = z.object({ from: z.string(), subject: z.string(), html: z.string(), text: z.string() }).openapi('MailingPreview');

export const audienceCountSchema = z
  .object({ count: z.int(), countries: z.array(z.object({ countryId: z.int(), count: z.int() })) })
  .openapi('MailingAudienceCount');

const wholeDays = (least: number) => z.int().min(least).max(3650);

export const flowFormSchema = z
  .object({
    isActive: z.boolean(),
    delayDays: wholeDays(0).openapi({ description: 'Days after the confirmation, or after the last order; at least 30 for the win-back flow' }),
    pauseDays: wholeDays(1).openapi({ description: 'Days before the same subscriber gets the email again; at least 30. Unused by the welcome flow' }),
    couponCode: textField.trim().max(40).openapi({ description: 'Empty for no coupon' }),
  })
  .openapi('NewsletterFlowForm');
export const flowSchema = flowFormSchema.extend({ flow: z.enum(newsletterFlows) }).openapi('NewsletterFlow');
export type FlowData = z.infer<typeof flowSchema>;
