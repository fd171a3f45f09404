import type pg from 'pg';

/** A table to copy, without its generated columns. */
export interface CopiedTable {
  /** Schema and name, quoted. */
  name: string;
  columns: string[];
  /** SQL condition that limits the rows. */
  where?: string;
}

/** The first part of a backup: describes its content. */
export interface Manifest {
  madeAt: string;
  /** Applied migrations, oldest first. */
  migrations: { hash: string; createdAt: number }[];
  tables: CopiedTable[];
  sequences: { name: string; lastValue: string }[];
  /** The job queues with their settings in the format of pg-boss's create_queue; absent if no queue exists. */
  queues?: { name: string; options: Record<string, unknown> }[] | undefined;
}

/** The last part of a backup: number of rows by table, number of files. */
export interface Tally {
  rows: Record<string, number>;
  files: number;
}

/** Session settings for reading and writing, so that both use the same formats with any server settings. */
export const DIALECT = `set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set client_min_messages = warning; set statement_timeout = 0`;

/** Finished jobs need no backup. Dead letters have the state "created" in their own queues. */
const WAITING_JOBS = `state in ('created', 'retry', 'active')`;

/** Returns all tables of the shop. The order does not matter because a restore drops the foreign keys first. */
export async function readTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select format('%I.%I', n.nspname, c.relname) as name, array_agg(format('%I', a.attname) order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by 1 order by 1`,
  );
  return rows;
}

/** Returns the current value of each sequence. Sequences that were never used are left out. */
export async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue"
     from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

/** Returns the applied migrations. */
export async function readMigrations(client: pg.ClientBase): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ hash: string; createdAt: number }>(
    'select hash, created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at',
  );
  return rows;
}

/** Returns the queues and their unfinished jobs. */
export async function readQueues(client: pg.ClientBase): Promise<{ queues?: Manifest['queues']; jobs: CopiedTable[] }> {
  const { rows: found } = await client.query(`select to_regclass('pgboss.job') is not null as has`);
  if (!(found[0] as { has: boolean }).has) return { jobs: [] };
  const { rows: queues } = await client.query<{ name: string; options: Record<string, unknown> }>(
    `select name, jsonb_strip_nulls(jsonb_build_object('policy', policy, 'retryLimit', retry_limit, 'retryDelay', retry_delay,
       'retryBackoff', retry_backoff, 'expireInSeconds', expire_seconds, 'retentionMinutes', retention_minutes, 'deadLetter', dead_letter)) as options
     from pgboss.queue order by dead_letter nulls first, name`,
  );
  const { rows: columns } = await client.query<{ name: string }>(
    `select format('%I', attname) as name from pg_attribute where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  return { queues, jobs: [{ name: 'pgboss.job', columns: columns.map(({ name }) => name), where: WAITING_JOBS }] };
}
