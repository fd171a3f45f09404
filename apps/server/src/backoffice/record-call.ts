import { z } from '@hono/zod-openapi';

/** `{id}` of a numbered record. */
export const numberedPath = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Sent back with a form: the revision with which it was opened. */
export const revisionField = { revision: z.string().max(60) };
