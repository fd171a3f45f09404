import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, test as plainTest } from 'vitest';
import { anotherProcessDrops } from '#testing/processes/another-process';
import { test } from '#testing/database';
import { openRedisServer, redisIsMissing } from '#testing/processes/redis-server';
import type { Database } from '../database.ts';
import { dropTags, everything, processId, tagChannel, tagDrops, tagMessage, listForeignTags } from './tag-drops.ts';
import { openTagFeed, type TagFeed } from './tag-feed.ts';
import { inTransaction } from '../transaction.ts';

const open: TagFeed[] = [];
const received: string[][] = [];
const note = (tags: readonly string[]) => void received.push([...tags]);
const lines: string[] = [];
const log = pino({}, { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) });

afterEach(async () => {
  tagDrops.off('models', note);
  for (const feed of open.splice(0)) await feed.close();
  received.length = 0;
  lines.length = 0;
});

/** Returns a connected feed and collects its notifications from now on. */
async function listening(database: Database, redisUrl?: string): Promise<TagFeed> {
  const feed = openTagFeed({ redisUrl, database, log });
  open.push(feed);
  await isUp(feed);
  received.length = 0;
  tagDrops.on('models', note);
  return feed;
}

const isUp = (feed: TagFeed) => expect.poll(feed.isUp).toBe(true);
const expectTags = (tags: string[]) => expect.poll(() => received).toContainEqual(tags);

describe('through PostgreSQL', () => {
  test('this process is notified of changes in other processes, and once of its own changes', async ({ database }) => {
    await listening(database);
    await inTransaction(database.db, (tx) => dropTags(tx, ['product:1', 'product:1', 'catalog']));
    await anotherProcessDrops(database, ['product:2', 'listing:all']);
    await expectTags(['product:2', 'listing:all']);
    expect(received).toEqual([
      ['product:1', 'catalog'],
      ['product:2', 'listing:all'],
    ]);
  });

  test('a change that is rolled back causes no notification', async ({ database }) => {
    await listening(database);
    const change = inTransaction(database.db, async (tx) => {
      await dropTags(tx, ['product:3']);
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    await notifyFromOther(database, ['product:4']);
    await expectTags(['product:4']);
    expect(received).toEqual([['product:4']]);
  });

  test('thousands of tags arrive in messages of a size that PostgreSQL accepts', async ({ database }) => {
    const feed = await listening(database);
    const tags = Array.from({ length: 2000 }, (_, index) => `listing:collection:${1_000_000_000 + index}`);
    await anotherProcessDrops(database, tags);
    await expect.poll(() => received.flat().length).toBe(2000);
    expect(received.flat()).toEqual(tags);
    expect(feed.isUp()).toBe(true);
  });

  test('a lost connection is opened again and everything is dropped, because notifications may have been lost', async ({ database }) => {
    const feed = await listening(database);
    const cut = await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = ${`listen ${tagChannel}`}`,
    );
    expect(cut.rows).toHaveLength(1);
    await expectTags([everything]);
    await isUp(feed);
    await notifyFromOther(database, ['product:5']);
    await expectTags(['product:5']);
    expect(lines).toEqual([
      'changes of other processes cannot be received; the cache is cleared every second',
      'changes of other processes are received again',
    ]);
  });
});

test('a feed that is closed at the moment when its connection is lost does not connect again', async ({ database }) => {
  let closed: Promise<void> | undefined;
  const feed: TagFeed = openTagFeed({
    redisUrl: undefined,
    database,
    log: { ...log, info: () => undefined, warn: () => void (closed ??= feed.close()) },
  });
  await isUp(feed);
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = ${`listen ${tagChannel}`}`,
  );
  await expect.poll(() => closed !== undefined).toBe(true);
  await closed;
  const { rows } = await database.db.execute(
    sql`select pid from pg_stat_activity where datname = current_database() and query = ${`listen ${tagChannel}`}`,
  );
  expect(rows).toEqual([]);
});

/** Sends a notification from another process. */
const notifyFromOther = ({ db }: Database, tags: string[]) =>
  db.execute(sql`select pg_notify(${tagChannel}, ${JSON.stringify({ from: 'another process', tags })})`);

describe.skipIf(redisIsMissing)(`through Redis${redisIsMissing ? ` (passed over: ${redisIsMissing})` : ''}`, () => {
  test('this process is notified of changes in other processes after their commit', async ({ database }) => {
    const redis = await openRedisServer();
    try {
      await listening(database, redis.url);
      await anotherProcessDrops(database, ['product:6'], { REDIS_URL: redis.url });
      await expectTags(['product:6']);
      expect(received).toEqual([['product:6']]);
    } finally {
      await redis.stop();
    }
  });

  test('while it is away, own changes are notified here and caches are dropped each second; when it is back, everything is dropped', async ({
    database,
  }) => {
    const redis = await openRedisServer();
    const dropped: string[][] = [];
    const recordDropped = (tags: readonly string[]) => void dropped.push([...tags]);
    try {
      const feed = await listening(database, redis.url);
      await redis.stop();
      await expect.poll(feed.isUp).toBe(false);
      await inTransaction(database.db, (tx) => dropTags(tx, ['product:7']));
      expect(received).toEqual([['product:7']]);
      tagDrops.on('caches', recordDropped);
      await expect.poll(() => dropped.length).toBeGreaterThan(1);
      expect(new Set(dropped.flat())).toEqual(new Set([everything]));
      // Models check for changes themselves and are not loaded again each second.
      expect(received).toEqual([['product:7']]);

      await redis.start();
      await isUp(feed);
      expect(received).toEqual([['product:7'], [everything]]);
      await anotherProcessDrops(database, ['product:8'], { REDIS_URL: redis.url });
      await expectTags(['product:8']);
    } finally {
      tagDrops.off('caches', recordDropped);
      await redis.stop();
    }
  });
});

plainTest('an unreadable message drops everything', () => {
  expect(listForeignTags('{"tags": 5}')).toEqual([everything]);
  expect(listForeignTags('{"from"')).toEqual([everything]);
  expect(listForeignTags(tagMessage(['product:9']))).toEqual([]);
  expect(listForeignTags(JSON.stringify({ from: `not ${processId}`, tags: ['product:9'] }))).toEqual(['product:9']);
});
