import { z } from '@hono/zod-openapi';
import { measureSchema } from '#contracts/catalog';

/** What categories, collections and values are known by in files and addresses. */
const codeText = z
  .string()
  .trim()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lower-case letters, digits and single hyphens');
const revision = { revision: z.string() };
const position = z.int().min(0).max(100_000);

const namedTexts = z
  .array(
    z.object({
      languageId: z.int(),
      name: z.string().max(200).default(''),
      description: z.string().max(10_000).default(''),
      slug: z.string().max(120).default(''),
    }),
  )
  .max(17)
  .refine(
    (texts) => texts.some(({ languageId, name }) => languageId === 1 && name.trim() !== ''),
    'A name in English is needed: other languages fall back to it',
  );

export const staffCategorySchema = z
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
  .openapi('StaffCategory');
export type StaffCategoryRow = z.infer<typeof staffCategorySchema>;

export const categoryNodeSchema = staffCategorySchema.extend({ products: z.int() }).openapi('StaffCategoryNode');
export type CategoryNode = z.infer<typeof categoryNodeSchema>;

export const categoryFormSchema = z
  .object({ code: codeText.or(z.literal('')).default(''), parentId: z.int().nullable(), isActive: z.boolean(), texts: namedTexts })
  .openapi('CategoryForm');
export const categoryRecordSchema = categoryFormSchema.extend({ id: z.int(), ...revision }).openapi('CategoryRecord');

export const categoryMoveSchema = z
  .object({
    parentId: z.int().nullable().openapi({ description: 'Null: to the top' }),
    index: z.int().min(0).nullable().openapi({ description: 'Its place among the others there; null: the last' }),
  })
  .openapi('CategoryMove');

export const staffCollectionSchema = z
  .object({ id: z.int(), code: z.string(), name: z.string(), position: z.int(), isActive: z.boolean(), products: z.int() })
  .openapi('StaffCollection');
export const collectionFormSchema = z
  .object({ code: codeText.or(z.literal('')).default(''), position, isActive: z.boolean(), texts: namedTexts })
  .openapi('CollectionForm');
export const collectionRecordSchema = collectionFormSchema.extend({ id: z.int(), ...revision }).openapi('CollectionRecord');

export const collectedProductSchema = z
  .object({ id: z.int(), handle: z.string(), name: z.string(), status: z.enum(['draft', 'published', 'retired']) })
  .openapi('CollectedProduct');
export type CollectedProduct = z.infer<typeof collectedProductSchema>;
export const collectedSchema = z.object({ productIds: z.array(z.int()).min(1).max(1000) });

const nameTexts = z.array(z.object({ languageId: z.int(), name: z.string().max(120) })).max(17);

export const staffAttributeValueSchema = z
  .object({
    id: z.int(),
    attribute: z.string(),
    code: z.string(),
    name: z.string(),
    hex: z.string().nullable(),
    scale: z.string().nullable(),
    position: z.int(),
  })
  .openapi('StaffAttributeValue');
export const attributeValueFormSchema = z
  .object({
    attribute: codeText.min(1),
    // Sizes are written as they are on labels: `XL`, `32/34`, `75B`.
    code: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./+-]*$/u, 'Letters, digits, and . / + - between them'),
    hex: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'A colour such as #1f2a44')
      .nullable(),
    scale: codeText.nullable(),
    position,
    texts: nameTexts,
  })
  .openapi('AttributeValueForm');
export const attributeValueRecordSchema = attributeValueFormSchema.extend({ id: z.int(), ...revision }).openapi('AttributeValueRecord');

export const attributeFormSchema = z.object({ texts: nameTexts }).openapi('AttributeForm');
export const attributeRecordSchema = attributeFormSchema.extend({ id: z.string(), ...revision }).openapi('AttributeRecord');

/** mm of a body: a baby's foot to a tall man's height. */
const length = z.int().min(30).max(2500);

export const staffSizeChartSchema = z
  .object({ id: z.int(), code: z.string(), audience: z.string(), measures: z.array(z.string()), sizes: z.int(), products: z.int() })
  .openapi('StaffSizeChart');
export const sizeChartFormSchema = z
  .object({
    code: codeText.min(1),
    audience: z.enum(['women', 'men', 'kids']),
    measures: z.array(measureSchema).min(1, 'At least one measure is needed').max(7),
    rows: z
      .array(z.object({ sizeId: z.int(), ranges: z.partialRecord(measureSchema, z.tuple([length, length])) }))
      .min(1, 'At least one size is needed')
      .max(60),
  })
  .openapi('SizeChartForm');
export const sizeChartRecordSchema = sizeChartFormSchema.extend({ id: z.int(), ...revision }).openapi('SizeChartRecord');

const contact = {
  name: z.string().trim().min(1, 'A name is needed').max(200),
  street: z.string().trim().min(1, 'A street is needed').max(200),
  postalCode: z.string().trim().max(20),
  city: z.string().trim().min(1, 'A city is needed').max(120),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'Two capitals, such as PT'),
  email: z.email('An e-mail address is needed'),
};
export const makerFormSchema = z.object({ ...contact, responsible: z.object(contact).nullable() }).openapi('MakerForm');
export const makerRecordSchema = makerFormSchema.extend({ id: z.int(), ...revision }).openapi('MakerRecord');
export const staffMakerSchema = makerFormSchema.extend({ id: z.int() }).openapi('StaffMaker');
