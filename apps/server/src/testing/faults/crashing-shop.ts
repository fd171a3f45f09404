import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSandboxGateway } from '@selvedge/sandbox-gateway';
import { seedCountries } from '#modules/countries';
import { getSandboxAccounts } from '#modules/payments';
import { connect, type Database } from '#platform/database';
import { getClusterPaths } from '#platform/embedded/cluster';
import { readPostmaster } from '#platform/embedded/postmaster';
import { bundleEntry } from '../processes/bundle-entry.ts';
import { findFreePort } from '../processes/find-free-port.ts';
import { runReconcile, type Reconciled } from '../processes/run-reconcile.ts';

/** A shop in separate processes that can be killed: shop, database and payment gateway. */
export interface CrashingShop {
  /** `http://127.0.0.1:4300/api/` */
  api: string;
  /** Address of the gateway's control endpoint. */
  bankControl: string;
  /** Kills the shop like a power failure and restarts it. */
  crash(): Promise<void>;
  /** Kills shop and database together and restarts them. */
  crashWithDatabase(): Promise<void>;
  /** Restarts the database under the running shop: `immediate` replays its log afterwards, `fast` rolls back open transactions. */
  restartDatabase(mode: 'immediate' | 'fast'): Promise<void>;
  /** Opens the shop's database to prepare or check data. */
  withDatabase<Answer>(work: (database: Database) => Promise<Answer>): Promise<Answer>;
  /** Runs `npm run reconcile` while the shop runs. */
  reconcile(): Promise<Reconciled>;
  close(): Promise<void>;
}

/** Starts the shop with the countries. @param more additional settings of the shop */
export async function openCrashingShop(more: Readonly<Record<string, string>> = {}): Promise<CrashingShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-crash-'));
  chmodSync(dataDir, 0o755);
  const { gateway, env, port } = await startGateway(dataDir, more);
  const shopBundle = await bundleEntry('testing/processes/shop-process.ts');
  let shop = await open(shopBundle, env);
  const reopen = async (alsoKilled?: () => void) => {
    alsoKilled?.();
    shop.kill('SIGKILL');
    await once(shop, 'close');
    shop = await open(shopBundle, env);
  };
  const withDatabase: CrashingShop['withDatabase'] = (work) => workOnDatabase(dataDir, work);
  await withDatabase(({ db }) => seedCountries(db));

  return {
    api: `http://127.0.0.1:${port}/api/`,
    bankControl: `http://127.0.0.1:${gateway.port}/control`,
    crash: () => reopen(),
    crashWithDatabase: async () => {
      const pid = await waitForDatabase(dataDir);
      await reopen(() => process.kill(pid, 'SIGKILL'));
    },
    // Sends the signals of pg_ctl. The shop notices the end of its server and starts it again.
    restartDatabase: async (mode) => {
      const before = await waitForDatabase(dataDir);
      process.kill(before, mode === 'immediate' ? 'SIGQUIT' : 'SIGINT');
      while ((await waitForDatabase(dataDir)) === before) await pause(10);
    },
    withDatabase,
    reconcile: () => runReconcile(env),
    close: async () => {
      if (shop.exitCode === null && shop.signalCode === null) {
        shop.kill('SIGTERM');
        await once(shop, 'close');
      }
      await gateway.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the payment gateway. @returns with the environment of the shop's process */
async function startGateway(dataDir: string, more: Readonly<Record<string, string>>) {
  const port = await findFreePort();
  const gateway = await startSandboxGateway({
    port: 0,
    accounts: getSandboxAccounts(`http://127.0.0.1:${port}`),
  });
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PORT: String(gateway.port),
    LOG_LEVEL: 'fatal',
    DATABASE_URL: '',
    SMTP_URL: '',
    ...more,
  };
  return { gateway, port, env: { ...process.env, ...settings } };
}

/** Waits until the database accepts connections. @returns the id of its process */
async function waitForDatabase(dataDir: string): Promise<number> {
  const { folder } = getClusterPaths(dataDir);
  for (;;) {
    const server = readPostmaster(folder);
    if (server?.isReady) return server.pid;
    await pause(10);
  }
}

async function workOnDatabase<Result>(dataDir: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await connect({ dataDir, databasePool: 2 }, { attach: true });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function open(bundle: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [bundle], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env });
  await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('the shop did not open')))]);
  return child;
}
