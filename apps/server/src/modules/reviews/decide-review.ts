import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findNextState } from '#kit/transitions';
import { buildProductTag } from '#modules/catalog';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { addToRating } from './add-to-rating.ts';
import { ReviewCannotMove, ReviewNotFound } from './errors.ts';
import { removeFitReport, recordFit } from './sizes/record-fit.ts';
import { reviewTransitions, type ReviewMove } from './review-transitions.ts';
import { reviews } from './tables.ts';

export interface Decision {
  reviewId: number;
  /** Name of the operator who decides. */
  by: string;
  reason: string;
}

/**
 * Approves a review, so that it is shown and counted.
 * @throws ReviewNotFound, ReviewCannotMove
 */
export const approveReview = (db: Db, { reason = '', ...decision }: Omit<Decision, 'reason'> & { reason?: string }): Promise<void> =>
  decide(db, 'approve', { ...decision, reason });

/**
 * Rejects a review, even if it is approved, and stores the reason.
 * @throws ReviewNotFound, ReviewCannotMove
 */
export const rejectReview = (db: Db, decision: Decision): Promise<void> => decide(db, 'reject', decision);

async function decide(db: Db, move: ReviewMove, { reviewId, by, reason }: Decision): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('update');
    if (!review) throw new ReviewNotFound(reviewId);
    const status = findNextState(reviewTransitions, review.status, move);
    if (!status) throw new ReviewCannotMove(review.status, move);
    await tx.update(reviews).set({ status, decidedAt: now(), decidedBy: by, reason }).where(eq(reviews.id, reviewId));
    if (status !== 'approved' && review.status !== 'approved') return;

    const { productId, stars, fit, sizeId } = review;
    const report = { source: 'review', reference: String(reviewId) } as const;
    const sign = status === 'approved' ? 1 : -1;
    await addToRating(tx, productId, { reviews: sign, stars: sign * stars });
    if (status !== 'approved') await removeFitReport(tx, report);
    else if (fit) await recordFit(tx, { ...report, productId, fit, sizeId });
    await dropTags(tx, [buildProductTag(productId)]);
    await publish(tx, { type: 'listing.outdated', payload: { productIds: [productId] } });
  });
}
