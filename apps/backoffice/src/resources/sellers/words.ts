import type { SellerApplicationRow } from '@selvedge/server/admin/sellers';

export const sellerWords: Readonly<Record<SellerApplicationRow['status'], string>> = {
  pending: 'Waits for a decision',
  approved: 'Sells here',
  rejected: 'Turned down',
  suspended: 'Suspended',
};
