import { fieldIssues, isApiError } from '#lib/api-error.ts';
import type { Api } from '#lib/api.ts';
import { reviewIssues, type ReviewIssue, type TypedReview } from './new-review.ts';

/** Why a review was not taken, and what had been typed. */
export interface ReviewAnswer {
  review: TypedReview;
  issues: ReviewIssue[];
  /** The API's code for anything that is no field's fault. */
  refusal: string | null;
}

/** What the buyer is known by. */
interface Proof {
  orderNumber: string;
  email?: string;
  invoiceNumber?: string;
}

/** Sends a buyer's review. @returns null once it is with us, else why not */
export async function sendReview(api: Pick<Api, 'writeReview'>, { orderNumber, ...proof }: Proof, review: TypedReview): Promise<ReviewAnswer | null> {
  const issues = reviewIssues(review);
  const { stars } = review;
  if (issues.length > 0 || stars === null) return { review, issues, refusal: null };
  try {
    await api.writeReview(orderNumber, { ...proof, ...review, stars });
    return null;
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    const named = fieldIssues(error).flatMap(({ field }) => (isIssue(field) ? [field] : []));
    return { review, issues: named, refusal: named.length > 0 ? null : error.code };
  }
}

const isIssue = (field: string): field is ReviewIssue => field === 'stars' || field === 'author' || field === 'text';
