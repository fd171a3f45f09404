import { z } from '@hono/zod-openapi';
import { brandSchema, categorySchema, productCardSchema } from '../catalog/contract.ts';
import { idQuery, languageIdQuery } from '../countries/contract.ts';

export const listingOrders = ['newest', 'price-asc', 'price-desc', 'discount', 'popularity'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** Codes joined by commas, in any case: `navy,black`. At most 50. */
const codes = z
  .string()
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

const ids = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, 'must be ids joined by commas')
  .transform((text) => [...new Set(text.split(',').map(Number))]);

/** `from-to`, either side may be left out: `20-50`, `20-`, `-50`; at least one is there, and they do not cross. */
const range = (side: string) =>
  z
    .string()
    .regex(new RegExp(`^(?=.*\\d)(${side})?-(${side})?$`), 'must be two numbers joined by a hyphen, such as 20-50')
    .transform((text) => {
      const [from = '', to = ''] = text.split('-');
      return { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
    })
    .refine(({ from, to }) => from === null || to === null || from <= to, 'the first must not be the larger');

/** What a listing may be narrowed to. All filters combine; several values of one widen it. */
export const filterFields = {
  /** The specification's: brand ids, joined by commas. */
  brandId: ids.optional(),
  /** The same by their slugs, for addresses. */
  brand: codes.optional(),
  color: codes.optional(),
  size: codes.optional(),
  /** Percent off what the reduction may be measured against. */
  discountRange: range('\\d{1,3}').optional(),
  /** Major units of the country's currency. */
  priceRange: range('\\d{1,7}(?:\\.\\d{1,2})?').optional(),
  /** Only what can be bought now. With colours or sizes: in one of them. */
  availability: z.enum(['in-stock']).optional(),
  /** `attribute:code`, joined by commas: `material:cotton,fit:slim`. */
  attribute: codes.refine((list) => list.every((pair) => /^[\w-]+:[\w-]+$/.test(pair)), 'must be attribute:code').optional(),
};

const pageFields = {
  countryId: idQuery,
  languageId: languageIdQuery,
  page: idQuery.max(100_000).default(1),
  take: idQuery.max(96).default(12),
};

/** The specification's query names of a listing, and the filters it leaves open. */
export const listingQuerySchema = z.object({
  categoryId: idQuery.optional(),
  collectionId: idQuery.optional(),
  ...pageFields,
  orderBy: z.enum(listingOrders).default('newest'),
  ...filterFields,
});
export type ListingQuery = z.infer<typeof listingQuerySchema>;

/** A brand's listing. `order` goes by price; `orderBy`, where it is given, goes before it. */
export const brandListingQuerySchema = z.object({
  brandSlug: z.string().min(1).max(200),
  ...pageFields,
  order: z.enum(['ASC', 'DESC']).default('ASC'),
  orderBy: z.enum(listingOrders).optional(),
  ...filterFields,
});

/** What goes with a product: of its own category and of its kind. */
export const relatedQuerySchema = z.object({ productId: idQuery, ...pageFields });

export const searchQuerySchema = z.object({
  q: z.string().trim().min(1).max(200),
  categoryId: idQuery.optional(),
  ...pageFields,
  /** Left out: the best match first. */
  orderBy: z.enum(listingOrders).optional(),
  ...filterFields,
});
export type SearchQuery = z.infer<typeof searchQuerySchema>;

const counts = z.record(z.string(), z.int());

/**
 * How many products each choice would show. Disjunctive: the choices of one filter are counted as if that filter were not
 * set. Zeroes are left out.
 */
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
    /** By least percentage: 10, 20, 30, 50. */
    discount: counts,
    inStock: z.int(),
    /** The lowest and the highest price there is, major units; null: nothing found. */
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
        currency: true,
        unitPrice: true,
        discountPrice: true,
        priorPrice: true,
      }),
    ),
    /** With the slug of the category above, where there is one. */
    categories: z.array(categorySchema.extend({ parent: categorySchema.nullable() })),
    brands: z.array(brandSchema.omit({ description: true })),
  })
  .openapi('Suggestions');
export type Suggestions = z.infer<typeof suggestionsSchema>;
