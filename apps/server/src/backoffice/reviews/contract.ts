import { z } from '@hono/zod-openapi';
import { fitSchema } from '#contracts/reviews';
import { idField, textField } from '#platform/request-fields';

export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;

export const adminReviewSchema = z
  .object({
    id: z.int(),
    productId: z.int(),
    product: z.string(),
    orderNumber: z.string(),
    author: z.string(),
    stars: z.int(),
    fit: fitSchema.nullable(),
    text: z.string(),
    countryId: z.int(),
    languageId: z.int(),
    status: z.enum(reviewStatuses),
    createdAt: z.string(),
    decidedAt: z.string().nullable(),
    decidedBy: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .openapi('AdminReview');
export type AdminReviewRow = z.infer<typeof adminReviewSchema>;

const reason = textField.trim().max(500);
export const approveReviewSchema = z.object({ reason: reason.default('') }).openapi('ApproveReview');
export const rejectReviewSchema = z.object({ reason: reason.min(1, 'Enter a reason') }).openapi('RejectReview');

export const manyReviewsSchema = z
  .object({
    ids: z.array(idField).min(1).max(100),
    change: z.discriminatedUnion('move', [
      z.object({ move: z.literal('approve') }),
      z.object({ move: z.literal('reject'), reason: reason.min(1, 'Enter a reason') }),
    ]),
  })
  .openapi('ManyReviews');
