import { z } from '@hono/zod-openapi';
import { idQuery, textField } from '#platform/request-fields';

/** `{id}` of a numbered record. */
export const numberedPath = z.object({ id: idQuery });

/** Sent back with a form: the revision with which it was opened. */
export const revisionField = { revision: textField.max(60) };

/** The revision of an action on all pieces or some: repeating it for all is refused anyway, repeating it for some would do it to others. */
export const somePiecesField = { revision: revisionField.revision.optional() };
export const isPartNamed: [(input: { pieces?: unknown; revision?: string | undefined }) => boolean, { path: string[]; message: string }] = [
  ({ pieces, revision }) => pieces === undefined || revision !== undefined,
  { path: ['revision'], message: 'The revision of the record is required if only some of the pieces are selected' },
];
