import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from '../apps/server/src/platform/database.ts';
import { isBuilt } from '../scripts/serving/built.mjs';
import { runLoudly } from '../scripts/run.mjs';

export const root = resolve(import.meta.dirname, '..');

/** A running shop process. */
export interface RunningShop {
  port: number;
  stop(): Promise<void>;
}

/** The environment of a benchmark: its own database, and the built shop. */
export interface Bench {
  database: Database;
  /** Fills the catalogue up to a number of products. @returns the duration in seconds */
  seed(products: number): Promise<number>;
  start(settings?: Record<string, string>): Promise<RunningShop>;
  close(): Promise<void>;
}

/** Cleans all tables and counts their values, for which the statement timeout of the shop is too short. */
export async function vacuum({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
  } finally {
    // Closed, because the next user of the connection needs the timeout.
    client.release(true);
  }
}

/** The public host, which shows the default country. */
export const benchHost = 'bench.example';

export async function openBench(): Promise<Bench> {
  if (!isBuilt(root) && (await runLoudly([process.execPath, join(root, 'scripts/build.mjs')], { cwd: root })) !== 0)
    throw new Error('the shop could not be built');
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
  // If this process is root, the embedded database runs as another user, which needs access to its folder.
  chmodSync(dataDir, 0o755);
  const database = await connect({ databaseUrl: process.env.DATABASE_URL || undefined, dataDir, databasePool: 16 });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: process.env.DATABASE_URL || getDatabaseUrl(database),
    LOG_LEVEL: 'error',
    // Runs like production, without the demo, which would render pictures during the measurement. Sends no mail.
    PUBLIC_URL: `http://${benchHost}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    // Switches jobs off, because a new shop would run the missed nightly jobs.
    JOBS: 'off',
  };
  let hasProducts = false;
  return {
    database,
    seed: async (products) => {
      const began = performance.now();
      if (hasProducts) await database.pool.query(toDemo);
      const code = await runLoudly([process.execPath, join(root, 'apps/server/dist/seed.js'), '--products', String(products)], {
        cwd: root,
        env,
      });
      if (code !== 0) throw new Error('the products could not be seeded');
      await database.pool.query(toMerchant);
      hasProducts = true;
      await vacuum(database);
      return Math.round((performance.now() - began) / 1000);
    },
    start: async (settings = {}) => {
      const port = await findFreePort();
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

/**
 * A public shop does not start with demo products and demo reviews. These statements mark the generated ones as the merchant's own, and later as demo
 * data again, so that the next seed recognises them.
 */
const toMerchant = `
  update products set handle = 'OWN-' || substr(handle, 4) where handle like 'SV-%';
  update reviews set order_number = 'own-' || substr(order_number, 6) where order_number like 'demo-%';`;
const toDemo = `
  update products set handle = 'SV-' || substr(handle, 5) where handle like 'OWN-%';
  update reviews set order_number = 'demo-' || substr(order_number, 5) where order_number like 'own-%';`;

async function isReady(port: number, shop: ChildProcess): Promise<void> {
  while (shop.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error('the shop did not start');
}

export async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function getDatabaseUrl({ connection }: Database): string {
  const { user = '', password, host = '', port, database } = connection;
  const signIn = `${encodeURIComponent(user)}:${encodeURIComponent(typeof password === 'string' ? password : '')}`;
  // The embedded server may listen on a Unix socket.
  return host.startsWith('/')
    ? `postgres://${signIn}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${signIn}@${host}:${port}/${database}`;
}
