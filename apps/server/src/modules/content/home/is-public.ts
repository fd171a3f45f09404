import { eq, or, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { isShownNow, secondsUntilNext } from '#platform/sql/dated';
import type { Preview } from '../preview/find-preview.ts';
import { homeBlocks } from './tables.ts';

/** Matches active blocks within their dates, and the block of a preview. */
export const isPublic = (preview: Preview | null = null): SQL | undefined =>
  or(isShownNow(homeBlocks), preview?.kind === 'block' ? eq(homeBlocks.id, preview.id) : undefined);

/** @returns seconds until a block starts or ends, an hour at most: the cache time of responses with blocks */
export const secondsUntilChange = (db: Db): Promise<number> => secondsUntilNext(db, homeBlocks);
