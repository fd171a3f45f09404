import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { countAsDelivered } from './count-as-delivered.ts';

const countAsDeliveredJob = defineJob({
  name: 'fulfilment.count-as-delivered',
  schema: z.object({}),
  schedule: { dailyAtUtc: '02:20' },
  run: async ({ db, log }, _data, { signal }) => {
    const count = await countAsDelivered(db, signal);
    if (count > 0) log.info({ count }, 'parcels without news were marked as delivered');
  },
});

export const fulfilmentJobs: readonly AnyJob[] = [countAsDeliveredJob];
