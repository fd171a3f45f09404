import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { recordSaleEdges } from './record-sale-edges.ts';

const saleEdges = defineJob({
  name: 'pricing.sale-edges',
  schema: z.object({}),
  schedule: { everyMinutes: 1 },
  run: async ({ db }, _data, { signal }) => {
    while (!signal.aborted && (await recordSaleEdges(db)) > 0);
  },
});

export const pricingJobs: readonly AnyJob[] = [saleEdges];
