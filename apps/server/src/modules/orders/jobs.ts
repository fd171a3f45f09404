import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { deleteOldConfirmations } from './access/confirmations.ts';
import { adoptOrders } from './change/adopt-orders.ts';
import { writeOrderSearchTexts } from './change/write-search-texts.ts';

/** Adopts orders that were placed before the account existed or without signing in. */
const adoptOrdersJob = defineJob({
  name: 'adopt-orders',
  schema: z.object({ userId: z.int(), email: z.string() }),
  run: async ({ db }, owner) => {
    await adoptOrders(db, owner);
  },
});

const deleteOldConfirmationsJob = defineJob({
  name: 'orders.delete-confirmations',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:35' },
  run: async ({ db, log }) => {
    log.info({ confirmations: await deleteOldConfirmations(db) }, 'expired requests for confirmation were deleted');
  },
});

/** Runs outside of the transaction of the order: the trigram index makes placing slower, and the text is written again for the invoice number. */
const writeSearchTextsJob = defineJob({
  name: 'orders.write-search-texts',
  schema: z.object({}),
  schedule: { everyMinutes: 1 },
  atOnce: 1,
  run: ({ db }, _, { signal }) => writeOrderSearchTexts(db, signal),
});

export const orderJobs: readonly AnyJob[] = [adoptOrdersJob, deleteOldConfirmationsJob, writeSearchTextsJob];
export const orderSubscriptions: readonly Subscription[] = [on('account.email-confirmed', adoptOrdersJob)];
