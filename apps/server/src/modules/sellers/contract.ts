import { z } from '@hono/zod-openapi';
import { languageIdField } from '../countries/contract.ts';
import { idField, textField } from '#platform/request-fields';

export const sellerStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const;

const line = (maxLength: number) => textField.trim().max(maxLength);

/** An application to sell. */
export const sellerApplicationSchema = z
  .object({
    company: line(120),
    countryCode: line(2).toUpperCase().openapi({ description: 'ISO 3166-1 alpha-2 code of the company’s country' }),
    vatNumber: line(30).default('').openapi({ description: 'VAT number; the format is checked; empty for none' }),
    goods: line(500).openapi({ description: 'Products that the applicant sells' }),
    firstName: line(100),
    lastName: line(100),
    email: line(500),
    phone: line(40).default(''),
    website: line(300).default(''),
    story: line(6000).openapi({ description: 'Markdown; scripts are removed' }),
    hasAcceptedTerms: z.boolean(),
    countryId: idField.openapi({ description: 'The country of the shop that received the application' }),
    languageId: languageIdField,
    fax: line(200).default('').openapi({ description: 'Must be empty: a hidden field against bots' }),
  })
  .openapi('SellerApplication');
export type SellerApplication = z.infer<typeof sellerApplicationSchema>;

export const sellerSchema = z
  .object({
    id: z.int(),
    company: z.string(),
    countryCode: z.string(),
    website: z.string(),
    html: z.string().openapi({ description: 'The story as HTML, rendered from sanitised Markdown' }),
    productIds: z.array(z.int()).openapi({ description: 'Ids of some of the seller’s products in this country, newest first' }),
  })
  .openapi('GlobalSeller');
export type GlobalSeller = z.infer<typeof sellerSchema>;
