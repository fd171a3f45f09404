import { and, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { days, now } from '#kit/clock';
import { defineJob } from '#platform/job';
import { importRuns } from '../tables.ts';
import { allOrNothingJobName, runJobName, runJobSchema } from './run-job-name.ts';
import { changeRun } from './run-state.ts';
import { workOnRun } from './work-on-run.ts';

/** Compares a file with the shop, or brings it in, half a minute at a time: whoever takes it up after a death has not long to wait. */
export const workOnRunJob = defineJob({
  name: runJobName,
  schema: runJobSchema,
  run: workOnRun,
  retry: { limit: 20, delaySeconds: 2 },
  timeoutSeconds: 90,
});

/** One transaction takes as long as it takes. */
export const allOrNothingJob = defineJob({ ...workOnRunJob, name: allOrNothingJobName, retry: { limit: 3, delaySeconds: 5 }, timeoutSeconds: 1800 });

/** Days that a file is kept which nobody has brought in. */
const KEPT = 14;

export const forgetRunsJob = defineJob({
  name: 'import.forget-files',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:40' },
  run: async ({ db, storage }) => {
    const left = await db
      .select({ id: importRuns.id, storageKey: importRuns.storageKey, status: importRuns.status })
      .from(importRuns)
      .where(and(inArray(importRuns.status, ['uploaded', 'planned', 'failed']), lt(importRuns.createdAt, new Date(now().getTime() - days(KEPT)))));
    for (const { id, storageKey, status } of left)
      if (await changeRun(db, id, [status], { status: 'cancelled', endedAt: now() })) await storage.remove(storageKey);
  },
});
