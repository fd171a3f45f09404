import { z } from 'zod';
import { listCartsToRemind } from '#modules/checkout';
import { defineJob, type AnyJob } from '#platform/job';
import { requestJob } from '#platform/jobs/request-job';
import { inTransaction } from '#platform/transaction';
import { sendCartReminder } from './send-cart-reminder.ts';

const sendCartReminderJob = defineJob({
  name: 'send-cart-reminder',
  schema: z.object({ cartId: z.string() }),
  run: (services, { cartId }) => sendCartReminder(services, cartId),
  // Retries within hours only: a late reminder is useless.
  retry: { limit: 8, delaySeconds: 10 },
});

/** Starts one job per abandoned cart, so that a failing email does not delay the others. */
const remindOfCarts = defineJob({
  name: 'notifications.remind-of-carts',
  schema: z.object({}),
  schedule: { everyMinutes: 30 },
  run: async ({ db }) => {
    const cartIds = await listCartsToRemind(db);
    if (cartIds.length === 0) return;
    await inTransaction(db, async (tx) => {
      for (const cartId of cartIds) await requestJob(tx, sendCartReminderJob, { cartId });
    });
  },
});

export const cartReminderJobs: readonly AnyJob[] = [remindOfCarts, sendCartReminderJob];
