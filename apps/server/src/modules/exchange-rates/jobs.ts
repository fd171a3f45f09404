import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { importEcbRates } from './import-ecb-rates.ts';

/** The European Central Bank publishes its rates at about 16:00 Central European Time; a late publication is fetched by the next run. */
const importJob = defineJob({
  name: 'exchange-rates.import-ecb',
  schema: z.object({}),
  schedule: { everyMinutes: 180 },
  run: async (services, _, { signal }) => {
    await importEcbRates(services, signal);
  },
  retry: { limit: 5, delaySeconds: 300 },
});

export const exchangeRateJobs: readonly AnyJob[] = [importJob];
