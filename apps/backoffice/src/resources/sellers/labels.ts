import type { SellerApplicationRow } from '@selvedge/server/admin/sellers';

export const sellerLabels: Readonly<Record<SellerApplicationRow['status'], string>> = {
  pending: 'Pending',
  approved: 'Active',
  rejected: 'Rejected',
  suspended: 'Suspended',
};
