import { and, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { days, now } from '#kit/clock';
import { defineJob } from '#platform/job';
import { importRuns } from '../tables.ts';
import { allOrNothingJobName, runJobName, runJobSchema } from './run-job-name.ts';
import { changeRun } from './run-state.ts';
import { processRun } from './process-run.ts';

/** Compares or imports a file for half a minute per job, so that a run continues soon after its process died. */
export const processRunJob = defineJob({
  name: runJobName,
  schema: runJobSchema,
  run: processRun,
  retry: { limit: 20, delaySeconds: 2 },
  timeoutSeconds: 90,
});

/** Has no short time limit, because the import is one transaction. */
export const allOrNothingJob = defineJob({ ...processRunJob, name: allOrNothingJobName, retry: { limit: 3, delaySeconds: 5 }, timeoutSeconds: 1800 });

/** Days after which an unused file is deleted. */
const RETENTION_DAYS = 14;

export const deleteOldRunsJob = defineJob({
  name: 'import.delete-old-files',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:40' },
  run: async ({ db, storage }) => {
    const left = await db
      .select({ id: importRuns.id, storageKey: importRuns.storageKey, status: importRuns.status })
      .from(importRuns)
      .where(
        and(
          inArray(importRuns.status, ['uploaded', 'planned', 'failed']),
          lt(importRuns.createdAt, new Date(now().getTime() - days(RETENTION_DAYS))),
        ),
      );
    for (const { id, storageKey, status } of left)
      if (await changeRun(db, id, [status], { status: 'cancelled', endedAt: now() })) await storage.remove(storageKey);
  },
});
