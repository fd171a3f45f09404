/** Serves the built shop for the browser tests: a database of its own in the system's temporary folder, gone afterwards. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-e2e-'));
// The embedded database runs as another user when this one is root, and must reach its folder.
chmodSync(dataDir, 0o755);
// By this a test finds the database, where it does the staff's part.
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/served-data-dir', dataDir);
// One proxy's word is taken for who calls, or all tests together were one impatient visitor.
const shop = spawn(process.execPath, ['apps/server/dist/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: '1' },
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
