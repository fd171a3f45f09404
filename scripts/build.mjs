/**
 * `npm run build`: bundles each entry of the server, builds the storefront for server and browser and the back office, and compresses their files.
 * With `--prepares-database`, which the first `npm start` uses, it also fills the new database at the same time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBin } from './bin.mjs';
import { bundleServer } from './serving/bundle-server.mjs';
import { computeFingerprint, recordBuild } from './serving/built.mjs';
import { precompress } from './serving/precompress.mjs';
import { withProgress } from './progress.mjs';
import { CommandFailed, runQuietly } from './run.mjs';

const root = resolve(import.meta.dirname, '..');
const storefront = join(root, 'apps/storefront');
const backOffice = join(root, 'apps/backoffice');
const inProduction = { ...process.env, NODE_ENV: 'production' };
/** The processes and all commands. All are bundled, because a container has no sources. */
const entries = ['main', 'web-process', 'worker', 'image-renderer', ...listCommands()];

try {
  const fingerprint = computeFingerprint(root);
  await runQuietly([process.execPath, join(root, 'packages/i18n/scripts/compile.mjs')], { cwd: root });
  await withProgress('Building the server', () => bundleServer(root, { entries, outDir: 'dist', sourcemap: true }));
  const database = process.argv.includes('--prepares-database') ? prepareDatabase() : undefined;
  // A build error takes precedence.
  database?.catch(() => undefined);
  await buildFrontEnds();
  if (database) await withProgress('Preparing the database', () => database);
  recordBuild(root, fingerprint);
} catch (error) {
  console.error(error instanceof CommandFailed ? error.message : error);
  process.exitCode = 1;
}

async function buildFrontEnds() {
  await withProgress('Building the storefront', () =>
    runQuietly([process.execPath, findBin(root, 'apps/storefront', 'react-router'), 'build'], { cwd: storefront, env: inProduction }),
  );
  await withProgress('Building the back office', () =>
    runQuietly([process.execPath, findBin(root, 'apps/backoffice', 'vite'), 'build', '--logLevel', 'warn'], { cwd: backOffice, env: inProduction }),
  );
  await withProgress('Compressing their files', async (show) => {
    await precompress(join(storefront, 'build/client'), show);
    await precompress(join(backOffice, 'build'), show);
  });
}

/** Each program of `commands/` ends with `await runCommand(program)`. */
function listCommands() {
  const folder = join(root, 'apps/server/src/commands');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return files
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes('await runCommand('))
    .map((name) => `commands/${name.slice(0, -3)}`);
}

/** Prepares the database. The command does nothing if a database exists. */
function prepareDatabase() {
  return runQuietly([process.execPath, join(root, 'apps/server/dist/prepare-database.js')], { cwd: root, env: inProduction });
}
