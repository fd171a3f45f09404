/**
 * Serves the built shop for the browser tests. Its database is in the temporary folder of the system and is deleted afterwards. Also bundles the
 * commands that tests use to act as staff: from the sources, each command would need eight seconds of processor time to start.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleServer } from './serving/bundle-server.mjs';

const entries = [
  'commands/orders',
  'commands/returns',
  'testing/orders/deliver-orders',
  'testing/orders/fill-stock',
  'testing/people/open-admin-session',
];
await bundleServer(resolve(import.meta.dirname, '..'), { entries, outDir: 'dist-for-tests' });

const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-e2e-'));
// If this process is root, the embedded database runs as another user, which needs access to its folder.
chmodSync(dataDir, 0o755);
// Tests that act as staff read the database's address from this file.
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/served-data-dir', dataDir);
// Trusts one proxy, so that each test can send its own client address; otherwise rate limits would count all tests together.
const settings = { NODE_ENV: 'production', DATA_DIR: dataDir, TRUST_PROXY: '1', DEMO_YEAR: 'off', DEMO_PICTURES: 'off' };
// On a busy machine any statement may be slow, so only statements over this limit are logged.
const logging = { LOG_LEVEL: 'warn', SLOW_QUERY_MS: '5000' };
const shop = spawn(process.execPath, ['apps/server/dist/main.js'], { stdio: 'inherit', env: { ...process.env, ...settings, ...logging } });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
