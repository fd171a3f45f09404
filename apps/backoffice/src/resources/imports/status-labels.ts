import type { ImportRow } from '@selvedge/server/admin/import';

/** Where an import stands, in words. */
export const statusLabels: Readonly<Record<ImportRow['status'], string>> = {
  uploaded: 'Waits for its columns',
  planning: 'Is being compared',
  planned: 'Waits for your word',
  applying: 'Comes in',
  done: 'Is in',
  failed: 'Cannot go on',
  cancelled: 'Cancelled',
};
