import { z } from '@hono/zod-openapi';

/** `{id}` of what is numbered. */
export const numberedPath = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Goes back with a form: the revision that it was opened with. */
export const revisionField = { revision: z.string().max(60) };
