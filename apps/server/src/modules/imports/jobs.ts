import type { AnyJob } from '#platform/job';
import { fetchPicturesJob } from './photos/fetch-pictures-job.ts';
import { allOrNothingJob, deleteOldRunsJob, processRunJob } from './runs/run-jobs.ts';

export const importJobs: readonly AnyJob[] = [fetchPicturesJob, processRunJob, allOrNothingJob, deleteOldRunsJob];
