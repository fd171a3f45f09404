/** `npm run build`: builds the storefront for server and browser, compresses its files, and bundles each entry of the server. */
import { rmSync } from 'node:fs';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { findBin } from './bin.mjs';
import { fingerprint, noteBuilt } from './serving/built.mjs';
import { precompress } from './serving/precompress.mjs';
import { withProgress } from './progress.mjs';
import { CommandFailed, runQuietly } from './run.mjs';

const root = resolve(import.meta.dirname, '..');
const server = join(root, 'apps/server');
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
  await withProgress('Building the server', bundleServer);
  noteBuilt(root, print);
} catch (error) {
  console.error(error instanceof CommandFailed ? error.message : error);
  process.exitCode = 1;
}

async function bundleServer() {
  // Imported here because a fresh clone has no packages until they are installed.
  const { build } = await import('rolldown');
  rmSync(join(server, 'dist'), { recursive: true, force: true });
  const entries = ['main', 'worker', 'image-renderer', 'commands/seed', 'commands/import'];
  await build({
    cwd: server,
    input: Object.fromEntries(entries.map((entry) => [basename(entry), join(server, `src/${entry}.ts`)])),
    platform: 'node',
    // Bundles our own code and leaves npm packages external.
    external: (id) => !id.startsWith('.') && !id.startsWith('#') && !id.startsWith('@selvedge/') && !isAbsolute(id),
    output: { dir: join(server, 'dist'), format: 'esm', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    logLevel: 'warn',
  });
}
