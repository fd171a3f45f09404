import { z } from '@hono/zod-openapi';
import { webhookEventNames } from '#contracts/webhooks';
import { idField, textField } from '#platform/request-fields';

export const endpointFormSchema = z
  .object({
    url: z.url({ protocol: /^https?$/, error: 'Enter a URL that starts with https://' }).max(500),
    description: textField.trim().max(200),
    events: z.array(z.enum(webhookEventNames)).min(1, 'Select at least one event').max(webhookEventNames.length),
    isActive: z.boolean(),
  })
  .openapi('WebhookForm');

export const endpointSchema = endpointFormSchema.extend({ id: z.int(), events: z.array(z.string()), revision: z.string() }).openapi('WebhookRecord');
export type EndpointRecord = z.infer<typeof endpointSchema>;

/** Includes the secret for signatures, which is shown once after creation. */
export const newEndpointSchema = endpointSchema.extend({ secret: z.string() }).openapi('NewWebhook');
export type NewEndpoint = z.infer<typeof newEndpointSchema>;

export const webhookEventSchema = z.object({ id: z.string(), name: z.string() }).openapi('WebhookEvent');

const statuses = ['waiting', 'delivered', 'failed'] as const;
export const deliverySchema = z
  .object({
    id: z.uuid(),
    endpointId: z.int(),
    event: z.string(),
    status: z.enum(statuses),
    attempts: z.int(),
    /** HTTP status of the last response; null: there was none. */
    lastStatus: z.int().nullable(),
    lastError: z.string(),
    payload: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime(),
    deliveredAt: z.iso.datetime().nullable(),
  })
  .openapi('WebhookDelivery');
export type DeliveryRow = z.infer<typeof deliverySchema>;

export const deliveryFilter = { endpointId: idField.optional(), status: z.enum(statuses).optional() };
