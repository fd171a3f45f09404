import type { Life } from '#kit/life';

/** The specification's; `active` is what it also calls approved. */
export type AffiliateStatus = 'pending' | 'active' | 'rejected' | 'suspended';
export type AffiliateMove = 'approve' | 'reject' | 'suspend' | 'resume' | 'reapply';

/** Where an affiliate may go. Anything not listed is refused with AffiliateCannotMove. */
export const affiliateLife = {
  pending: { approve: 'active', reject: 'rejected' },
  active: { suspend: 'suspended' },
  suspended: { resume: 'active' },
  // He may have mended what was wrong with it.
  rejected: { reapply: 'pending' },
} as const satisfies Life<AffiliateStatus, AffiliateMove>;
