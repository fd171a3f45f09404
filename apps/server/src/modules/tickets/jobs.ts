import { z } from 'zod';
import { defineJob, type AnyJob } from '#platform/job';
import { forgetOldTickets } from './forget-tickets.ts';

const forgetOld = defineJob({
  name: 'tickets.delete-old',
  schema: z.object({}),
  schedule: { dailyAtUtc: '04:10' },
  run: async ({ db, log }) => {
    const count = await forgetOldTickets(db);
    if (count > 0) log.info({ count }, 'expired closed tickets were deleted');
  },
});

export const ticketJobs: readonly AnyJob[] = [forgetOld];
