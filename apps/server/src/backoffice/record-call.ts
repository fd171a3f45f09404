import { z } from '@hono/zod-openapi';
import { idQuery, textField } from '#platform/request-fields';

/** `{id}` of a numbered record. */
export const numberedPath = z.object({ id: idQuery });

/** Sent back with a form: the revision with which it was opened. */
export const revisionField = { revision: textField.max(60) };
