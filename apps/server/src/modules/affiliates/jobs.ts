import { z } from 'zod';
import { defineJob, type AnyJob, type Subscription } from '#platform/job';
import { sortIntoTiers } from './terms/sort-into-tiers.ts';

const sortIntoTiersJob = defineJob({
  name: 'affiliates.sort-into-tiers',
  schema: z.object({}),
  schedule: { dailyAtUtc: '00:20' },
  run: async ({ db }) => {
    await sortIntoTiers(db);
  },
});

export const affiliateJobs: readonly AnyJob[] = [sortIntoTiersJob];
export const affiliateSubscriptions: readonly Subscription[] = [];
