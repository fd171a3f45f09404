import type { ImportRow } from '@selvedge/server/admin/import';

/** Names of the statuses of an import. */
export const statusLabels: Readonly<Record<ImportRow['status'], string>> = {
  uploaded: 'Columns not assigned yet',
  planning: 'Checking',
  planned: 'Ready to import',
  applying: 'Importing',
  done: 'Imported',
  failed: 'Failed',
  cancelled: 'Cancelled',
};
