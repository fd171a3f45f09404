import { afterEach, beforeEach, expect } from 'vitest';
import { pino } from 'pino';
import { metrics } from '#platform/metrics';
import { dropTags, everything } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { test } from '#testing/database';
import { openCdnServer, type CdnServer } from '#testing/processes/cdn-server';
import type { Database } from '../database.ts';
import { openCdns } from './open-cdns.ts';
import { listPurgeAges, queuePurges, setPurgedCdns } from './purge-queue.ts';
import { startPurgeSender } from './purge-sender.ts';

let server: CdnServer;
const senders: { stop: () => Promise<void> }[] = [];
const lines: { msg: string; cdn?: string }[] = [];
const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) });

beforeEach(async () => {
  server = await openCdnServer();
  setPurgedCdns(openCdns(server.settings).map(({ name }) => name));
});
afterEach(async () => {
  for (const sender of senders.splice(0)) await sender.stop();
  setPurgedCdns([]);
  await server.stop();
  lines.length = 0;
});

const start = async ({ pool }: Database): Promise<void> => void senders.push(await startPurgeSender({ pool, cdns: openCdns(server.settings), log }));
const drop = ({ db }: Database, tags: string[]) => inTransaction(db, (tx) => dropTags(tx, tags));
const isEmpty = ({ pool }: Database) => expect.poll(() => listPurgeAges(pool), { timeout: 20_000 }).toEqual([]);
const providers = ['fastly', 'cloudflare', 'varnish'] as const;

test('each cache is notified of a change immediately and again a moment later, by one of two processes', async ({ database }) => {
  await start(database);
  await start(database);
  await drop(database, ['product:1', 'listing:all', 'product:1']);
  await isEmpty(database);
  for (const provider of providers) {
    expect(
      server.purged[provider].map((tags) => tags.toSorted()),
      provider,
    ).toEqual([
      ['listing:all', 'product:1'],
      ['listing:all', 'product:1'],
    ]);
  }
});

test('a change that is rolled back purges nothing', async ({ database }) => {
  await start(database);
  const change = inTransaction(database.db, async (tx) => {
    await dropTags(tx, ['product:2']);
    throw new Error('changed my mind');
  });
  await expect(change).rejects.toThrow('changed my mind');
  await drop(database, ['product:3']);
  await isEmpty(database);
  expect(new Set(server.purged.varnish.flat())).toEqual(new Set(['product:3']));
});

test('a change of a process that ended before it notified the caches is sent by the next process', async ({ database }) => {
  await drop(database, ['product:4']);
  await start(database);
  await isEmpty(database);
  expect(server.purged.fastly[0]).toEqual(['product:4']);
});

test('hundreds of tags are sent in requests of the size that each provider accepts', async ({ database }) => {
  const tags = Array.from({ length: 600 }, (_, index) => `listing:collection:${1_000_000 + index}`);
  await drop(database, tags);
  await start(database);
  await isEmpty(database);
  for (const provider of providers) {
    const counts = server.purged[provider].map(({ length }) => length);
    expect(
      counts.reduce((sum, count) => sum + count, 0),
      provider,
    ).toBe(1200);
    expect(new Set(server.purged[provider].flat()), provider).toEqual(new Set(tags));
  }
  expect(server.purged.fastly.length).toBe(6);
  expect(server.purged.cloudflare.length).toBe(12);
});

test('more tags than are worth sending become one purge of everything', async ({ database }) => {
  await drop(
    database,
    Array.from({ length: 5000 }, (_, index) => `product:${index}`),
  );
  await start(database);
  await isEmpty(database);
  for (const provider of providers) expect(server.purged[provider], provider).toEqual([[everything], [everything]]);
});

test('a purge is repeated until the cache accepts it; other caches do not wait for it', async ({ database }) => {
  server.failNext('cloudflare', { count: 2, status: 503 });
  const before = await countFailures();
  await start(database);
  await drop(database, ['product:5']);
  await expect.poll(() => server.purged.varnish.length).toBe(2);
  await isEmpty(database);
  expect(server.purged.cloudflare).toEqual([['product:5'], ['product:5']]);
  expect(server.failed.cloudflare).toBe(2);
  expect((await countFailures()) - before).toBe(2);
  expect(lines.map(({ cdn, msg }) => [cdn, msg])).toEqual([
    ['cloudflare', 'a cache could not be notified of changes'],
    ['cloudflare', 'the cache accepts purges again'],
  ]);
});

test('the pause that a cache requests is respected, also when more changes follow', async ({ database }) => {
  server.failNext('fastly', { count: 1, status: 429, headers: { 'retry-after': '2' } });
  await start(database);
  await drop(database, ['product:6']);
  await expect.poll(() => server.failed.fastly).toBe(1);
  const refusedAt = performance.now();
  for (let number = 7; number < 12; number += 1) await drop(database, [`product:${number}`]);
  await expect.poll(() => server.purged.fastly.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(performance.now() - refusedAt).toBeGreaterThan(1500);
  expect(server.failed.fastly).toBe(1);
  await isEmpty(database);
  expect(new Set(server.purged.fastly.flat()).size).toBe(6);
});

test('wrong credentials are reported and never logged', async ({ database }) => {
  server.settings.fastly = { ...(server.settings.fastly as NonNullable<typeof server.settings.fastly>), token: 'a-wrong-secret' };
  await start(database);
  await drop(database, ['product:7']);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  const text = JSON.stringify(lines);
  expect(text).toContain('the cache answered 401');
  expect(text).not.toContain('a-wrong-secret');
  expect((await listPurgeAges(database.pool)).map(({ cdn }) => cdn)).toContain('fastly');
});

test('waiting purges of a cache that is no longer set are removed at the next start', async ({ database }) => {
  await queuePurges(database.db, ['product:8'], ['varnish 10.0.0.9:6091']);
  await start(database);
  expect(await listPurgeAges(database.pool)).toEqual([]);
});

async function countFailures(): Promise<number> {
  const { values } = (await metrics.getSingleMetric('shop_cdn_purges_total')?.get()) ?? { values: [] };
  return values.filter(({ labels }) => labels.outcome === 'failed').reduce((sum, { value }) => sum + value, 0);
}
