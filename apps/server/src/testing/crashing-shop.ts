import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSandboxGateway } from '@selvedge/sandbox-gateway';
import { build } from 'rolldown';
import { sandboxKeys } from '#modules/payments';
import { connect, type Database } from '#platform/database';
import { clusterPaths } from '#platform/embedded/cluster';
import { readPostmaster } from '#platform/embedded/postmaster';
import { projectRoot } from '#platform/paths';

/** A shop that runs as processes of its own, so that they can be killed: the shop, its database, and a bank beside them. */
export interface CrashingShop {
  /** `http://127.0.0.1:4300/api/` */
  api: string;
  /** Where the bank takes orders about how to behave. */
  bankControl: string;
  /** Ends the shop as a power cut does, and opens it again. */
  crash(): Promise<void>;
  /** Ends both at once, and opens them again. */
  crashWithDatabase(): Promise<void>;
  /** Restarts the database under the open shop: `immediate` replays its log afterwards, `fast` rolls back what is under way. */
  restartDatabase(mode: 'immediate' | 'fast'): Promise<void>;
  /** The shop's own database, for what a test has to put there or look up. */
  withDatabase<Answer>(work: (database: Database) => Promise<Answer>): Promise<Answer>;
  /** `npm run reconcile` beside the open shop. */
  reconcile(): Promise<{ exitCode: number; told: string }>;
  close(): Promise<void>;
}

/** @param more settings of the shop beside its own */
export async function openCrashingShop(more: Readonly<Record<string, string>> = {}): Promise<CrashingShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-crash-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const gateway = await startSandboxGateway({
    port: 0,
    webhookUrl: `http://127.0.0.1:${port}/api/payments/stripe/webhook`,
    webhookSecret: sandboxKeys.webhookSecret,
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
  const env = { ...process.env, ...settings };
  const [shopBundle, reconcileBundle] = await Promise.all([bundled('testing/shop-process.ts'), bundled('reconcile-cli.ts')]);
  const { folder } = clusterPaths(dataDir);
  let shop = await open(shopBundle, env);

  const reopen = async (alsoKilled?: () => void) => {
    alsoKilled?.();
    shop.kill('SIGKILL');
    await once(shop, 'close');
    shop = await open(shopBundle, env);
  };
  const databasePid = async (): Promise<number> => {
    for (;;) {
      const server = readPostmaster(folder);
      if (server?.isReady) return server.pid;
      await pause(10);
    }
  };

  return {
    api: `http://127.0.0.1:${port}/api/`,
    bankControl: `http://127.0.0.1:${gateway.port}/control`,
    crash: () => reopen(),
    crashWithDatabase: async () => {
      const pid = await databasePid();
      await reopen(() => process.kill(pid, 'SIGKILL'));
    },
    // What pg_ctl sends; the shop sees its server end, and starts it again.
    restartDatabase: async (mode) => {
      const before = await databasePid();
      process.kill(before, mode === 'immediate' ? 'SIGQUIT' : 'SIGINT');
      while ((await databasePid()) === before) await pause(10);
    },
    withDatabase: async (work) => {
      const database = await connect({ dataDir, databasePool: 2 }, { attach: true });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    reconcile: () =>
      new Promise((resolve) => {
        const child = execFile(process.execPath, [reconcileBundle], { env }, (_error, stdout, stderr) =>
          resolve({ exitCode: child.exitCode ?? 1, told: stdout + stderr }),
        );
      }),
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

/** Bundled as the shop itself is, so that it is up again in a second: twenty starts from source would take minutes. */
async function bundled(entry: string): Promise<string> {
  const file = join(projectRoot, '.cache/faults', entry.replace(/^.*\/|\.ts$/g, '') + '.js');
  await build({
    cwd: join(projectRoot, 'apps/server'),
    input: join(import.meta.dirname, '..', entry),
    platform: 'node',
    external: (id) => !/^[.#]|^@selvedge\//.test(id) && !isAbsolute(id),
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  });
  return file;
}

async function open(bundle: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [bundle], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env });
  await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('the shop did not open')))]);
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
