import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { forgetConsents } from './forget-consents.ts';

const forgetOldConsents = defineJob({
  name: 'consent.forget',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:50' },
  run: async ({ db, log }) => {
    const count = await forgetConsents(db);
    if (count > 0) log.info({ count }, 'old records of consent were deleted');
  },
});

export const consentJobs: readonly AnyJob[] = [forgetOldConsents];
