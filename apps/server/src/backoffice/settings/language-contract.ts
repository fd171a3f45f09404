import { z } from '@hono/zod-openapi';

const share = z.object({ written: z.int(), total: z.int() });

export const languageReadinessSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    tag: z.string(),
    name: z.string(),
    /** The shop's own pages and buttons; what is not written is said in English. */
    pages: share,
    /** Articles, questions and pages that somebody has written. */
    writings: share,
    products: share,
    categories: share,
    attributeValues: share,
  })
  .openapi('LanguageReadiness');
export type LanguageReadiness = z.infer<typeof languageReadinessSchema>;

const named = z.array(z.object({ id: z.int(), name: z.string() }));
export const missingNamesSchema = z.object({ products: named, categories: named, attributeValues: named }).openapi('MissingNames');
export type MissingNames = z.infer<typeof missingNamesSchema>;
