import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { deleteRejectedSellers } from './delete-sellers.ts';

const deleteRejectedJob = defineJob({
  name: 'sellers.delete-rejected',
  schema: z.object({}),
  schedule: { dailyAtUtc: '04:05' },
  run: async ({ db, log }) => {
    const count = await deleteRejectedSellers(db);
    if (count > 0) log.info({ count }, 'expired rejected seller applications were deleted');
  },
});

export const sellerJobs: readonly AnyJob[] = [deleteRejectedJob];
