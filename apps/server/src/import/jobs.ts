import type { AnyJob } from '#platform/job';
import { fetchPicturesJob } from './fetch-pictures-job.ts';
import { allOrNothingJob, forgetRunsJob, workOnRunJob } from './runs/run-jobs.ts';

export const importJobs: readonly AnyJob[] = [fetchPicturesJob, workOnRunJob, allOrNothingJob, forgetRunsJob];
