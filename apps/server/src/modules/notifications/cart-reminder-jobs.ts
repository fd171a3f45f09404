import { z } from 'zod';
import { cartsToRemind } from '#modules/checkout';
import { defineJob, type AnyJob } from '#platform/job';
import { requestJob } from '#platform/request-job';
import { inTransaction } from '#platform/transaction';
import { sendCartReminder } from './send-cart-reminder.ts';

const sendCartReminderJob = defineJob({
  name: 'send-cart-reminder',
  schema: z.object({ cartId: z.string() }),
  run: (services, { cartId }) => sendCartReminder(services, cartId),
  // Within hours: later it is no reminder any more.
  retry: { limit: 8, delaySeconds: 10 },
});

/** Each cart that has been left gets a job of its own, so that no mailbox holds up another. */
const remindOfCarts = defineJob({
  name: 'notifications.remind-of-carts',
  schema: z.object({}),
  schedule: { everyMinutes: 30 },
  run: async ({ db }) => {
    const cartIds = await cartsToRemind(db);
    if (cartIds.length === 0) return;
    await inTransaction(db, async (tx) => {
      for (const cartId of cartIds) await requestJob(tx, sendCartReminderJob, { cartId });
    });
  },
});

export const cartReminderJobs: readonly AnyJob[] = [remindOfCarts, sendCartReminderJob];
