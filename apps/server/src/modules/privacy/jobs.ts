import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { eraseJob } from './erase-job.ts';
import { exportJob } from './export-job.ts';
import { forgetExports } from './forget-exports.ts';
import { tellExport } from './tell-export.ts';

const forgetOldExports = defineJob({
  name: 'privacy.forget-exports',
  schema: z.object({}),
  schedule: { dailyAtUtc: '04:00' },
  run: async (services) => {
    const count = await forgetExports(services);
    if (count > 0) services.log.info({ count }, 'old exports of personal data were deleted');
  },
});

export const privacyJobs: readonly AnyJob[] = [exportJob, tellExport, eraseJob, forgetOldExports];
