import { z } from '@hono/zod-openapi';

const share = z.object({ written: z.int(), total: z.int() });

export const languageReadinessSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    tag: z.string(),
    name: z.string(),
    /** Texts of the shop itself: storefront, emails, documents and legal pages. Missing ones are shown in English. */
    pages: share,
    /** Articles, questions and pages of the merchant. */
    articles: share,
    /** Records of the catalogue with all texts that they have in English. */
    products: share,
    categories: share,
    collections: share,
    brands: share,
    attributeValues: share,
  })
  .openapi('LanguageReadiness');
export type LanguageReadiness = z.infer<typeof languageReadinessSchema>;
