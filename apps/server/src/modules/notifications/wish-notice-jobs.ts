import { z } from 'zod';
import { newsOfWishes, noticeSeekers } from '#modules/wishlist';
import { defineJob, type AnyJob } from '#platform/job';
import { requestJob } from '#platform/request-job';
import { inTransaction } from '#platform/transaction';
import { sendWishNotice } from './send-wish-notice.ts';

/** Customers looked at with one query. */
const batch = 200;

const sendWishNoticeJob = defineJob({
  name: 'send-wish-notice',
  schema: z.object({ userId: z.int() }),
  run: (services, { userId }) => sendWishNotice(services, userId),
  // Within the day: tomorrow's mail says it as well.
  retry: { limit: 10, delaySeconds: 10 },
});

/** Once a day, so that nobody has more than one mail of it: each who has something to hear gets a job of his own. */
const tellOfWishes = defineJob({
  name: 'notifications.tell-of-wishes',
  schema: z.object({}),
  schedule: { dailyAtUtc: '07:30' },
  run: async ({ db }, _data, { signal }) => {
    for (let after = 0; !signal.aborted;) {
      const seekers = await noticeSeekers(db, { after, take: batch });
      const news = await newsOfWishes(db, seekers);
      await inTransaction(db, async (tx) => {
        for (const userId of news.keys()) await requestJob(tx, sendWishNoticeJob, { userId });
      });
      after = seekers.at(-1) ?? after;
      if (seekers.length < batch) return;
    }
  },
});

export const wishNoticeJobs: readonly AnyJob[] = [tellOfWishes, sendWishNoticeJob];
