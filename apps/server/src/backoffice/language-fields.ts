import { z } from '@hono/zod-openapi';
import { languages } from '@selvedge/i18n';

/** The number of languages, and so the most texts that a record can have. */
export const languageCount = languages.length;

/** Schema of a language's id in the body of a request. */
export const languageIdSchema = z
  .int()
  .min(1)
  .max(Math.max(...languages.map(({ id }) => id)));
