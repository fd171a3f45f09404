import { z } from 'zod';

/** Names of the jobs for runs; run-jobs.ts defines them. */
export const runJobName = 'import.process-run';
export const allOrNothingJobName = 'import.all-or-nothing';
export const runJobSchema = z.object({ runId: z.int() });
