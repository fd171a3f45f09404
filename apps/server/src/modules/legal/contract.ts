import { z } from '@hono/zod-openapi';

export const legalPageSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    html: z.string().openapi({ description: 'HTML, rendered from sanitised Markdown' }),
    lang: z.string().nullable().openapi({ description: 'BCP 47 code if the text is not in the requested language' }),
    robots: z.enum(['index', 'noindex']).openapi({ description: '`noindex` if the text is a fallback in another language' }),
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
      .openapi({ description: 'Notice of the legal guarantee, if the law requires one (Directive (EU) 2024/825)' }),
  })
  .openapi('LegalLinks');
export type LegalLinks = z.infer<typeof legalLinksSchema>;
