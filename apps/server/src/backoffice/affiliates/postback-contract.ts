import { z } from '@hono/zod-openapi';
import { postbackStates } from '#contracts/webhooks';

/** An affiliate's postback address as staff see it. */
export const adminPostbacksSchema = z
  .object({
    /** Null: there is none. */
    host: z.string().nullable(),
    state: z.enum(postbackStates),
    failures: z.array(
      z.object({
        id: z.uuid(),
        event: z.string(),
        at: z.string(),
        attempts: z.int(),
        /** HTTP status; null: there was no response. */
        answer: z.int().nullable(),
        /** The beginning of the response, or the reason why there was none. */
        lastError: z.string(),
      }),
    ),
  })
  .openapi('AdminPostbacks');
export type AdminPostbacks = z.infer<typeof adminPostbacksSchema>;
