import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { everything, tagDrops, listForeignTags, notifyTagDrops } from './tag-drops.ts';
import type { ChannelListener } from './channel-listener.ts';
import { followByPostgres } from './tag-feed-postgres.ts';
import { followByRedis } from './tag-feed-redis.ts';

/** Receives the tag drops of other processes until it is closed. */
export interface TagFeed {
  /** Returns whether the feed is connected. */
  isUp: () => boolean;
  close(): Promise<void>;
}

/** Maximum age in ms of a cached item while notifications cannot arrive. */
const MAX_TRUST_MS = 1000;

/**
 * Opens the feed: through Redis or Valkey if `redisUrl` is set, which then also sends this process's drops, otherwise through the database. After a
 * lost connection the feed reconnects and drops everything. Without a connection it drops everything each second: pages are then slower, but not
 * stale.
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
  const ear: ChannelListener = {
    hear: (message) => {
      const tags = listForeignTags(message);
      if (tags.length > 0) notifyTagDrops(tags);
    },
    up: () => {
      if (state.is === 'down') log.info('changes of other processes are received again');
      state.is = 'up';
      notifyTagDrops([everything]);
    },
    down: (reason) => {
      if (state.is !== 'down') log.warn({ reason }, 'changes of other processes cannot be received; the cache is cleared every second');
      state.is = 'down';
    },
  };
  const distrust = setInterval(() => {
    if (state.is !== 'up') tagDrops.emit('caches', [everything]);
  }, MAX_TRUST_MS).unref();
  const follower = redisUrl ? followByRedis(redisUrl, ear) : followByPostgres(database.connection, ear);
  return {
    isUp: () => state.is === 'up',
    close: async () => {
      clearInterval(distrust);
      await follower.close();
    },
  };
}
