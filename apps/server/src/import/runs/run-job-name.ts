import { z } from 'zod';

/** What the jobs are called that work on a run; run-jobs.ts says what they do. */
export const runJobName = 'import.work-on-run';
export const allOrNothingJobName = 'import.all-or-nothing';
export const runJobSchema = z.object({ runId: z.int() });
