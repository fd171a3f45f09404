import { z } from '@hono/zod-openapi';
import { makeNullable } from '#platform/http';
import { brandSchema, categorySchema, imageSchema, productCardSchema } from '../catalog/contract.ts';
import { languageIdQuery } from '../countries/contract.ts';
import { buildPageFields, idQuery, slugField, textField } from '#platform/request-fields';

/** The default order is `recommended` on the shop's pages and `newest` in the API. See `refresh/recommendation.ts`. */
export const listingOrders = ['recommended', 'newest', 'price-asc', 'price-desc', 'discount', 'popularity'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** Codes separated by commas, in upper or lower case: `navy,black`. At most 50. */
const codes = textField
  .max(1000)
  .transform((text) => [
    ...new Set(
      text
        .toLowerCase()
        .split(',')
        .map((code) => code.trim())
        .filter(Boolean),
    ),
  ])
  .refine((list) => list.length <= 50, 'at most 50 values');

const codesOrIds = codes.openapi({ description: 'Comma-separated codes or ids. A number that is both is used as a code.' });

const ids = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, 'must be ids joined by commas')
  .transform((text) => [...new Set(text.split(',').map(Number))]);

/** `from-to`: `20-50`, `20-`, `-50`. One bound may be missing; `from` must not exceed `to`. */
const range = (side: string) =>
  z
    .string()
    .regex(new RegExp(`^(?=.*\\d)(${side})?-(${side})?$`), 'must be two numbers joined by a hyphen, such as 20-50')
    .transform((text) => {
      const [from = '', to = ''] = text.split('-');
      return { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
    })
    .refine(({ from, to }) => from === null || to === null || from <= to, 'the first must not be the larger');

/** The filters of a listing. Different filters narrow the result; several values of one filter widen it. */
export const filterFields = {
  /** From the specification: brand ids, separated by commas. */
  brandId: ids.optional(),
  /** Brand slugs, which page addresses use. */
  brand: codes.optional(),
  color: codesOrIds.optional(),
  size: codesOrIds.optional(),
  /** Reduction in percent of the prior price. */
  discountRange: range('\\d{1,3}').optional(),
  /** Major units of the country's currency. */
  priceRange: range('\\d{1,7}(?:\\.\\d{1,2})?').optional(),
  /** Only products in stock. With colours or sizes: in stock in one of them. */
  availability: z.enum(['in-stock']).optional(),
  /** `attribute:code`, separated by commas: `material:cotton,fit:slim`. */
  attribute: codes.refine((list) => list.every((pair) => /^[\w-]+:[\w-]+$/.test(pair)), 'must be attribute:code').optional(),
};

const pageFields = {
  countryId: idQuery,
  languageId: languageIdQuery,
  ...buildPageFields({ take: 12, maxTake: 96 }),
};

/** The query parameters of a listing from the specification, and additional filters. */
export const listingQuerySchema = z.object({
  categoryId: idQuery.optional(),
  collectionId: idQuery.optional(),
  ...pageFields,
  orderBy: z.enum(listingOrders).default('newest'),
  ...filterFields,
});
export type ListingQuery = z.infer<typeof listingQuerySchema>;

/** The listing query with a category. An invalid category id counts as missing: the specification requires a special response for a missing id. */
export const categoryListingQuerySchema = listingQuerySchema.extend({ categoryId: idQuery.optional().catch(undefined).openapi({ type: 'integer' }) });

/** A brand's listing. `order` sorts by price; `buildOrderBy` takes precedence over it. */
export const brandListingQuerySchema = z.object({
  brandSlug: slugField,
  ...pageFields,
  order: z.enum(['ASC', 'DESC']).default('ASC'),
  orderBy: z.enum(listingOrders).optional(),
  ...filterFields,
});

/** A picture for each category that has products. */
export const categoryPicturesSchema = z.array(z.object({ categoryId: z.int(), image: imageSchema })).openapi('CategoryPictures');
export type CategoryPictures = z.infer<typeof categoryPicturesSchema>;

/** The query for products of the same category or brand as a product. */
export const relatedQuerySchema = z.object({ productId: idQuery, ...pageFields });

/** The query for products that complete a look. */
export const complementQuerySchema = z.object({
  countryId: idQuery,
  languageId: languageIdQuery,
  take: z.coerce.number().int().min(1).max(12).default(4),
});

export const searchQuerySchema = z.object({
  q: textField.trim().min(1).max(200),
  categoryId: idQuery.optional(),
  ...pageFields,
  /** Default: the best match first. */
  orderBy: z.enum(listingOrders).optional(),
  ...filterFields,
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

const counts = z.record(z.string(), z.int());

/** The number of products per filter value. Facets are disjunctive: each filter is counted as if it were not set. Zeros are left out. */
export const facetsSchema = z
  .object({
    /** By code. */
    color: counts,
    size: counts,
    /** By slug. */
    brand: counts,
    /** By category id. */
    category: counts,
    /** By `attribute:code`. */
    attribute: counts,
    /** By minimum percentage: 10, 20, 30, 50. */
    discount: counts,
    inStock: z.int(),
    /** The lowest and highest price, major units; null: no products. */
    price: z.object({ from: z.number(), to: z.number() }).nullable(),
  })
  .openapi('Facets');
export type Facets = z.infer<typeof facetsSchema>;

export const suggestionsSchema = z
  .object({
    products: z.array(
      productCardSchema.pick({
        id: true,
        slug: true,
        name: true,
        brand: true,
        images: true,
        colorCode: true,
        currency: true,
        unitPrice: true,
        discountPrice: true,
        priorPrice: true,
      }),
    ),
    /** With the slug of the parent category, if there is one. */
    categories: z.array(categorySchema.extend({ parent: makeNullable(categorySchema) })),
    brands: z.array(brandSchema.omit({ description: true })),
  })
  .openapi('Suggestions');
export type Suggestions = z.infer<typeof suggestionsSchema>;

/** Questions of the help centre that a search finds. */
export const foundAnswersSchema = z
  .array(z.object({ id: z.int(), title: z.string(), topic: z.string().openapi({ description: 'Name of the topic' }) }))
  .openapi('FoundAnswers');
export type FoundAnswers = z.infer<typeof foundAnswersSchema>;
