/**
 * Serves the built shop for the browser tests. Its database is in the temporary folder of the system and is deleted afterwards. Also bundles the
 * commands by which tests act as staff: from the sources, each would need eight seconds of processor time to start.
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
// If this process is root, the embedded database runs as another user, who must be able to enter its folder.
chmodSync(dataDir, 0o755);
// Tests that act as staff read the database's address from this file.
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/served-data-dir', dataDir);
// Trusts one proxy, so that each test can send a client address of its own; rate limits would otherwise count all tests together.
const settings = { NODE_ENV: 'production', DATA_DIR: dataDir, TRUST_PROXY: '1', DEMO_YEAR: 'off', DEMO_PICTURES: 'off' };
// A busy machine makes any statement slow; only one that is stuck belongs in the output of tests.
const logging = { LOG_LEVEL: 'warn', SLOW_QUERY_MS: '5000' };
const shop = spawn(process.execPath, ['apps/server/dist/main.js'], { stdio: 'inherit', env: { ...process.env, ...settings, ...logging } });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
