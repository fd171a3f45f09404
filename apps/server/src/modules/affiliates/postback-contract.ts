import { z } from '@hono/zod-openapi';
import { metaSchema } from '#platform/http';
import { postbackEvents, postbackProblems, postbackStates } from '../webhooks/contract.ts';

/** Something that an affiliate's own system was told, and what came of it. */
export const postbackSchema = z
  .object({
    id: z.uuid(),
    event: z.string().openapi({ description: [...postbackEvents, 'ping'].join(', ') }),
    at: z.string(),
    /** `waiting` for its first try, or for the next one. */
    status: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.int(),
    /** HTTP status that the last try was answered with; null: none came. */
    answer: z.int().nullable(),
    /** Why it was not taken; null: it was, or nothing has been tried yet. */
    problem: z.enum(postbackProblems).nullable(),
  })
  .openapi('AffiliatePostback');
export type AffiliatePostback = z.infer<typeof postbackSchema>;

export const postbackSettingsSchema = z
  .object({
    /** Null: he has none. */
    address: z.string().nullable(),
    state: z.enum(postbackStates).openapi({ description: '`failing`: the last one was not taken; `off`: the merchant has switched it off' }),
    since: z.string().nullable(),
    /** While a secret is replaced, deliveries carry two signatures; null: one. */
    bothSecretsUntil: z.string().nullable(),
    /** Of the last thirty days, the newest first. */
    log: z.object({ items: z.array(postbackSchema), meta: metaSchema }),
  })
  .openapi('AffiliatePostbacks');
export type AffiliatePostbacks = z.infer<typeof postbackSettingsSchema>;

export const postbackAddressSchema = z.object({ address: z.string().trim().max(500) }).openapi('AffiliatePostbackAddress');

/** What deliveries are signed with: shown this once. */
export const postbackSecretSchema = z
  .object({ secret: z.string().nullable().openapi({ description: 'Null: the one that is there stays' }) })
  .openapi('AffiliatePostbackSecret');
