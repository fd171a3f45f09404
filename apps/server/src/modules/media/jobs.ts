import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';

/** Deletes the files of deleted media. A file that is already missing is no error, so the job can run again. */
const deleteFiles = defineJob({
  name: 'media.delete-files',
  schema: z.object({ keys: z.array(z.string()) }),
  run: async ({ storage }, { keys }) => {
    for (const key of keys) await storage.remove(key);
  },
});

export const mediaJobs: readonly AnyJob[] = [deleteFiles];
export const mediaSubscriptions: readonly Subscription[] = [on('media.deleted', deleteFiles)];
