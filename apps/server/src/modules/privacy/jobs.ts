import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { eraseJob } from './erase-job.ts';
import { exportJob } from './export-job.ts';
import { finishErasures } from './finish-erasures.ts';
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

/** Looks whether whoever waits to be forgotten is settled with. */
const finishWaitingErasures = defineJob({
  name: 'privacy.finish-erasures',
  // Whose money has moved: all who wait are looked at, who are few.
  schema: z.object({ affiliateId: z.int().optional() }),
  schedule: { dailyAtUtc: '04:10' },
  run: async ({ db, log }) => {
    const count = await finishErasures(db);
    if (count > 0) log.info({ count }, 'affiliates who were settled with are being forgotten');
  },
});

export const privacyJobs: readonly AnyJob[] = [exportJob, tellExport, eraseJob, finishWaitingErasures, forgetOldExports];
export const privacySubscriptions: readonly Subscription[] = [
  on('affiliate.payout-moved', finishWaitingErasures),
  on('affiliate.commission-booked', finishWaitingErasures),
];
