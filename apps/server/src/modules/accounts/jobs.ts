import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { deleteExpired } from './delete-expired.ts';

const deleteExpiredAccess = defineJob({
  name: 'accounts.delete-expired',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:20' },
  run: async ({ db, log }) => {
    log.info(await deleteExpired(db), 'expired sessions and links were deleted');
  },
});

export const accountJobs: readonly AnyJob[] = [deleteExpiredAccess];
