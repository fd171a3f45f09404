import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { eraseJob } from './start-erasure.ts';
import { exportJob } from './request-export.ts';
import { finishErasures } from './finish-erasures.ts';
import { deleteExports } from './delete-exports.ts';
import { notifyExport } from './notify-export.ts';

const deleteOldExports = defineJob({
  name: 'privacy.delete-expired-exports',
  schema: z.object({}),
  schedule: { dailyAtUtc: '04:00' },
  run: async (services) => {
    const count = await deleteExports(services);
    if (count > 0) services.log.info({ count }, 'old exports of personal data were deleted');
  },
});

/** Starts waiting erasures of affiliates whose balance is settled. */
const finishWaitingErasures = defineJob({
  name: 'privacy.finish-erasures',
  // The affiliate whose balance changed. The job checks all waiting erasures, because there are few.
  schema: z.object({ affiliateId: z.int().optional() }),
  schedule: { dailyAtUtc: '04:10' },
  run: async ({ db, log }) => {
    const count = await finishErasures(db);
    if (count > 0) log.info({ count }, 'the erasure of settled affiliates was started');
  },
});

export const privacyJobs: readonly AnyJob[] = [exportJob, notifyExport, eraseJob, finishWaitingErasures, deleteOldExports];
export const privacySubscriptions: readonly Subscription[] = [
  on('affiliate.payout-moved', finishWaitingErasures),
  on('affiliate.commission-booked', finishWaitingErasures),
];
