import { fieldIssues, isApiError } from '#lib/api/api-error.ts';
import type { Api } from '#lib/api/api.ts';
import type { OrderProof } from '#lib/api/order-calls.ts';
import { reviewIssues, type ReviewIssue, type TypedReview } from './new-review.ts';

/** The reason for a refusal and the input. */
export interface ReviewAnswer {
  review: TypedReview;
  issues: ReviewIssue[];
  /** The API's error code if no field is wrong. */
  refusal: string | null;
}

/** The data that identifies the buyer. */
type Proof = OrderProof & { orderNumber: string };

/** Submits a buyer's review. @returns whether it waits for a confirmation by email; or the reason for the refusal */
export async function sendReview(
  api: Pick<Api, 'writeReview'>,
  { orderNumber, ...proof }: Proof,
  review: TypedReview,
): Promise<ReviewAnswer | { isWaiting: boolean }> {
  const issues = reviewIssues(review);
  const { stars } = review;
  if (issues.length > 0 || stars === null) return { review, issues, refusal: null };
  try {
    return await api.writeReview(orderNumber, { ...proof, ...review, stars });
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    const named = fieldIssues(error).flatMap(({ field }) => (isIssue(field) ? [field] : []));
    return { review, issues: named, refusal: named.length > 0 ? null : error.code };
  }
}

const isIssue = (field: string): field is ReviewIssue => field === 'stars' || field === 'author' || field === 'text';
