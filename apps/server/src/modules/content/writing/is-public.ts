import { eq, or, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { isShownNow, secondsUntilNext } from '#platform/dated';
import type { Preview } from '../preview/find-preview.ts';
import { writings } from './tables.ts';

const writtenKinds = ['article', 'question', 'page'];

/** What anybody may read: active, begun, not ended. Whoever was given a preview reads that one besides. */
export const isPublic = (preview: Preview | null = null): SQL | undefined =>
  or(isShownNow(writings), preview && writtenKinds.includes(preview.kind) ? eq(writings.id, preview.id) : undefined);

/** @returns seconds until something begins or ends: as long as an answer made of such texts holds, an hour at most */
export const secondsUntilChange = (db: Db): Promise<number> => secondsUntilNext(db, writings);
