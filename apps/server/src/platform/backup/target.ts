import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { applicationName, type Database } from '../database.ts';
import type { Log } from '../log.ts';
import { migrate } from '../migrate.ts';
import { openQueue } from '../jobs/queue.ts';
import { StartError } from '../start-error.ts';
import { readTables, type Manifest } from './contents.ts';

/** Returns whether another process of the shop is connected. */
export async function isOpenElsewhere({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name ~ '^selvedge [0-9]+$' and application_name <> $1 limit 1`,
    [applicationName],
  );
  return rows.length > 0;
}

/** Returns whether any table of the shop has a row. */
export async function hasRows({ connection }: Database): Promise<boolean> {
  return runWithClient(connection, async (client) => {
    for (const { name } of await readTables(client)) {
      const { rows } = await client.query(`select 1 from ${name} limit 1`);
      if (rows.length > 0) return true;
    }
    return false;
  });
}

/** Removes all data of a shop from a database. */
export async function clear({ connection }: Database): Promise<void> {
  await runWithClient(connection, async (client) => {
    await client.query('set client_min_messages = warning');
    await client.query('begin');
    for (const schema of ['public', 'drizzle', 'pgboss']) await client.query(`drop schema if exists ${schema} cascade`);
    await client.query('create schema public');
    await client.query('commit');
  });
}

/**
 * @param all the folder with this release's migrations
 * @throws StartError when the backup has migrations that this folder does not contain
 */
export function assertKnown(applied: Manifest['migrations'], all: string): void {
  const known = new Set(readMigrationFiles({ migrationsFolder: all }).map(({ hash }) => hash));
  if (applied.every(({ hash }) => known.has(hash))) return;
  throw new StartError('This backup was made by another release: restore it with that release or a newer one, and start this release afterwards.');
}

/** Creates the tables as they were when the backup was made. */
export async function migrateToBackup(database: Database, applied: Manifest['migrations'], all: string): Promise<void> {
  const newest = Math.max(...applied.map(({ createdAt }) => createdAt));
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-migrations-'));
  try {
    const journal = JSON.parse(readFileSync(join(all, 'meta/_journal.json'), 'utf8')) as { entries: { when: number; tag: string }[] };
    const entries = journal.entries.filter(({ when }) => when <= newest);
    mkdirSync(join(folder, 'meta'));
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) cpSync(join(all, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrate(database, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates pg-boss's tables and the queues for the restored jobs. */
export async function prepareQueues({ pool }: Database, queues: NonNullable<Manifest['queues']>, log: Log): Promise<void> {
  const boss = await openQueue(pool, log, false);
  try {
    for (const { name, options } of queues) await pool.query('select pgboss.create_queue($1, $2)', [name, JSON.stringify(options)]);
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function runWithClient<Answer>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ ...connection, application_name: 'selvedge restore' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
