import { z } from '@hono/zod-openapi';
import { metaSchema } from '#platform/http';
import { postbackEvents, postbackProblems, postbackStates } from '#contracts/webhooks';
import { textField } from '#platform/request-fields';

/** An event sent to an affiliate's own system, and its result. */
export const postbackSchema = z
  .object({
    id: z.uuid(),
    event: z.string().openapi({ description: [...postbackEvents, 'ping'].join(', ') }),
    at: z.string(),
    /** `waiting` for the first attempt or the next one. */
    status: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.int(),
    /** HTTP status of the last attempt; null: no answer. */
    answer: z.int().nullable(),
    /** Why it failed; null: it was delivered, or not attempted yet. */
    problem: z.enum(postbackProblems).nullable(),
  })
  .openapi('AffiliatePostback');
export type AffiliatePostback = z.infer<typeof postbackSchema>;

export const postbackSettingsSchema = z
  .object({
    /** Null: no address. */
    address: z.string().nullable(),
    state: z.enum(postbackStates).openapi({ description: '`failing`: the last postback was not accepted; `off`: disabled by the merchant' }),
    since: z.string().nullable(),
    /** While a secret is replaced, deliveries carry two signatures; null: one. */
    bothSecretsUntil: z.string().nullable(),
    /** The last thirty days, the newest first. */
    log: z.object({ items: z.array(postbackSchema), meta: metaSchema }),
  })
  .openapi('AffiliatePostbacks');
export type AffiliatePostbacks = z.infer<typeof postbackSettingsSchema>;

export const postbackAddressSchema = z.object({ address: textField.trim().max(500) }).openapi('AffiliatePostbackAddress');

/** The signing secret, shown only once. */
export const postbackSecretSchema = z
  .object({ secret: z.string().nullable().openapi({ description: 'Null if the secret did not change' }) })
  .openapi('AffiliatePostbackSecret');
