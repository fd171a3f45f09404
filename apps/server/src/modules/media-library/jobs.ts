import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { inTransaction } from '#platform/transaction';
import { mediaUsers } from './media-users.ts';

/** Updates what the shop shows of records whose picture has a new text or focal point. */
const refreshUses = defineJob({
  name: 'media-library.refresh-uses',
  schema: z.object({ mediaIds: z.array(z.int()) }),
  run: ({ db }, { mediaIds }) =>
    inTransaction(db, async (tx) => {
      for (const { refresh } of mediaUsers) await refresh?.(tx, mediaIds);
    }),
});

export const mediaLibraryJobs: readonly AnyJob[] = [refreshUses];
export const mediaLibrarySubscriptions: readonly Subscription[] = [on('media.changed', refreshUses)];
