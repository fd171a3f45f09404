import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder } from './paths.ts';

/** Any fixed number: the advisory lock that serialises starts on the same database. */
const MIGRATION_LOCK = 7_355_348;

/** Migrates the database to the newest migration. Several processes may call it at once. */
export async function migrate(database: Pick<Database, 'connection'>, folder = migrationsFolder): Promise<void> {
  // Uses a separate connection: the pool has a statement timeout, and the migration of a large table takes longer.
  const client = new pg.Client({ ...database.connection, application_name: 'selvedge migrate' });
  await client.connect();
  try {
    await client.query('set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** Returns whether the newest migration of this release has been applied. */
export async function isMigrated({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: { when: number }[] };
  const newest = Math.max(0, ...entries.map(({ when }) => when));
  const { rows } = await pool.query<{ newest: number | null }>('select max(created_at) as newest from drizzle.__drizzle_migrations');
  return (rows[0]?.newest ?? -1) >= newest;
}
