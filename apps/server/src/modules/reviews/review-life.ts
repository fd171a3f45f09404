import type { Life } from '#kit/life';

export type ReviewStatus = 'pending' | 'approved' | 'rejected';
export type ReviewMove = 'approve' | 'reject';

/** What may become of a review. A decision may be reversed: a complaint comes later, or somebody pressed the wrong key. */
export const reviewLife = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { reject: 'rejected' },
  rejected: { approve: 'approved' },
} as const satisfies Life<ReviewStatus, ReviewMove>;
