import type { SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { isShownNow, secondsUntilNext } from '#platform/dated';
import { homeBlocks } from './tables.ts';

/** The blocks that anybody sees: active, begun, not ended. */
export const isPublic = (): SQL | undefined => isShownNow(homeBlocks);

/** @returns seconds until a block begins or ends: as long as an answer made of blocks holds, an hour at most */
export const secondsUntilChange = (db: Db): Promise<number> => secondsUntilNext(db, homeBlocks);
