import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { forgetOldSpins } from './forget-spins.ts';

const forgetOld = defineJob({
  name: 'wheel.forget-spins',
  schema: z.object({}),
  schedule: { dailyAtUtc: '04:10' },
  run: async ({ db, log }) => {
    const gone = await forgetOldSpins(db);
    if (gone.spins + gone.coupons > 0) log.info(gone, 'old spins of the wheel, and coupons that nobody used, were deleted');
  },
});

export const wheelJobs: readonly AnyJob[] = [forgetOld];
