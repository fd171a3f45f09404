import { z } from '@hono/zod-openapi';
import { languageCount } from '../language-fields.ts';
import { idField, textField } from '#platform/request-fields';

export type * from './taxonomy-contract.ts';
export type { CollectionPreview, CollectionRule } from './collection-rule-contract.ts';

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens');

export const adminBrandSchema = z.object({ id: z.int(), slug: z.string(), name: z.string(), isActive: z.boolean() }).openapi('AdminBrand');
export type AdminBrandRow = z.infer<typeof adminBrandSchema>;

export const brandFormSchema = z
  .object({
    slug,
    name: textField.trim().min(1, 'Enter a name').max(120),
    isActive: z.boolean(),
    texts: z.array(z.object({ languageId: idField, description: textField.max(10_000) })).max(languageCount),
  })
  .openapi('BrandForm');

export const brandRecordSchema = adminBrandSchema
  .extend({ texts: z.array(z.object({ languageId: z.int(), description: z.string() })), revision: z.string() })
  .openapi('BrandRecord');
export type BrandRecord = z.infer<typeof brandRecordSchema>;

export type { PriceForm, ProductChoices, ProductForm, ProductRecord, AdminProductRow } from './product-contract.ts';
export type { ProductChangePreview, ProductEdit } from './bulk/product-change-contract.ts';
export type { BulkChange, UndoneChange } from './bulk/bulk-change-contract.ts';
export type { Translation, TranslationOverview, TranslationPage, TranslationSuggestion } from './translations/translation-contract.ts';
export type { PricePreview, PriceRule } from './bulk/price-change-contract.ts';
