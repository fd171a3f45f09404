import type { Transitions } from '#kit/transitions';

export type ReviewStatus = 'pending' | 'approved' | 'rejected';
export type ReviewMove = 'approve' | 'reject';

/** States and transitions of a review. A decision can be reversed, after a complaint or a mistake. */
export const reviewTransitions = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { reject: 'rejected' },
  rejected: { approve: 'approved' },
} as const satisfies Transitions<ReviewStatus, ReviewMove>;
