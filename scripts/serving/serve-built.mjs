import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isBuilt } from './built.mjs';
import { runLoudly } from '../run.mjs';

/** Timeout in ms until the shop is open. The first start fills the database. */
const START_TIMEOUT_MS = 180_000;

const root = resolve(import.meta.dirname, '../..');

/**
 * Serves the built shop with its own database. Builds the shop first if necessary.
 * @returns {Promise<{ port: number, close: () => unknown }>}
 */
export async function serveBuilt() {
  if (!isBuilt(root) && (await runLoudly([process.execPath, join(root, 'scripts/build.mjs')], { cwd: root })) !== 0)
    throw new Error('The shop could not be built.');
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts/serve-for-tests.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port) },
  });
  for (const started = performance.now(); performance.now() - started < START_TIMEOUT_MS; await wait(500)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return { port, close: () => child.kill('SIGTERM') };
    if (child.exitCode !== null) break;
  }
  child.kill('SIGTERM');
  throw new Error('The shop did not open.');
}

/** Returns a free TCP port. @returns {Promise<number>} */
export function freePort() {
  return new Promise((found, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}
