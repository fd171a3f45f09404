import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPool } from './database.ts';
import { getClusterPaths } from './embedded/cluster.ts';
import { isAlive } from './embedded/owner.ts';
import { readPostmaster } from './embedded/postmaster.ts';
import { findRunningPostgres, startEmbeddedPostgres, type Connection, type EmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;

let folder: string;
let dataDir: string;
const started: EmbeddedPostgres[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-embedded-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: { dataDir?: string; durable?: boolean } = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable: false, ...options });
  started.push(server);
  return server;
}

async function ask<Row extends pg.QueryResultRow>(connection: Connection, question: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a process that writes rows, and kills it after some writes were confirmed. */
async function killedWhileWriting(): Promise<number> {
  const script = join(import.meta.dirname, '../testing/processes/writing-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  let answered = 0;
  child.stdout.on('data', (lines: Buffer) => {
    answered = Number(lines.toString().trim().split('\n').at(-1));
    if (answered > 20) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return answered;
}

test('a first start creates a database with full Unicode, keeps confirmed writes and does not run as root', async () => {
  const server = await start({ durable: true });
  const [row] = await ask(
    server.connection,
    `select lower('ČŠŽÄ') as low, current_setting('fsync') as fsync, current_setting('listen_addresses') as listens,
       (select rolsuper from pg_roles where rolname = current_user) as super`,
  );
  expect(row).toEqual({ low: 'čšžä', fsync: 'on', listens: '', super: false });
  expect(statSync(getClusterPaths(dataDir).passwordFile).mode & 0o077).toBe(0);
  if (isRoot) expect(statSync(getClusterPaths(dataDir).folder).uid).toBeGreaterThan(0);
});

test('a second start on the same data folder fails with one line and succeeds once the first has ended', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(`DATA_DIR ${dataDir} is in use by a running shop (process ${process.pid})`);
  expect(await ask(first.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await first.stop();
  await start();
});

test('after a kill in the middle of writes, the shop opens again with every confirmed row', async () => {
  const answered = await killedWhileWriting();
  const left = readPostmaster(getClusterPaths(dataDir).folder);
  expect(left && isAlive(left.pid)).toBe(true);

  const server = await start({ durable: true });
  const [found] = await ask<{ rows: number }>(server.connection, 'select count(*)::int as rows from sales');
  expect(found?.rows).toBeGreaterThanOrEqual(answered);
  // The server may have written one more row without a received confirmation.
  expect(found?.rows).toBeLessThanOrEqual(answered + 1);
  expect(left && isAlive(left.pid)).toBe(false);
});

test('a database server that is killed is restarted, and the pool recovers', async () => {
  const server = await start({ durable: true });
  const database = openPool(server.connection, 2);
  await database.pool.query('create table kept as select 1 as one');
  const before = readPostmaster(getClusterPaths(dataDir).folder);
  process.kill(before?.pid ?? 0, 'SIGKILL');
  // Child processes of the killed server may still respond. The server has restarted when another process reports that it is ready.
  await vi.waitFor(
    () => {
      const after = readPostmaster(getClusterPaths(dataDir).folder);
      expect(after?.isReady && after.pid !== before?.pid).toBe(true);
    },
    { timeout: 60_000, interval: 50 },
  );
  await expect.poll(async () => (await database.pool.query<{ one: number }>('select one from kept')).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('a process number that now belongs to another program does not block the folder', async () => {
  const { ownerFile, folder: cluster } = getClusterPaths(dataDir);
  await (await start()).stop();
  writeFileSync(ownerFile, JSON.stringify({ pid: process.ppid, began: 'another time' }));
  writeFileSync(join(cluster, 'postmaster.pid'), `${process.ppid}\n${cluster}\n`);
  const server = await start();
  expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('another process of the shop finds the running server, and nothing after it has stopped', async () => {
  const server = await start();
  expect(await findRunningPostgres(dataDir)).toEqual(server.connection);
  await server.stop();
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
  expect(existsSync(getClusterPaths(dataDir).ownerFile)).toBe(false);
});

test('a data folder with a long path works because its socket is elsewhere', async () => {
  const server = await start({ dataDir: join(dataDir, 'a'.repeat(120)) });
  expect(Buffer.byteLength(server.connection.host)).toBeLessThan(100);
  expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  rmSync(server.connection.host, { recursive: true, force: true });
});

test.runIf(isRoot)('a data folder under an inaccessible folder gets a line that names DATA_DIR and that folder', async () => {
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  await expect(start({ dataDir: join(closed, 'data') })).rejects.toThrow(
    new RegExp(`^DATA_DIR ${closed}/data can't be reached .*: ${closed} is closed to it`),
  );
});

test('a cluster of another PostgreSQL version is not changed', async () => {
  const { folder: cluster } = getClusterPaths(dataDir);
  await (await start()).stop();
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8');
  writeFileSync(join(cluster, 'PG_VERSION'), '15\n');
  await expect(start()).rejects.toThrow('was made by PostgreSQL 15, this is 18');
  writeFileSync(join(cluster, 'PG_VERSION'), version);
});
