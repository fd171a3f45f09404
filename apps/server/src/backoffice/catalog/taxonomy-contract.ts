import { defaultLanguageId } from '@selvedge/i18n';
import { z } from '@hono/zod-openapi';
import { ruleSetSchema } from './collection-rule-contract.ts';
import { measureSchema } from '#contracts/catalog';
import { languageCount } from '../language-fields.ts';
import { idField, textField } from '#platform/request-fields';

/** Codes of categories, collections and values in files and addresses. */
const codeText = z
  .string()
  .trim()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens');
const revision = { revision: z.string() };
const position = z.int().min(0).max(100_000);

const namedTexts = z
  .array(
    z.object({
      languageId: idField,
      name: textField.max(200).default(''),
      description: textField.max(10_000).default(''),
      slug: textField.max(120).default(''),
    }),
  )
  .max(languageCount)
  .refine(
    (texts) => texts.some(({ languageId, name }) => languageId === defaultLanguageId && name.trim() !== ''),
    'Enter a name in English. It is the fallback for missing translations.',
  );

export const adminCategorySchema = z
  .object({
    id: z.int(),
    code: z.string(),
    parentId: z.int().nullable(),
    position: z.int(),
    isActive: z.boolean(),
    name: z.string(),
    path: z.string(),
    languages: z.int(),
  })
  .openapi('AdminCategory');
export type AdminCategoryRow = z.infer<typeof adminCategorySchema>;

export const categoryNodeSchema = adminCategorySchema.extend({ products: z.int() }).openapi('AdminCategoryNode');
export type CategoryNode = z.infer<typeof categoryNodeSchema>;

export const categoryFormSchema = z
  .object({ code: codeText.or(z.literal('')).default(''), parentId: idField.nullable(), isActive: z.boolean(), texts: namedTexts })
  .openapi('CategoryForm');
export const categoryRecordSchema = categoryFormSchema.extend({ id: z.int(), ...revision }).openapi('CategoryRecord');

export const categoryMoveSchema = z
  .object({
    parentId: idField.nullable().openapi({ description: 'Null for the top level' }),
    index: z.int32().min(0).nullable().openapi({ description: 'Position among its siblings; null for the last position' }),
  })
  .openapi('CategoryMove');

export const adminCollectionSchema = z
  .object({ id: z.int(), code: z.string(), name: z.string(), position: z.int(), isActive: z.boolean(), isAutomatic: z.boolean(), products: z.int() })
  .openapi('AdminCollection');
export const collectionFormSchema = z
  .object({
    code: codeText.or(z.literal('')).default(''),
    position,
    isActive: z.boolean(),
    match: ruleSetSchema.shape.match.nullable().default(null).openapi({ description: 'Null: staff select the products' }),
    rules: ruleSetSchema.shape.rules.default([]),
    texts: namedTexts,
  })
  .openapi('CollectionForm');
export const collectionRecordSchema = collectionFormSchema.extend({ id: z.int(), ...revision }).openapi('CollectionRecord');

export const collectedProductSchema = z
  .object({ id: z.int(), handle: z.string(), name: z.string(), status: z.enum(['draft', 'published', 'retired']) })
  .openapi('CollectedProduct');
export type CollectedProduct = z.infer<typeof collectedProductSchema>;
export const collectedSchema = z.object({ productIds: z.array(idField).min(1).max(1000) });

const nameTexts = z.array(z.object({ languageId: idField, name: textField.max(120) })).max(languageCount);

export const adminAttributeValueSchema = z
  .object({
    id: z.int(),
    attribute: z.string(),
    code: z.string(),
    name: z.string(),
    hex: z.string().nullable(),
    scale: z.string().nullable(),
    position: z.int(),
  })
  .openapi('AdminAttributeValue');
export const attributeValueFormSchema = z
  .object({
    attribute: codeText.min(1),
    // Sizes are written as on labels: `XL`, `32/34`, `75B`.
    code: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./+-]*$/u, 'Use letters and digits, with . / + - between them'),
    hex: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'Enter a colour such as #1f2a44')
      .nullable(),
    scale: codeText.nullable(),
    position,
    texts: nameTexts,
  })
  .openapi('AttributeValueForm');
export const attributeValueRecordSchema = attributeValueFormSchema.extend({ id: z.int(), ...revision }).openapi('AttributeValueRecord');

export const attributeFormSchema = z.object({ texts: nameTexts }).openapi('AttributeForm');
export const attributeRecordSchema = attributeFormSchema.extend({ id: z.string(), ...revision }).openapi('AttributeRecord');

/** Body measurement in mm: from a baby's foot to a tall adult's height. */
const length = z.int().min(30).max(2500);

export const adminSizeChartSchema = z
  .object({ id: z.int(), code: z.string(), audience: z.string(), measures: z.array(z.string()), sizes: z.int(), products: z.int() })
  .openapi('AdminSizeChart');
export const sizeChartFormSchema = z
  .object({
    code: codeText.min(1),
    audience: z.enum(['women', 'men', 'kids']),
    measures: z.array(measureSchema).min(1, 'Select at least one measurement').max(7),
    rows: z
      .array(z.object({ sizeId: idField, ranges: z.partialRecord(measureSchema, z.tuple([length, length])) }))
      .min(1, 'Add at least one size')
      .max(60),
  })
  .openapi('SizeChartForm');
export const sizeChartRecordSchema = sizeChartFormSchema.extend({ id: z.int(), ...revision }).openapi('SizeChartRecord');

const contact = {
  name: textField.trim().min(1, 'Enter a name').max(200),
  street: textField.trim().min(1, 'Enter a street').max(200),
  postalCode: textField.trim().max(20),
  city: textField.trim().min(1, 'Enter a city').max(120),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'Enter a two-letter country code, such as PT'),
  email: z.email('Enter an email address'),
};
export const makerFormSchema = z.object({ ...contact, responsible: z.object(contact).nullable() }).openapi('MakerForm');
export const makerRecordSchema = makerFormSchema.extend({ id: z.int(), ...revision }).openapi('MakerRecord');
export const adminMakerSchema = makerFormSchema.extend({ id: z.int() }).openapi('AdminMaker');

export const popularSearchFormSchema = z
  .object({
    countryId: idField,
    languageId: idField,
    text: textField.trim().min(1, 'Enter a search text').max(200),
    isHidden: z.boolean().openapi({ description: 'The shop does not show it' }),
  })
  .openapi('PopularSearchForm');
export const popularSearchRecordSchema = popularSearchFormSchema.extend({ id: z.int(), ...revision }).openapi('PopularSearchRecord');
export const adminPopularSearchSchema = popularSearchFormSchema.extend({ id: z.int(), searches: z.int() }).openapi('AdminPopularSearch');
export type AdminPopularSearchRow = z.infer<typeof adminPopularSearchSchema>;

export const synonymsFormSchema = z
  .object({
    languageId: idField,
    terms: z
      .array(textField.trim().min(1, 'Enter a term').max(60))
      .min(2, 'Enter at least two terms')
      .max(30)
      .openapi({ description: 'A search for one term also finds products with the other terms' }),
  })
  .openapi('SynonymsForm');
export const adminSynonymsSchema = synonymsFormSchema.extend({ id: z.int() }).openapi('AdminSynonyms');
export type AdminSynonymsRow = z.infer<typeof adminSynonymsSchema>;
export const synonymsRecordSchema = adminSynonymsSchema.extend(revision).openapi('SynonymsRecord');
