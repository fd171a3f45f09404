import type { AdminProductRow } from '@selvedge/server/admin/catalog';

export const productStatusLabels: Readonly<Record<AdminProductRow['status'], string>> = {
  draft: 'Draft',
  published: 'Published',
  retired: 'Archived',
};
