import type { Config } from './config.ts';
import { connect, type Database } from './database.ts';
import { openCdns } from './cdn/open-cdns.ts';
import { setPurgedCdns } from './cdn/purge-queue.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Log } from './log.ts';
import { openMailer } from './mailer.ts';
import { migrate } from './migrate.ts';
import { openRateLimits } from './requests/shared-counters.ts';
import type { Services } from './services.ts';
import { openStorage } from './storage/stores.ts';
import { openTagFeed, type TagFeed } from './tags/tag-feed.ts';

/**
 * Opens the services of a process and migrates the database. The lifecycle closes the services.
 * @param attach for a second process: uses the embedded database that the shop runs, if it is running
 */
export async function openServices(
  { config, log, lifecycle }: { config: Config; log: Log; lifecycle: Lifecycle },
  options: { attach?: boolean } = {},
): Promise<{ database: Database; services: Services; feed: TagFeed }> {
  const database = await connect(config, { log, ...options });
  lifecycle.onStop('database', database.close);
  await migrate(database);
  setPurgedCdns(openCdns(config.cdn).map(({ name }) => name));
  const feed = openTagFeed({ redisUrl: config.redisUrl, database, log });
  lifecycle.onStop('tag feed', feed.close);
  const limits = openRateLimits({ redisUrl: config.redisUrl, pool: config.databaseUrl || config.webProcesses > 1 ? database.pool : undefined, log });
  lifecycle.onStop('rate limits', limits.close);
  const mailer = openMailer(config.smtpUrl, database.db);
  lifecycle.onStop('mailer', mailer.close);
  return { database, services: { config, db: database.db, log, mailer, storage: openStorage(config) }, feed };
}
