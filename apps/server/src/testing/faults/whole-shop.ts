import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seedCountries } from '#modules/countries';
import { openPool, type Database } from '#platform/database';
import { startEmbeddedPostgres } from '#platform/embedded-postgres';
import { getClusterPaths } from '#platform/embedded/cluster';
import { readPostmaster } from '#platform/embedded/postmaster';
import { migrate } from '#platform/migrate';
import { projectRoot } from '#platform/paths';
import { askOverHttp } from '../ask-over-http.ts';
import { bundleEntry } from '../processes/bundle-entry.ts';
import { buildDatabaseUrl } from '../processes/database-url.ts';
import { findFreePort } from '../processes/find-free-port.ts';
import { startMailServer } from '../processes/mail-server.ts';
import { openRedisServer, redisIsMissing } from '../processes/redis-server.ts';
import { openS3Server } from '../processes/s3-server.ts';
import { openVarnishServer, varnishIsMissing } from '../processes/varnish-server.ts';

const frontEnds = ['apps/storefront/build/server/index.js', 'apps/backoffice/build/index.html'];

/** Why the whole shop cannot run here; undefined if it can. */
export const wholeShopIsMissing =
  varnishIsMissing ?? redisIsMissing ?? (frontEnds.every((file) => existsSync(join(projectRoot, file))) ? undefined : 'run npm run build first');

/** A part of the shop on one machine. */
export interface Part {
  name: string;
  /** Ends the part like a crash. */
  kill(): Promise<void>;
  /** Starts the part again. Resolves when it works. */
  start(): Promise<void>;
  /** Whether the part is started without `start`, which then only waits. */
  restartsItself?: true;
}

/** A public shop with all its parts: two web processes, a worker, PostgreSQL, Redis, an S3 service and Varnish. */
export interface WholeShop {
  /** The port of Varnish, through which visitors reach the shop. */
  port: number;
  parts: Part[];
  database: Database;
  /** Settings of the processes, for commands. */
  env: NodeJS.ProcessEnv;
  mails: { to: string[] }[];
  close(): Promise<void>;
}

/** Opens all parts. @param prepare stores the data of the shop before its processes start */
export async function openWholeShop(prepare: (database: Database) => Promise<void>): Promise<WholeShop> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-whole-'));
  // The database runs as another user.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder });
  const database = openPool(server.connection, 4);
  await migrate(database);
  await seedCountries(database.db);
  await prepare(database);
  const [redis, s3, mail] = await Promise.all([openRedisServer(), openS3Server(), startMailServer()]);
  const webPorts = [await findFreePort(), await findFreePort()] as const;
  const varnish = await openVarnishServer(webPorts);
  const env = {
    ...process.env,
    ...buildSettings({ s3: s3.settings, purgePort: varnish.purgePort }),
    ...{ DATABASE_URL: buildDatabaseUrl(server.connection), REDIS_URL: redis.url, SMTP_URL: mail.url },
  };
  const dataDir = (name: string) => ({ DATA_DIR: join(folder, name) });
  const webs = webPorts.map((port, index) => createWeb(`web process ${index + 1}`, port, { ...env, ...dataDir(`web-${index + 1}`), JOBS: 'off' }));
  const worker = createWorker({ ...env, ...dataDir('worker') });
  const processes = [...webs, worker];
  await Promise.all(processes.map((part) => part.start()));
  return {
    port: varnish.port,
    parts: [
      ...processes,
      createDatabasePart(folder),
      { name: 'Redis', kill: redis.stop, start: redis.start },
      { name: 'the S3 service', kill: s3.stop, start: s3.start },
      { name: 'Varnish', kill: varnish.kill, start: varnish.start },
    ],
    database,
    env: { ...env, ...dataDir('commands') },
    mails: mail.received,
    close: async () => {
      await Promise.all(processes.map((part) => part.kill()));
      await varnish.stop();
      await Promise.all([redis.stop(), s3.stop(), mail.close(), database.close()]);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function buildSettings({ s3, purgePort }: { s3: Awaited<ReturnType<typeof openS3Server>>['settings']; purgePort: number }) {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'https://selvedge.si',
    HOST: '127.0.0.1',
    // The test sends the header of the proxy in front of Varnish.
    TRUST_PROXY: '2',
    VARNISH_PURGE_URLS: `http://127.0.0.1:${purgePort}`,
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
}

/** Starts a process and collects its log. */
function createProcess(name: string, entry: string, env: NodeJS.ProcessEnv, isOpen: (output: string) => Promise<boolean>): Part {
  let child: ChildProcess | undefined;
  return {
    name,
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'close');
    },
    start: async () => {
      let output = '';
      child = spawn(process.execPath, [await bundleEntry(entry)], { stdio: ['ignore', 'pipe', 'pipe'], env });
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-5000)));
      while (!(await isOpen(output))) {
        if (child.exitCode !== null) throw new Error(`${name} has ended:\n${output}`);
        await pause(25);
      }
    },
  };
}

const createWeb = (name: string, port: number, env: NodeJS.ProcessEnv): Part =>
  createProcess(name, 'main.ts', { ...env, PORT: String(port) }, () =>
    askOverHttp(port, '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );

const createWorker = (env: NodeJS.ProcessEnv): Part =>
  createProcess('the worker', 'worker.ts', env, (output) => Promise.resolve(output.includes('the worker has started')));

/** The database server. This process starts it again when it ends, as an operating system does. */
function createDatabasePart(dataDir: string): Part {
  const { folder } = getClusterPaths(dataDir);
  let killed = 0;
  return {
    name: 'PostgreSQL',
    restartsItself: true,
    kill: () => {
      killed = readPostmaster(folder)?.pid ?? 0;
      // Ends all connections without writing open data. The next start replays the log, as after a crash.
      process.kill(killed, 'SIGQUIT');
      return Promise.resolve();
    },
    start: async () => {
      for (let found = readPostmaster(folder); !found?.isReady || found.pid === killed; found = readPostmaster(folder)) await pause(10);
    },
  };
}
