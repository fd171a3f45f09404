import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { everything, tagDrops, tagsOfOthers, tellTagDrops } from './tag-drops.ts';
import { followByPostgres } from './tag-feed-postgres.ts';
import { followByRedis } from './tag-feed-redis.ts';

/** Brings the other processes' drops into this one, for as long as it is open. */
export interface TagFeed {
  /** Whether it can hear them now. */
  isUp: () => boolean;
  close(): Promise<void>;
}

/** What follows a channel of messages says of it. */
export interface Ear {
  hear(message: string): void;
  /** It hears from now on; what was said before it may have missed. */
  up(): void;
  down(reason: string): void;
}

/** ms for which something made here is trusted while nobody can tell us of changes. */
const distrustMs = 1000;

/**
 * Opens the feed: through Redis or Valkey where `redisUrl` names one, which then also carries what this process drops,
 * else through the database. A lost connection is made again, with everything dropped; while there is none, everything
 * is dropped each second: pages are slower then, never older.
 */
export function openTagFeed({
  redisUrl,
  database,
  log,
}: {
  redisUrl: string | undefined;
  database: Pick<Database, 'connection'>;
  log: Log;
}): TagFeed {
  const state: { is: 'opening' | 'up' | 'down' } = { is: 'opening' };
  const ear: Ear = {
    hear: (message) => {
      const tags = tagsOfOthers(message);
      if (tags.length > 0) tellTagDrops(tags);
    },
    up: () => {
      if (state.is === 'down') log.info('changes of other processes are heard again');
      state.is = 'up';
      tellTagDrops([everything]);
    },
    down: (reason) => {
      if (state.is !== 'down') log.warn({ reason }, 'changes of other processes cannot be heard; what is kept is dropped each second');
      state.is = 'down';
    },
  };
  const distrust = setInterval(() => {
    if (state.is !== 'up') tagDrops.emit('caches', [everything]);
  }, distrustMs).unref();
  const follower = redisUrl ? followByRedis(redisUrl, ear) : followByPostgres(database.connection, ear);
  return {
    isUp: () => state.is === 'up',
    close: async () => {
      clearInterval(distrust);
      await follower.close();
    },
  };
}
