import type pg from 'pg';
import { pino } from 'pino';
import { seedCountries } from '#modules/countries';
import { openPool } from '#platform/database';
import { migrate } from '#platform/migrate';
import { openQueue } from '#platform/jobs/queue';

/**
 * Prepares a database that tests clone: migrated, with the countries and the job queue. Both would cost each test more time than its own work.
 * @param connection a new, empty database
 */
export async function fillTemplateDatabase(connection: pg.ClientConfig): Promise<void> {
  const database = openPool(connection, 2);
  await migrate(database);
  await seedCountries(database.db);
  const queue = await openQueue(database.pool, pino({ level: 'silent' }), false);
  await queue.stop({ graceful: false });
  await database.pool.query(oneJobTable);
  // A database with open connections cannot be cloned.
  await database.close();
}

/**
 * pg-boss creates two tables with six indexes for each job. In tests all jobs share one table, with the same keys and indexes: the table of a first
 * queue becomes the default partition, and further queues are only recorded.
 */
const oneJobTable = `
  select pgboss.create_queue('shared', '{"policy": "standard"}');
  do $$
  declare shared text := (select partition_name from pgboss.queue where name = 'shared');
  begin
    execute format('alter table pgboss.job detach partition pgboss.%I', shared);
    execute format('alter table pgboss.%I drop constraint cjc', shared);
    execute format('alter table pgboss.job attach partition pgboss.%I default', shared);
  end $$;
  create or replace function pgboss.create_queue(queue_name text, options json) returns void language sql as $$
    insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_minutes, dead_letter, partition_name)
    select queue_name, options->>'policy', (options->>'retryLimit')::int, (options->>'retryDelay')::int, (options->>'retryBackoff')::bool,
      (options->>'expireInSeconds')::int, (options->>'retentionMinutes')::int, options->>'deadLetter', partition_name
    from pgboss.queue where name = 'shared'
    on conflict do nothing
  $$;`;
