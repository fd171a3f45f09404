import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { deleteOldConsents } from './delete-old-consents.ts';

const deleteOldConsentsJob = defineJob({
  name: 'consent.delete-old',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:50' },
  run: async ({ db, log }) => {
    const count = await deleteOldConsents(db);
    if (count > 0) log.info({ count }, 'old consent records were deleted');
  },
});

export const consentJobs: readonly AnyJob[] = [deleteOldConsentsJob];
