import { z } from '@hono/zod-openapi';

export const legalPageSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    html: z.string().openapi({ description: 'Ready to be shown: rendered from cleaned Markdown' }),
    lang: z.string().nullable().openapi({ description: 'BCP 47, where the text is not in the language asked for' }),
    robots: z.enum(['index', 'noindex']).openapi({ description: 'A text that stands in for a missing one is there for people alone' }),
  })
  .openapi('LegalPage');
export type LegalPage = z.infer<typeof legalPageSchema>;

export const legalLinksSchema = z
  .object({
    heading: z.string(),
    pages: z.array(z.object({ slug: z.string(), title: z.string() })),
    notice: z
      .object({ title: z.string(), text: z.string(), slug: z.string() })
      .nullable()
      .openapi({ description: 'Of the legal guarantee, where the law has one (Directive (EU) 2024/825)' }),
  })
  .openapi('LegalLinks');
export type LegalLinks = z.infer<typeof legalLinksSchema>;
