import { z } from '@hono/zod-openapi';
import { languageIdField, languageIdQuery } from '../countries/contract.ts';
import { idField, textField } from '#platform/request-fields';

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

/** The order of a list of reviews; reviews with equally many stars are listed newest first. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** The number of approved reviews with 1, 2, 3, 4 and 5 stars. */
export const starCountsSchema = z.array(z.int()).length(5).openapi('StarCounts');
export type StarCounts = z.infer<typeof starCountsSchema>;

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

/** The content of a buyer's review of a product. */
export const reviewContentSchema = z
  .object({
    productId: idField,
    author: textField.trim().min(1).max(40),
    stars: z.int().min(1).max(5),
    fit: fitSchema.nullable().default(null),
    text: textField.trim().max(2000).default(''),
    languageId: languageIdField.default(1),
  })
  .openapi('ReviewContent');
export type ReviewContent = z.infer<typeof reviewContentSchema>;

/** A review with a proof of the purchase: the link of an email, or the email address or invoice number of the order. */
export const newReviewSchema = reviewContentSchema
  .extend({ email: textField.max(254).optional(), invoiceNumber: textField.max(40).optional(), link: textField.min(1).max(100).optional() })
  .openapi('NewReview');
export type NewReview = z.infer<typeof newReviewSchema>;

/** The response to a new review: whether the buyer must first open the link in the email to the order's address. */
export const reviewedSchema = z.object({ isWaiting: z.boolean() }).openapi('Reviewed');
export type Reviewed = z.infer<typeof reviewedSchema>;

/** The review that the link of an email confirms. */
export const reviewConfirmationSchema = z
  .object({
    orderNumber: z.string(),
    /** Name of the product. */
    product: z.string(),
    stars: z.int(),
    text: z.string(),
    author: z.string(),
    /** Whether it is already confirmed. */
    isConfirmed: z.boolean(),
    /** The signed link of the order. */
    link: z.string(),
  })
  .openapi('ReviewConfirmation');
export type ReviewConfirmation = z.infer<typeof reviewConfirmationSchema>;

/** A body measure in cm with one decimal. Only measures in the product's size chart are used. */
const measured = z.coerce.number().min(10).max(250).optional();
export const sizeFinderQuerySchema = z.object({
  languageId: languageIdQuery,
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
