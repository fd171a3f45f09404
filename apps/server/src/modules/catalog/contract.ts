import { z } from '@hono/zod-openapi';

export { careCodes, fibreCodes, partCodes, vatCategories, type CareCode, type FibreCode, type PartCode } from './products/garment-codes.ts';

export const imageSchema = z
  .object({
    imageUrl: z.string(),
    imageMimeType: z.string(),
    width: z.int(),
    height: z.int(),
    alt: z.string().optional().openapi({ description: 'What is to be seen on it, in the language; absent: nobody has said' }),
  })
  .openapi('Image');
export type Image = z.infer<typeof imageSchema>;

export const colorSchema = z.object({ id: z.int(), code: z.string(), name: z.string(), hex: z.string().nullable() }).openapi('Color');
export type Color = z.infer<typeof colorSchema>;
export const sizeSchema = z.object({ id: z.int(), code: z.string(), name: z.string() }).openapi('Size');
export type Size = z.infer<typeof sizeSchema>;

export const badgeSchema = z.enum(['Special', 'Promotional', 'Fire', 'Low']);
export type Badge = z.infer<typeof badgeSchema>;

/** Decimal numbers in major units. `priorPrice` is what a strike-through, a badge or a percentage is measured against. */
export const priceFields = {
  currency: z.string(),
  unitPrice: z.number(),
  discountPrice: z.number(),
  /** The lowest price of the 30 days before the reduction; null: not reduced, or history supports no claim. */
  priorPrice: z.number().nullable(),
};

export const categorySchema = z
  .object({ id: z.int(), code: z.string(), slug: z.string(), parentId: z.int().nullable(), name: z.string() })
  .openapi('Category');
export type Category = z.infer<typeof categorySchema>;

/** One category as its page shows it. A page asked for by an old slug finds the current one here and answers 301. */
export const categoryPageSchema = categorySchema
  .extend({
    description: z.string(),
    parent: categorySchema.nullable(),
    children: z.array(categorySchema),
    /** Current path parts per language code: `['damen', 'kleider']`. */
    paths: z.record(z.string(), z.array(z.string())),
  })
  .openapi('CategoryPage');
export type CategoryPage = z.infer<typeof categoryPageSchema>;

export const brandSchema = z.object({ id: z.int(), slug: z.string(), name: z.string(), description: z.string() }).openapi('Brand');
export type Brand = z.infer<typeof brandSchema>;

/** A themed set of products as its page shows it. Asked for by an old slug, it has the current one here. */
export const collectionPageSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    /** Current slug per language code. */
    slugs: z.record(z.string(), z.string()),
  })
  .openapi('CollectionPage');
export type CollectionPage = z.infer<typeof collectionPageSchema>;

/** A collection as a link to it shows it. */
export const collectionSchema = collectionPageSchema.omit({ slugs: true }).openapi('Collection');
export type Collection = z.infer<typeof collectionSchema>;

/** A value that products are filtered by. `attribute` is `color`, `size`, or what the merchant has: `material`, `pattern`, `fit`. */
export const attributeValueSchema = z
  .object({
    id: z.int(),
    attribute: z.string(),
    /** The attribute's own name in the language. */
    attributeName: z.string(),
    code: z.string(),
    name: z.string(),
    hex: z.string().nullable(),
    /** Sizes of different scales stay apart: alpha, waist, kids, baby, bra, shoe, one. */
    scale: z.string().nullable(),
  })
  .openapi('AttributeValue');
export type AttributeValue = z.infer<typeof attributeValueSchema>;

/** What is measured of a body. */
export const measureSchema = z.enum(['chest', 'underbust', 'waist', 'hip', 'inseam', 'height', 'foot']);
export type Measure = z.infer<typeof measureSchema>;

/** Which body each size is made for. Ranges are mm of the body, from and to. */
export const sizeChartSchema = z
  .object({
    code: z.string(),
    measures: z.array(measureSchema),
    rows: z.array(z.object({ size: sizeSchema, ranges: z.partialRecord(measureSchema, z.tuple([z.int(), z.int()])) })),
  })
  .openapi('SizeChart');
export type SizeChart = z.infer<typeof sizeChartSchema>;

export const productCardSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    brand: z.object({ slug: z.string(), name: z.string() }),
    ...priceFields,
    /** First the picture of the card, then the one shown on hover. */
    images: z.array(imageSchema),
    colors: z.array(colorSchema),
    badges: z.array(badgeSchema),
    isAvailable: z.boolean(),
  })
  .openapi('ProductCard');
export type ProductCard = z.infer<typeof productCardSchema>;

export const variantSchema = z
  .object({
    id: z.int(),
    sku: z.string(),
    colorId: z.int().nullable(),
    sizeId: z.int(),
    ...priceFields,
    /** Pieces that can be bought now, at most 10: more is nobody's business. */
    available: z.int(),
  })
  .openapi('Variant');
export type Variant = z.infer<typeof variantSchema>;

const addressSchema = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  countryCode: z.string(),
  email: z.string(),
});

export const productPageSchema = z
  .object({
    id: z.int(),
    sku: z.string(),
    slug: z.string(),
    /** Current slug per language code. */
    slugs: z.record(z.string(), z.string()),
    name: z.string(),
    description: z.string(),
    brand: z.object({ slug: z.string(), name: z.string(), description: z.string() }),
    ...priceFields,
    badges: z.array(badgeSchema),
    /** From the top category down to the leaf. */
    breadcrumbs: z.array(categorySchema),
    /** Empty for a product that comes in one colour without a name. */
    colors: z.array(colorSchema.extend({ images: z.array(imageSchema) })),
    /** Pictures that belong to no colour. */
    images: z.array(imageSchema),
    sizes: z.array(sizeSchema),
    variants: z.array(variantSchema),
    composition: z.array(z.object({ part: z.string(), fibres: z.array(z.object({ fibre: z.string(), percent: z.number() })) })),
    care: z.array(z.string()),
    maker: addressSchema.extend({ responsible: addressSchema.nullable() }).nullable(),
    isHygiene: z.boolean(),
    /** Besides colour and size, in the language: material, pattern, fit. */
    attributes: z.array(attributeValueSchema),
    /** Null: its sizes are not measured. */
    sizeChart: sizeChartSchema.nullable(),
    /** When it would arrive, ordered now, by the country's usual delivery; ISO dates. */
    delivery: z.object({ from: z.string(), until: z.string() }).nullable(),
  })
  .openapi('ProductPage');
export type ProductPage = z.infer<typeof productPageSchema>;
