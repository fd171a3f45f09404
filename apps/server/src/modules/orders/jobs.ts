import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { adoptOrders } from './change/adopt-orders.ts';

/** Adopts orders that were placed before the account existed or without signing in. */
const adoptOrdersJob = defineJob({
  name: 'adopt-orders',
  schema: z.object({ userId: z.int(), email: z.string() }),
  run: async ({ db }, owner) => {
    await adoptOrders(db, owner);
  },
});

export const orderJobs: readonly AnyJob[] = [adoptOrdersJob];
export const orderSubscriptions: readonly Subscription[] = [on('account.email-confirmed', adoptOrdersJob)];
