/** `npm run build`: builds the storefront for server and browser, compresses its files, and bundles each entry of the server. */
import { join, resolve } from 'node:path';
import { findBin } from './bin.mjs';
import { bundleServer } from './serving/bundle-server.mjs';
import { fingerprint, noteBuilt } from './serving/built.mjs';
import { precompress } from './serving/precompress.mjs';
import { withProgress } from './progress.mjs';
import { CommandFailed, runQuietly } from './run.mjs';

const root = resolve(import.meta.dirname, '..');
const storefront = join(root, 'apps/storefront');
const backOffice = join(root, 'apps/backoffice');

try {
  const print = fingerprint(root);
  await runQuietly([process.execPath, join(root, 'packages/i18n/scripts/compile.mjs')], { cwd: root });
  await withProgress('Building the storefront', () =>
    runQuietly([process.execPath, findBin(root, 'apps/storefront', 'react-router'), 'build'], {
      cwd: storefront,
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
  await withProgress('Building the back office', () =>
    runQuietly([process.execPath, findBin(root, 'apps/backoffice', 'vite'), 'build', '--logLevel', 'warn'], {
      cwd: backOffice,
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
  await withProgress('Compressing their files', async (show) => {
    await precompress(join(storefront, 'build/client'), show);
    await precompress(join(backOffice, 'build'), show);
  });
  await withProgress('Building the server', () =>
    bundleServer(root, { entries: ['main', 'worker', 'image-renderer', 'commands/seed', 'commands/import'], outDir: 'dist', sourcemap: true }),
  );
  noteBuilt(root, print);
} catch (error) {
  console.error(error instanceof CommandFailed ? error.message : error);
  process.exitCode = 1;
}
