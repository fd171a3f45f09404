import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { forgetExpired } from './forget-expired.ts';

const forgetExpiredAccess = defineJob({
  name: 'accounts.forget-expired',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:20' },
  run: async ({ db, log }) => {
    log.info(await forgetExpired(db), 'expired sessions and links were deleted');
  },
});

export const accountJobs: readonly AnyJob[] = [forgetExpiredAccess];
