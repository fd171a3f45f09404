import { z } from '@hono/zod-openapi';
import { postbackStates } from '#contracts/webhooks';

/** An affiliate's own system as staff see it. */
export const staffPostbacksSchema = z
  .object({
    /** Null: he has none. */
    host: z.string().nullable(),
    state: z.enum(postbackStates),
    failures: z.array(
      z.object({
        id: z.uuid(),
        event: z.string(),
        at: z.string(),
        attempts: z.int(),
        /** HTTP status; null: no answer came. */
        answer: z.int().nullable(),
        /** The beginning of what it answered, or why nothing did. */
        said: z.string(),
      }),
    ),
  })
  .openapi('StaffPostbacks');
export type StaffPostbacks = z.infer<typeof staffPostbacksSchema>;
