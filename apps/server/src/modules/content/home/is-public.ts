import { eq, or, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { isShownNow, secondsUntilNext } from '#platform/dated';
import type { Preview } from '../preview/find-preview.ts';
import { homeBlocks } from './tables.ts';

/** The blocks that anybody sees: active, begun, not ended. Whoever was given a preview sees that one besides. */
export const isPublic = (preview: Preview | null = null): SQL | undefined =>
  or(isShownNow(homeBlocks), preview?.kind === 'block' ? eq(homeBlocks.id, preview.id) : undefined);

/** @returns seconds until a block begins or ends: as long as an answer made of blocks holds, an hour at most */
export const secondsUntilChange = (db: Db): Promise<number> => secondsUntilNext(db, homeBlocks);
