import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { deleteOldCarts } from './delete-old-carts.ts';

const deleteOldCartsJob = defineJob({
  name: 'cart.delete-old',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:20' },
  run: async ({ db, log }) => {
    const count = await deleteOldCarts(db);
    if (count > 0) log.info({ count }, 'old carts were deleted');
  },
});

export const cartJobs: readonly AnyJob[] = [deleteOldCartsJob];
