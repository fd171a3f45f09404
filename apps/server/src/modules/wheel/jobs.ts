import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { deleteOldSpins } from './spins/delete-old-spins.ts';

const deleteOldSpinsJob = defineJob({
  name: 'wheel.delete-old-spins',
  schema: z.object({}),
  schedule: { dailyAtUtc: '04:10' },
  run: async ({ db, log }) => {
    const deleted = await deleteOldSpins(db);
    if (deleted.spins + deleted.coupons > 0) log.info(deleted, 'old spins and expired unused coupons of the wheel were deleted');
  },
});

export const wheelJobs: readonly AnyJob[] = [deleteOldSpinsJob];
