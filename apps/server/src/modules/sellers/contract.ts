import { z } from '@hono/zod-openapi';

export const sellerStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const;

const line = (longest: number) => z.string().trim().max(longest);

/** What somebody says who wants to sell here. */
export const sellerApplicationSchema = z
  .object({
    company: line(120),
    countryCode: line(2).toUpperCase().openapi({ description: 'ISO 3166-1 alpha-2, where the company is' }),
    vatNumber: line(30).default('').openapi({ description: 'Its form is checked; empty: there is none' }),
    goods: line(500).openapi({ description: 'What they sell' }),
    firstName: line(100),
    lastName: line(100),
    email: line(500),
    phone: line(40).default(''),
    website: line(300).default(''),
    story: line(6000).openapi({ description: 'Markdown; what could run is taken out' }),
    hasAcceptedTerms: z.boolean(),
    countryId: z.int().positive().openapi({ description: 'In whose shop it was sent' }),
    languageId: z.int().positive(),
    fax: line(200).default('').openapi({ description: 'Empty: a field that no person sees' }),
  })
  .openapi('SellerApplication');
export type SellerApplication = z.infer<typeof sellerApplicationSchema>;

export const sellerSchema = z
  .object({
    id: z.int(),
    company: z.string(),
    countryCode: z.string(),
    website: z.string(),
    html: z.string().openapi({ description: 'Its story, ready to be shown: rendered from cleaned Markdown' }),
    productIds: z.array(z.int()).openapi({ description: 'Some of what it sells here, the newest first' }),
  })
  .openapi('GlobalSeller');
export type GlobalSeller = z.infer<typeof sellerSchema>;
