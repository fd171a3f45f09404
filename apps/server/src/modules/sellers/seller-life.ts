import type { Life } from '#kit/life';
import type { sellerStatuses } from './contract.ts';

export type SellerStatus = (typeof sellerStatuses)[number];
export type SellerMove = 'approve' | 'reject' | 'suspend' | 'resume' | 'reapply';

/** Where a seller may go. Anything not listed is refused with SellerCannotMove. */
export const sellerLife = {
  pending: { approve: 'approved', reject: 'rejected' },
  approved: { suspend: 'suspended' },
  suspended: { resume: 'approved' },
  // What was missing may be there now.
  rejected: { reapply: 'pending' },
} as const satisfies Life<SellerStatus, SellerMove>;
