import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from '../apps/server/src/platform/database.ts';
import { isBuilt } from '../scripts/built.mjs';
import { runLoudly } from '../scripts/run.mjs';

export const root = resolve(import.meta.dirname, '..');

/** A shop process that answers. */
export interface RunningShop {
  port: number;
  stop(): Promise<void>;
}

/** Where everything is measured: a database of its own, and the built shop on it. */
export interface Bench {
  database: Database;
  /** Fills it up to so many products. @returns seconds it took */
  seed(products: number): Promise<number>;
  start(settings?: Record<string, string>): Promise<RunningShop>;
  close(): Promise<void>;
}

/** Answers for the public address; its pages are those of the default country. */
export const benchHost = 'bench.example';

export async function openBench(): Promise<Bench> {
  if (!isBuilt(root) && (await runLoudly([process.execPath, join(root, 'scripts/build.mjs')], { cwd: root })) !== 0)
    throw new Error('the shop could not be built');
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
  // The embedded database runs as another user when this one is root, and must reach its folder.
  chmodSync(dataDir, 0o755);
  const database = await connect({ databaseUrl: process.env.DATABASE_URL || undefined, dataDir, databasePool: 16 });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: process.env.DATABASE_URL || urlOf(database),
    LOG_LEVEL: 'error',
    // As in the open: no demo that draws pictures beside what is measured. Nothing is sent.
    PUBLIC_URL: `http://${benchHost}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    // The night's jobs, which a new shop makes up for, are a worker's.
    JOBS: 'off',
  };
  return {
    database,
    seed: async (products) => {
      const began = performance.now();
      const code = await runLoudly([process.execPath, join(root, 'apps/server/dist/seed-cli.js'), '--products', String(products)], {
        cwd: root,
        env,
      });
      if (code !== 0) throw new Error('the products could not be seeded');
      await database.pool.query('vacuum analyze');
      return Math.round((performance.now() - began) / 1000);
    },
    start: async (settings = {}) => {
      const port = await freePort();
      const shop = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...env, PORT: String(port), ...settings },
      });
      await isReady(port, shop);
      return { port, stop: () => end(shop) };
    },
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(port: number, shop: ChildProcess): Promise<void> {
  while (shop.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('the shop did not start');
}

export async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function urlOf({ connection }: Database): string {
  const { user = '', password, host = '', port, database } = connection;
  const signIn = `${encodeURIComponent(user)}:${encodeURIComponent(typeof password === 'string' ? password : '')}`;
  // The embedded server may listen at a socket in a folder.
  return host.startsWith('/')
    ? `postgres://${signIn}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${signIn}@${host}:${port}/${database}`;
}
