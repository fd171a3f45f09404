import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, closeSync, cpSync, existsSync, mkdirSync, openSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { locateBinaries } from '#platform/embedded/binaries';
import { buildServerEnvironment, getClusterPaths, readCredentials } from '#platform/embedded/cluster';
import { findDatabaseAccount } from '#platform/embedded/account';
import type { Connection, EmbeddedPostgres } from '#platform/embedded-postgres';
import { buildDatabaseUrl } from './database-url.ts';

/** A streaming replica of the embedded PostgreSQL. */
export interface ReplicaServer {
  /** Value for DATABASE_READ_URL, with the shop's role. */
  url: string;
  connection: Connection;
  superuser: Connection;
  start(): Promise<void>;
  /** Ends all its processes at once, as a power failure does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
}

/** Files of a running server that a copy must not contain. */
const NOT_COPIED = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_stat_tmp', 'postgresql.auto.conf']);

/**
 * Copies a running primary and starts the copy as a hot standby. npm does not install pg_basebackup, so the copy is made with pg_backup_start and
 * pg_backup_stop; a replication slot keeps the log that the copy needs.
 * @param dataDir data folder of the primary
 * @param port port of the replica's socket
 */
export async function openReplicaServer(primary: EmbeddedPostgres, { dataDir, port }: { dataDir: string; port: number }): Promise<ReplicaServer> {
  const source = getClusterPaths(dataDir).folder;
  const account = findDatabaseAccount(source);
  const { postgres } = locateBinaries(account);
  const folder = join(dataDir, `replica-${port}`);
  await copyCluster(primary.superuser, { source, folder, slot: `replica_${port}` });
  const connection = { ...primary.connection, host: folder, port };
  const superuser = { ...primary.superuser, host: folder, port };
  const state: { server: ChildProcess | undefined } = { server: undefined };

  const start = async (): Promise<void> => {
    const log = openSync(join(dataDir, `replica-${port}.log`), 'a');
    const settings = [
      'listen_addresses=',
      `port=${port}`,
      `unix_socket_directories=${folder}`,
      'shared_buffers=32MB',
      'max_connections=60',
      'timezone=UTC',
    ];
    state.server = spawn(postgres, ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])], {
      stdio: ['ignore', log, log],
      cwd: folder,
      env: buildServerEnvironment(),
      ...readCredentials(account),
    });
    closeSync(log);
    while (!(await canConnect(superuser))) {
      if (state.server.exitCode !== null) throw new Error(`the replica does not start; see ${dataDir}`);
      await pause(50);
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const { server } = state;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    url: buildDatabaseUrl(connection),
    connection,
    superuser,
    start,
    // PostgreSQL's immediate shutdown: no checkpoint, no message to clients, and no child process survives.
    kill: () => end('SIGQUIT'),
    stop: () => end('SIGINT'),
    pauseReplay: () => execute(superuser, ['select pg_wal_replay_pause()'], `select pg_get_wal_replay_pause_state() = 'paused' as is_done`),
    resumeReplay: () => execute(superuser, ['select pg_wal_replay_resume()']),
  };
}

async function copyCluster(superuser: Connection, { source, folder, slot }: { source: string; folder: string; slot: string }): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot]);
    await client.query(`select pg_backup_start('replica', true)`);
    cpSync(source, folder, {
      recursive: true,
      preserveTimestamps: true,
      // Temporary files may disappear during the copy, and sockets cannot be copied.
      filter: (path) => !NOT_COPIED.has(basename(path)) && statSync(path, { throwIfNoEntry: false })?.isSocket() === false,
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    for (const name of ['pg_wal', 'pg_replslot', 'pg_stat_tmp']) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(join(folder, 'standby.signal'), '');
    const { host, port, user, password } = superuser;
    appendFileSync(
      join(folder, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${host} port=${port} user=${user} password=${password}'\nprimary_slot_name = '${slot}'\nhot_standby = on\n`,
    );
    giveTo(source, folder);
  } finally {
    await client.end();
  }
}

/** Gives the copy to the owner of the original, because PostgreSQL refuses a folder of another account. */
function giveTo(source: string, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(source);
  for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) chownSync(join(folder, path), uid, gid);
}

async function canConnect(connection: Connection): Promise<boolean> {
  if (!existsSync(join(connection.host, `.s.PGSQL.${connection.port}`))) return false;
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** @param until a query that returns `is_done` once the statements have taken effect */
async function execute(connection: Connection, statements: string[], until?: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    while (until && !(await client.query<{ is_done: boolean }>(until)).rows[0]?.is_done) await pause(10);
  } finally {
    await client.end();
  }
}
