import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { publishDueProducts } from './publish-due-products.ts';
import { recordSaleBoundaries } from './record-sale-boundaries.ts';
import { saleBoundariesJob } from './sale-boundary-job.ts';

/** Requested for each start and end of a sale; the schedule of every minute is a fallback. */
const saleBoundaries = defineJob({
  ...saleBoundariesJob,
  schedule: { everyMinutes: 1 },
  run: async ({ db }, _data, { signal }) => {
    while (!signal.aborted && (await recordSaleBoundaries(db)) > 0);
  },
});

const publishDue = defineJob({
  name: 'pricing.publish-due-products',
  schema: z.object({}),
  schedule: { everyMinutes: 1 },
  run: ({ db }) => publishDueProducts(db),
});

export const pricingJobs: readonly AnyJob[] = [saleBoundaries, publishDue];
