import { z } from 'zod';
import { listWishChanges, listNoticeRecipients } from '#modules/wishlist';
import { defineJob, type AnyJob } from '#platform/job';
import { requestJob } from '#platform/jobs/request-job';
import { inTransaction } from '#platform/transaction';
import { sendWishNotice } from './send-wish-notice.ts';

/** Customers per query. */
const batch = 200;

const sendWishNoticeJob = defineJob({
  name: 'send-wish-notice',
  schema: z.object({ userId: z.int() }),
  run: (services, { userId }) => sendWishNotice(services, userId),
  // Retries end within a day, because the next day's email has the same content.
  retry: { limit: 10, delaySeconds: 10 },
});

/** Starts one job for each customer with changed items. Runs once a day, so that a customer gets at most one email. */
const notifyOfWishes = defineJob({
  name: 'notifications.notify-of-wishes',
  schema: z.object({}),
  schedule: { dailyAtUtc: '07:30' },
  run: async ({ db }, _data, { signal }) => {
    for (let after = 0; !signal.aborted;) {
      const seekers = await listNoticeRecipients(db, { after, take: batch });
      const changes = await listWishChanges(db, seekers);
      await inTransaction(db, async (tx) => {
        for (const userId of changes.keys()) await requestJob(tx, sendWishNoticeJob, { userId });
      });
      after = seekers.at(-1) ?? after;
      if (seekers.length < batch) return;
    }
  },
});

export const wishNoticeJobs: readonly AnyJob[] = [notifyOfWishes, sendWishNoticeJob];
