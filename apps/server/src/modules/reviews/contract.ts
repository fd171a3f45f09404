import { z } from '@hono/zod-openapi';

export const fitSchema = z.enum(['small', 'true', 'large']);
export type Fit = z.infer<typeof fitSchema>;

/** Sums over buyers' reviews. */
export const ratingSchema = z
  .object({
    count: z.int(),
    /** 1 to 5, one decimal; null: no reviews yet. */
    average: z.number().nullable(),
    /** Fit reports from reviews and returns. */
    fit: z.object({
      small: z.int(),
      true: z.int(),
      large: z.int(),
      /** Null until there are enough reports. */
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
    /** ISO 3166-1 alpha-2 code of the buyer's country. */
    countryCode: z.string(),
    /** BCP 47 tag of the review's language. */
    languageTag: z.string(),
    createdAt: z.string(),
  })
  .openapi('Review');
export type Review = z.infer<typeof reviewSchema>;

/** A buyer's review, with the order number and a proof that only its buyer has. */
export const newReviewSchema = z
  .object({
    productId: z.int().positive(),
    /** Email address of the order, or its invoice number. */
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

/** Body measures in cm with one decimal; those that the product's chart uses. */
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
  /** The preferred fit. */
  preference: z.enum(['close', 'regular', 'loose']).default('regular'),
});

export const sizeAdviceSchema = z
  .object({
    size: z.object({ id: z.int(), code: z.string(), name: z.string() }).nullable(),
    /** A neighbouring size that would also fit. */
    alternative: z.object({ id: z.int(), code: z.string(), name: z.string() }).nullable(),
    /**
     * Reasons by weight: `within` (all measures are in the size's range), `decided-by` (the deciding measure), `between`,
     * `preference`, `runs-small`, `runs-large`, `below-smallest`, `above-largest`.
     */
    reasons: z.array(z.object({ code: z.string(), measure: z.string().optional() })),
  })
  .openapi('SizeAdvice');
export type SizeAdvice = z.infer<typeof sizeAdviceSchema>;
