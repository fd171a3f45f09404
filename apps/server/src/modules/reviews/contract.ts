import { z } from '@hono/zod-openapi';

export const fitSchema = z.enum(['small', 'true', 'large']);
export type Fit = z.infer<typeof fitSchema>;

/** What buyers say, added up. */
export const ratingSchema = z
  .object({
    count: z.int(),
    /** 1 to 5, one decimal; null: no reviews yet. */
    average: z.number().nullable(),
    /** How it fits, from reviews and returns. */
    fit: z.object({
      small: z.int(),
      true: z.int(),
      large: z.int(),
      /** Said once enough have told; null before. */
      verdict: fitSchema.nullable(),
    }),
  })
  .openapi('Rating');
export type Rating = z.infer<typeof ratingSchema>;

export const reviewSchema = z
  .object({
    id: z.int(),
    author: z.string(),
    stars: z.int(),
    fit: fitSchema.nullable(),
    text: z.string(),
    color: z.string().nullable(),
    size: z.string().nullable(),
    /** ISO-2 of the buyer's country. */
    countryCode: z.string(),
    /** IETF tag of the language it is written in. */
    languageTag: z.string(),
    createdAt: z.string(),
  })
  .openapi('Review');
export type Review = z.infer<typeof reviewSchema>;

/** A buyer's review: the order is known by its number and what else only its buyer knows. */
export const newReviewSchema = z
  .object({
    productId: z.int().positive(),
    /** Of the order; or its invoice number. */
    email: z.string().max(254).optional(),
    invoiceNumber: z.string().max(40).optional(),
    author: z.string().trim().min(1).max(40),
    stars: z.int().min(1).max(5),
    fit: fitSchema.nullable().default(null),
    text: z.string().trim().max(2000).default(''),
    languageId: z.int().positive().default(1),
  })
  .openapi('NewReview');
export type NewReview = z.infer<typeof newReviewSchema>;

/** Body measures in cm, one decimal; those that the product's chart asks for. */
const measured = z.coerce.number().min(10).max(250).optional();
export const sizeFinderQuerySchema = z.object({
  languageId: z.coerce.number().int().positive().default(1),
  chest: measured,
  underbust: measured,
  waist: measured,
  hip: measured,
  inseam: measured,
  height: measured,
  foot: measured,
  /** How it should sit. */
  preference: z.enum(['close', 'regular', 'loose']).default('regular'),
});

export const sizeAdviceSchema = z
  .object({
    size: z.object({ id: z.int(), code: z.string(), name: z.string() }).nullable(),
    /** The neighbour that would do as well. */
    alternative: z.object({ id: z.int(), code: z.string(), name: z.string() }).nullable(),
    /**
     * Why, in the order of weight: `within` (all measures are the size's), `decided-by` (which measure decided), `between`,
     * `preference`, `runs-small`, `runs-large`, `below-smallest`, `above-largest`.
     */
    reasons: z.array(z.object({ code: z.string(), measure: z.string().optional() })),
  })
  .openapi('SizeAdvice');
export type SizeAdvice = z.infer<typeof sizeAdviceSchema>;
