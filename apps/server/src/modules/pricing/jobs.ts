import { defineJob, type AnyJob } from '#platform/job';
import { recordSaleEdges } from './record-sale-edges.ts';
import { saleEdgesJob } from './sale-edge-job.ts';

/** Asked for at each edge; the look of every minute is the net beneath. */
const saleEdges = defineJob({
  ...saleEdgesJob,
  schedule: { everyMinutes: 1 },
  run: async ({ db }, _data, { signal }) => {
    while (!signal.aborted && (await recordSaleEdges(db)) > 0);
  },
});

export const pricingJobs: readonly AnyJob[] = [saleEdges];
