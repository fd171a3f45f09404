import { z } from '@hono/zod-openapi';
import { makeNullable } from '#platform/http';

export { careCodes, fibreCodes, partCodes, vatCategories, type CareCode, type FibreCode, type PartCode } from './products/garment-codes.ts';
export { translatedKinds, type TranslatedKind, type TranslatedText } from './translations/translated-kinds.ts';

export const imageSchema = z
  .object({
    imageUrl: z.string(),
    imageMimeType: z.string(),
    width: z.int(),
    height: z.int(),
    alt: z.string().optional().openapi({ description: 'Alternative text in the requested language; absent if there is none' }),
    focus: z.string().optional().openapi({ description: 'Focal point as a value of `object-position`, such as `30% 20%`; absent for the centre' }),
  })
  .openapi('Image');
export type Image = z.infer<typeof imageSchema>;

export const colorSchema = z.object({ id: z.int(), code: z.string(), name: z.string(), hex: z.string().nullable() }).openapi('Color');
export type Color = z.infer<typeof colorSchema>;
export const sizeSchema = z.object({ id: z.int(), code: z.string(), name: z.string() }).openapi('Size');
export type Size = z.infer<typeof sizeSchema>;

export const badgeSchema = z.enum(['Special', 'Promotional', 'Fire', 'Low']);
export type Badge = z.infer<typeof badgeSchema>;

/** Limits of the tags of a product, which are those of Shopify. */
export const [MAX_PRODUCT_TAG_LENGTH, MAX_PRODUCT_TAGS] = [255, 250];
/** The maximum number of attribute values of a product, other than colours and sizes. */
export const MAX_PRODUCT_ATTRIBUTES = 200;

/** Decimal numbers in major units. Strike-through prices, badges and percentages are calculated from `priorPrice`. */
export const priceFields = {
  currency: z.string(),
  unitPrice: z.number(),
  discountPrice: z.number(),
  /** The lowest price of the 30 days before the reduction; null: not reduced, or the history does not support a claim. */
  priorPrice: z.number().nullable(),
};

export const categorySchema = z
  .object({ id: z.int(), code: z.string(), slug: z.string(), parentId: z.int().nullable(), name: z.string() })
  .openapi('Category');
export type Category = z.infer<typeof categorySchema>;

/** The data of a category page. For an old slug, the response has the current slug, and the page redirects with 301. */
export const categoryPageSchema = categorySchema
  .extend({
    description: z.string(),
    parent: makeNullable(categorySchema),
    children: z.array(categorySchema),
    /** Current path segments per language code: `['damen', 'kleider']`. */
    paths: z.record(z.string(), z.array(z.string())),
  })
  .openapi('CategoryPage');
export type CategoryPage = z.infer<typeof categoryPageSchema>;

export const brandSchema = z.object({ id: z.int(), slug: z.string(), name: z.string(), description: z.string() }).openapi('Brand');
export type Brand = z.infer<typeof brandSchema>;

/** The data of a collection page. A collection is a themed set of products. For an old slug, the response has the current slug. */
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

/** A collection for a link to it. */
export const collectionSchema = collectionPageSchema.omit({ slugs: true }).openapi('Collection');
export type Collection = z.infer<typeof collectionSchema>;

/** A value by which products are filtered. `attribute` is `color`, `size`, or an attribute of the merchant: `material`, `pattern`, `fit`. */
export const attributeValueSchema = z
  .object({
    id: z.int(),
    attribute: z.string(),
    /** The name of the attribute in the language. */
    attributeName: z.string(),
    code: z.string(),
    name: z.string(),
    hex: z.string().nullable(),
    /** The scale of a size, because different scales are not mixed: alpha, numeric, waist, bra, kids, baby, shoe, one. */
    scale: z.string().nullable(),
  })
  .openapi('AttributeValue');
export type AttributeValue = z.infer<typeof attributeValueSchema>;

/** The body measurements. */
export const measureSchema = z.enum(['chest', 'underbust', 'waist', 'hip', 'inseam', 'height', 'foot']);
export type Measure = z.infer<typeof measureSchema>;

/** The body measurements for each size. Ranges are minimum and maximum in mm. */
export const sizeChartSchema = z
  .object({
    code: z.string(),
    measures: z.array(measureSchema),
    rows: z.array(z.object({ size: sizeSchema, ranges: z.partialRecord(measureSchema, z.tuple([z.int(), z.int()])) })),
  })
  .openapi('SizeChart');
export type SizeChart = z.infer<typeof sizeChartSchema>;

const cardRatingSchema = z.object({ count: z.int(), average: z.number().openapi({ description: '1 to 5, one decimal' }) }).openapi('CardRating');

export const productCardSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    brand: z.object({ slug: z.string(), name: z.string() }),
    ...priceFields,
    /** The card image, then the hover image. Both show `colorCode`, or no specific colour. */
    images: z.array(imageSchema),
    colorCode: z.string().nullable().openapi({
      description:
        'The colour of the card and of its link: the first filtered colour of the product, or else its cover colour; null if it has no colours',
    }),
    colors: z.array(colorSchema),
    badges: z.array(badgeSchema),
    isAvailable: z.boolean(),
    rating: makeNullable(cardRatingSchema).openapi({ description: 'The approved reviews; null if there are none' }),
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
    /** Available pieces, capped at 10 because the exact stock is not public. */
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
    /** From the top category to the leaf. */
    breadcrumbs: z.array(categorySchema),
    /** Empty for a product in one colour without a name. */
    colors: z.array(colorSchema.extend({ images: z.array(imageSchema) })),
    /** Images without a colour. */
    images: z.array(imageSchema),
    coverColorId: z.int().nullable().openapi({ description: 'The colour that the page shows by default; null if the product has no colours' }),
    sizes: z.array(sizeSchema),
    variants: z.array(variantSchema),
    composition: z.array(z.object({ part: z.string(), fibres: z.array(z.object({ fibre: z.string(), percent: z.number() })) })),
    care: z.array(z.string()),
    maker: addressSchema.extend({ responsible: addressSchema.nullable() }).nullable(),
    isHygiene: z.boolean(),
    /** Attributes other than colour and size, in the language: material, pattern, fit. */
    attributes: z.array(attributeValueSchema),
    /** Null for a product without size measurements. */
    sizeChart: makeNullable(sizeChartSchema),
    delivery: z
      .object({
        from: z.string(),
        until: z.string(),
        price: z.number().openapi({ description: 'Major units, VAT included' }),
        freeFrom: z.number().nullable().openapi({ description: 'Goods worth this much are delivered free; null: never' }),
      })
      .nullable()
      .openapi({ description: "Estimated arrival if ordered now and its price, by the country's usual delivery; ISO dates" }),
  })
  .openapi('ProductPage');
export type ProductPage = z.infer<typeof productPageSchema>;
