import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { forgetConfirmations } from './access/confirmations.ts';
import { adoptOrders } from './change/adopt-orders.ts';

/** Adopts orders that were placed before the account existed or without signing in. */
const adoptOrdersJob = defineJob({
  name: 'adopt-orders',
  schema: z.object({ userId: z.int(), email: z.string() }),
  run: async ({ db }, owner) => {
    await adoptOrders(db, owner);
  },
});

const forgetConfirmationsJob = defineJob({
  name: 'orders.forget-confirmations',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:35' },
  run: async ({ db, log }) => {
    log.info({ confirmations: await forgetConfirmations(db) }, 'expired requests for confirmation were deleted');
  },
});

export const orderJobs: readonly AnyJob[] = [adoptOrdersJob, forgetConfirmationsJob];
export const orderSubscriptions: readonly Subscription[] = [on('account.email-confirmed', adoptOrdersJob)];
