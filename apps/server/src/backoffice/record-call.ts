import { z } from '@hono/zod-openapi';

/** `{id}` of a numbered record. */
export const numberedPath = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Sent back with a form: the revision with which it was opened. */
export const revisionField = { revision: z.string().max(60) };

/** The revision of an action on all pieces or some: repeating it for all is refused anyway, repeating it for some would do it to others. */
export const somePiecesField = { revision: revisionField.revision.optional() };
export const isPartNamed: [(input: { pieces?: unknown; revision?: string | undefined }) => boolean, { path: string[]; message: string }] = [
  ({ pieces, revision }) => pieces === undefined || revision !== undefined,
  { path: ['revision'], message: 'Send the revision of the record with the pieces' },
];
