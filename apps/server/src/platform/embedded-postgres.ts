import { execFileSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { locateBinaries, type Binaries } from './embedded/binaries.ts';
import { getClusterPaths, openCluster, openDataFolder, type Cluster } from './embedded/cluster.ts';
import { publishAddress, releaseOwnership, findRunningOwner, takeOwnership } from './embedded/owner.ts';
import { endLeftover, hasEnded } from './embedded/postmaster.ts';
import { chooseAddress, startServer, type Address, type ServerOptions } from './embedded/server.ts';
import type { Log } from './log.ts';

/** Connection parameters in the format of `pg`. */
export interface Connection extends Address {
  user: string;
  password: string;
  database: string;
}

/** A PostgreSQL server that this process started and stops. */
export interface EmbeddedPostgres {
  /** The shop's own role and database. The role is not a superuser. */
  connection: Connection;
  /** For creating additional databases and roles: tests, a restore. */
  superuser: Connection;
  stop(): Promise<void>;
}

const SHOP = 'selvedge';

/**
 * Runs PostgreSQL from node_modules on a data folder. Only this machine can reach the server. First stops a server that is still running after a
 * crash. Restarts the server when it exits unexpectedly.
 * @param options.durable false for tests: faster, but a power failure may lose confirmed writes
 * @param options.maxConnections number of connections that the processes of the shop need; the server accepts 60 at least
 * @throws StartError when another running process uses the folder, or the server cannot run
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  durable?: boolean;
  maxConnections?: number;
  log?: Log;
}): Promise<EmbeddedPostgres> {
  const { durable = true, maxConnections = 0, log } = options;
  const dataDir = resolve(options.dataDir);
  const account = openDataFolder(dataDir);
  const { ownerFile, folder } = getClusterPaths(dataDir);
  takeOwnership(ownerFile, dataDir);
  try {
    if (await endLeftover(folder)) log?.warn('ended the database server that a crash had left running');
    const binaries = locateBinaries(account);
    const cluster = await openCluster(dataDir, account, binaries, durable);
    const address = await chooseAddress(cluster);
    const stop = await superviseServer(cluster, binaries, { ...address, durable, maxConnections }, log);
    const reach = { ...address, password: cluster.password };
    const superuser = { ...reach, user: 'postgres', database: 'postgres' };
    await ensureShopDatabase(superuser);
    publishAddress(ownerFile, address);
    return { connection: { ...reach, user: SHOP, database: SHOP }, superuser, stop };
  } catch (error) {
    releaseOwnership(ownerFile);
    throw error;
  }
}

/** Returns whether a data folder contains a database. */
export const hasEmbeddedDatabase = (dataDir: string): boolean => existsSync(getClusterPaths(resolve(dataDir)).folder);

/**
 * Finds the server that another process of the shop runs on this data folder. Waits for a server that is starting.
 * @returns undefined when none is running
 */
export async function findRunningPostgres(dataDir: string): Promise<Connection | undefined> {
  const { ownerFile, passwordFile } = getClusterPaths(resolve(dataDir));
  for (let owner = findRunningOwner(ownerFile); owner; owner = findRunningOwner(ownerFile)) {
    if (owner.address) return { ...owner.address, user: SHOP, database: SHOP, password: readFileSync(passwordFile, 'utf8').trim() };
    await pause(50);
  }
  return undefined;
}

async function superviseServer(cluster: Cluster, binaries: Binaries, options: ServerOptions, log?: Log) {
  const state = { isStopping: false };
  let server = await startServer(cluster, binaries, options);
  let restarted = Promise.resolve();
  const restart = async (): Promise<void> => {
    while (!state.isStopping) {
      log?.error('the database server ended unexpectedly; starting it again');
      try {
        server = await startServer(cluster, binaries, options);
        watch();
        return;
      } catch (error) {
        log?.error({ err: error }, 'the database server does not start');
        await pause(2000);
      }
    }
  };
  const watch = () =>
    server.once('exit', () => {
      restarted = restart();
    });
  watch();
  // Last resort when the process exits without a shutdown: sends the signal and does not wait for the server to stop.
  const endWithUs = () => {
    server.kill('SIGINT');
    releaseOwnership(cluster.ownerFile);
  };
  process.once('exit', endWithUs);
  return async () => {
    if (state.isStopping) return;
    state.isStopping = true;
    await restarted;
    process.off('exit', endWithUs);
    await end(server, cluster, binaries);
    releaseOwnership(cluster.ownerFile);
  };
}

async function end(server: ChildProcess, cluster: Cluster, { pgCtl }: Binaries): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  if (process.platform === 'win32') execFileSync(pgCtl, ['stop', '-D', cluster.folder, '-m', 'fast', '-w']);
  else server.kill('SIGINT');
  if (!(await hasEnded(server.pid, 20_000))) server.kill('SIGQUIT');
}

async function ensureShopDatabase(superuser: Connection): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [SHOP]);
    // The password is generated base64url and needs no escaping.
    if (!roles.rowCount) await client.query(`create role ${SHOP} login password '${superuser.password}'`);
    const databases = await client.query('select 1 from pg_database where datname = $1', [SHOP]);
    if (!databases.rowCount) await client.query(`create database ${SHOP} owner ${SHOP}`);
  } finally {
    await client.end();
  }
}
