import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import { readCredentials, buildServerEnvironment, getSocketFolder, type Cluster } from './cluster.ts';
import { readPostmaster } from './postmaster.ts';

/** Address of a server: a socket folder on Unix, loopback on Windows. */
export interface Address {
  host: string;
  port: number;
}

export interface ServerOptions extends Address {
  /** false is faster but may lose data in a power failure: tests only */
  durable: boolean;
  /** Minimum number of connections that the server accepts. */
  maxConnections: number;
}

/** Settings for one shop on a small machine. Durability settings (fsync, full page writes) keep their default: on. */
const SETTINGS = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_connections: '60',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

/** Settings for tests: their data is deleted afterwards, and many servers run in parallel. */
const TEST_SETTINGS = {
  ...{ max_connections: '200', shared_buffers: '128MB' },
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' },
  // Authentication needs less CPU, and no test has enough rows for maintenance.
  ...{ scram_iterations: '1', autovacuum: 'off', checkpoint_timeout: '1h' },
};

/** Chooses an address that only this machine can reach. A Unix socket is also 13 % faster than loopback. */
export async function chooseAddress(cluster: Cluster): Promise<Address> {
  if (process.platform !== 'win32') return { host: getSocketFolder(cluster), port: 5432 };
  return { host: '127.0.0.1', port: await findFreePort() };
}

/** Starts the server and waits until it accepts connections. */
export async function startServer(cluster: Cluster, binaries: Binaries, options: ServerOptions): Promise<ChildProcess> {
  // After a kill, child processes of the old server briefly keep its shared memory.
  for (let attempt = 1; ; attempt += 1) {
    const child = launch(cluster, binaries, options);
    if (await isReady(child, cluster)) return child;
    const output = readLastLines(cluster.logFile);
    if (attempt < 40 && /lock file|shared memory block/.test(output)) await pause(250);
    else throw new StartError(`The embedded PostgreSQL does not start. The end of ${cluster.logFile}:\n${output}`);
  }
}

function launch(cluster: Cluster, { postgres }: Binaries, { durable, maxConnections, ...address }: ServerOptions): ChildProcess {
  const where =
    process.platform === 'win32'
      ? { listen_addresses: address.host, port: String(address.port) }
      : { listen_addresses: '', port: String(address.port), unix_socket_directories: address.host };
  const chosen = { ...SETTINGS, ...(durable ? {} : TEST_SETTINGS) };
  const settings = Object.entries({ ...chosen, ...where, max_connections: String(Math.max(Number(chosen.max_connections), maxConnections)) });
  const log = openSync(cluster.logFile, 'a', 0o600);
  // The process is detached, because Ctrl-C in the terminal would otherwise stop the database before the requests that use it.
  const child = spawn(postgres, ['-D', cluster.folder, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])], {
    detached: true,
    stdio: ['ignore', log, log],
    cwd: cluster.folder,
    env: buildServerEnvironment(),
    ...readCredentials(cluster.account),
  });
  child.once('error', () => undefined);
  child.unref();
  closeSync(log);
  return child;
}

/** Waits until the server accepts connections or its process ends. There is no time limit, because log replay after a crash may take long. */
async function isReady(child: ChildProcess, { folder }: Cluster): Promise<boolean> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const seen = readPostmaster(folder);
    if (seen?.pid === child.pid && seen.isReady) return true;
    await pause(20);
  }
  return false;
}

function readLastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-4).join('\n');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const found = probe.address();
      probe.close(() => resolve(typeof found === 'object' && found ? found.port : 0));
    });
  });
}
