import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { getPosterAddress, mediaFolder } from './media-kinds.ts';
import { media } from './tables.ts';

/**
 * Deletes the files of deleted media, unless media with the same address were stored again, for example by an import. A file that is already
 * missing is no error, so the job can run again.
 */
const deleteFiles = defineJob({
  name: 'media.delete-files',
  schema: z.object({ keys: z.array(z.string()) }),
  run: async ({ db, storage }, { keys }) => {
    const addresses = keys.map((key) => `${mediaFolder}${key}`);
    const known = await db.select({ imageUrl: media.imageUrl }).from(media).where(inArray(media.imageUrl, addresses));
    const used = new Set(known.flatMap(({ imageUrl }) => [imageUrl, getPosterAddress(imageUrl)]));
    for (const [index, key] of keys.entries()) if (!used.has(addresses[index] ?? '')) await storage.remove(key);
  },
});

export const mediaJobs: readonly AnyJob[] = [deleteFiles];
export const mediaSubscriptions: readonly Subscription[] = [on('media.deleted', deleteFiles)];
