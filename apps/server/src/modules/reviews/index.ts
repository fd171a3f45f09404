/** Reviews, fit and size advice for products. */
export { routes } from './routes.ts';
export { readReviewData } from './review-data.ts';
export { anonymiseReviews } from './anonymise-reviews.ts';
export { assertNotReviewed, submitReview, type SubmittedReview } from './submit-review.ts';
export { approveReview, rejectReview, type Decision } from './decide-review.ts';
export { listPendingReviews, type PendingReview } from './list-pending-reviews.ts';
export { findAdminReview, listAdminReviews, type AdminReview } from './admin-reviews.ts';
export { ReviewNotFound } from './errors.ts';
export { recordFit } from './sizes/record-fit.ts';
export type { Fit } from './contract.ts';
