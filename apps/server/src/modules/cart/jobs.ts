import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { forgetCarts } from './forget-carts.ts';

const forgetOldCarts = defineJob({
  name: 'cart.forget',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:20' },
  run: async ({ db, log }) => {
    const count = await forgetCarts(db);
    if (count > 0) log.info({ count }, 'old carts were deleted');
  },
});

export const cartJobs: readonly AnyJob[] = [forgetOldCarts];
