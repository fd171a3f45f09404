import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect } from 'vitest';
import { createTestDatabase, test } from '#testing/database';
import type { Tally } from './backup/contents.ts';
import { disableTriggers } from './backup/disable-triggers.ts';
import { backUpShop } from './backup.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './paths.ts';
import { createQueues, openQueue } from './jobs/queue.ts';
import { restore } from './backup/restore.ts';
import { openStorage } from './storage/stores.ts';

const log = pino({ level: 'silent' });
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-backup-'));
  file = join(folder, 'shop.backup');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Cases that a backup can copy incorrectly: circular foreign keys, computed and identity columns, a trigger. */
const TABLES = `
  create table maker (id bigint generated always as identity primary key, name text, best_coat bigint, tags text[], facts jsonb, made numeric(12,4), at timestamptz);
  create table coat (id bigserial primary key, maker_id bigint not null references maker (id), price int not null, gross int generated always as (price * 122 / 100) stored, label bytea);
  alter table maker add foreign key (best_coat) references coat (id);
  create function guard() returns trigger language plpgsql as $$ begin raise exception 'a coat comes in by its verb only'; end $$;
  create trigger guarded before insert on coat for each row when (new.price > 5000) execute function guard();
`;

/** Rows with special characters, extreme dates and bytes. */
const ROWS = String.raw`
  insert into maker (name, tags, facts, made, at) values (E'O''Neil\n\ttab \\ back\\slash \u0161 \\N', array['a"b', null], '{"a": [1, null]}', 1.05, '2026-02-28 23:59:59.999999+00'), (null, null, null, null, 'infinity');
  insert into coat (maker_id, price, label) select 1 + g % 2, g, decode('00ff0a', 'hex') from generate_series(1, 5000) g;
  update maker set best_coat = id;
  update coat set price = 6000 where id = 1;
  insert into outbox (type, payload) values ('order.placed', '{"orderId": 7}');
`;

/** Returns a folder with the shop's migrations and one additional migration, as in a later release. */
function laterMigrations(): string {
  const later = join(folder, 'migrations');
  cpSync(migrationsFolder, later, { recursive: true });
  const file = join(later, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: object[] };
  journal.entries.push({ idx: 999, version: '7', when: 4_000_000_000_000, tag: '0999_coats', breakpoints: true });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(later, '0999_coats.sql'), TABLES);
  return later;
}

/** Returns every row of these tables, for comparison. */
async function readAllRows({ pool }: Database, tables: string[]): Promise<unknown[]> {
  const contents = tables.map(async (table) => (await pool.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)).rows);
  return Promise.all(contents);
}

async function fill(database: Database): Promise<void> {
  await database.pool.query(ROWS);
  const boss = await openQueue(database.pool, log, false);
  await createQueues(boss, database.pool, [{ name: 'test.sew', retry: { limit: 3 } }]);
  await boss.send('test.sew', { thread: 'red' });
  await boss.send('test.sew', { thread: 'blue' });
  await boss.fetch('test.sew');
  await boss.stop({ graceful: false });
}

const openNamedStorage = (name: string) => openStorage({ dataDir: join(folder, name) });

const backUpDatabase = ({ connection }: Database, storage = openNamedStorage('data')) => backUpShop({ connection, storage }, file);

/** Creates a migrated database without rows, like the database of a new shop. */
async function createEmptyDatabase(): Promise<Database> {
  const database = await createTestDatabase();
  const { rows } = await database.pool.query<{ name: string }>(`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`);
  // Triggers prevent deletion of rows of append-only tables.
  const client = await database.pool.connect();
  const { putBack } = await disableTriggers(client);
  await client.query(`truncate ${rows.map(({ name }) => name).join(', ')}`);
  for (const statement of putBack) await client.query(statement);
  client.release();
  return database;
}

async function restoreInto(database: Database, options: { force?: boolean; migrations?: string } = {}): Promise<Tally> {
  return restore({ database, storage: openNamedStorage('restored'), log }, file, options);
}

test('a restored shop equals the shop that was backed up: rows, sequences, jobs, files', async ({ database }) => {
  const migrations = laterMigrations();
  await migrate(database, migrations);
  await fill(database);
  const storage = openNamedStorage('data');
  await storage.put('uploads/coat.webp', Buffer.from([0, 1, 2]));
  await storage.put('drawn/coat.svg', Buffer.from('drawn'));
  const tally = await backUpDatabase(database, storage);
  expect(tally).toMatchObject({ files: 1, rows: { 'public.coat': 5000, 'public.maker': 2, 'public.outbox': 1, 'pgboss.job': 2 } });
  expect(statSync(file).mode & 0o077).toBe(0);

  const second = await createEmptyDatabase();
  expect(await restoreInto(second, { migrations })).toEqual(tally);
  const tables = [
    'maker',
    'coat',
    'outbox',
    'drizzle.__drizzle_migrations',
    "(select name, data, retry_limit from pgboss.job where state < 'active')",
  ];
  const [maker, coat, outbox, applied, jobs] = await readAllRows(second, tables);
  expect([maker, coat, outbox, applied]).toEqual(await readAllRows(database, tables.slice(0, 4)));
  expect(jobs).toHaveLength(2);
  // Sequences continue where they were; keys and triggers are active again.
  expect((await second.pool.query('insert into coat (maker_id, price) values (1, 1) returning id')).rows).toEqual([{ id: 5001 }]);
  await expect(second.pool.query('insert into coat (maker_id, price) values (99, 1)')).rejects.toThrow('foreign key');
  await expect(second.pool.query('insert into coat (maker_id, price) values (1, 6000)')).rejects.toThrow('by its verb only');
  expect(await openNamedStorage('restored').get('uploads/coat.webp')).toEqual(Buffer.from([0, 1, 2]));
  expect(await openNamedStorage('restored').get('drawn/coat.svg')).toBeUndefined();
  await second.close();
});

test('a backup of an older release is migrated to this release; a backup of a newer release is refused before anything changes', async ({
  database,
}) => {
  await backUpDatabase(database);
  const migrations = laterMigrations();
  const second = await createEmptyDatabase();
  await restoreInto(second, { migrations });
  expect((await second.pool.query('select count(*) as coats from coat')).rows).toEqual([{ coats: 0 }]);

  await backUpDatabase(second);
  await second.pool.query(`insert into outbox (type, payload) values ('kept', '{}')`);
  await expect(restoreInto(second, { force: true })).rejects.toThrow('made by another release');
  expect((await second.pool.query('select type from outbox')).rows).toEqual([{ type: 'kept' }]);
  await second.close();
});

test('a database that is not empty is replaced only with force', async ({ database }) => {
  await backUpDatabase(database);
  await database.pool.query(`insert into outbox (type, payload) values ('kept', '{}')`);
  await expect(restoreInto(database)).rejects.toThrow('add --force');
  expect((await database.pool.query('select type from outbox')).rows).toEqual([{ type: 'kept' }]);
  await restoreInto(database, { force: true });
  expect((await database.pool.query('select type from outbox')).rows).toEqual([]);
});

test('a restore is refused while the shop is running', async ({ database }) => {
  await backUpDatabase(database);
  const shop = new pg.Client({ ...database.connection, application_name: 'selvedge 1' });
  await shop.connect();
  await expect(restoreInto(database, { force: true })).rejects.toThrow('The shop is open on this database');
  await shop.end();
});

test('a file that is truncated, changed or of another format is refused before anything changes', async ({ database }) => {
  await database.pool.query(`insert into outbox (type, payload) select 'kept', to_jsonb(md5(g::text)) from generate_series(1, 2000) g`);
  await backUpDatabase(database);
  const whole = readFileSync(file);

  writeFileSync(file, whole.subarray(0, whole.length - 1000));
  await expect(restoreInto(database, { force: true })).rejects.toThrow('is not a whole backup');
  const plain = gunzipSync(whole);
  // Changes the last occurrence, which is in a row. Column names contain the word as well.
  plain[plain.lastIndexOf('kept') + 1] = 0x78;
  writeFileSync(file, gzipSync(plain));
  await expect(restoreInto(database, { force: true })).rejects.toThrow('is damaged: public.outbox');
  writeFileSync(file, 'select 1;');
  await expect(restoreInto(database, { force: true })).rejects.toThrow('is not a');
  expect((await database.pool.query('select count(*) as kept from outbox')).rows).toEqual([{ kept: 2000 }]);
});
