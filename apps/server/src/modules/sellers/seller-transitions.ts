import type { Transitions } from '#kit/transitions';
import type { sellerStatuses } from './contract.ts';

export type SellerStatus = (typeof sellerStatuses)[number];
export type SellerMove = 'approve' | 'reject' | 'suspend' | 'resume' | 'reapply';

/** Allowed moves per status. Any other move is refused with SellerCannotMove. */
export const sellerTransitions = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { suspend: 'suspended' },
  suspended: { resume: 'approved' },
  // The seller may provide what was missing and apply again.
  rejected: { reapply: 'pending' },
} as const satisfies Transitions<SellerStatus, SellerMove>;
