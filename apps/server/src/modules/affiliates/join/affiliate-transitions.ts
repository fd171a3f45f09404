import type { Transitions } from '#kit/transitions';

/** Statuses of the specification; `active` is also called approved there. */
export type AffiliateStatus = 'pending' | 'active' | 'rejected' | 'suspended';
export type AffiliateMove = 'approve' | 'reject' | 'suspend' | 'resume' | 'reapply';

/** Allowed moves per status. Any other move is refused with AffiliateCannotMove. */
export const affiliateTransitions = {
  pending: { approve: 'active', reject: 'rejected' },
  active: { suspend: 'suspended' },
  suspended: { resume: 'active' },
  // The affiliate may correct the application and apply again.
  rejected: { reapply: 'pending' },
} as const satisfies Transitions<AffiliateStatus, AffiliateMove>;
