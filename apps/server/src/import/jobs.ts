import type { AnyJob } from '#platform/job';
import { fetchPicturesJob } from './fetch-pictures-job.ts';

export const importJobs: readonly AnyJob[] = [fetchPicturesJob];
