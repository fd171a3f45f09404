/** `npm run build`: the storefront for server and browser, its files compressed, and the server in one bundle an entry. */
import { existsSync, rmSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { binOf } from './bin.mjs';
import { fingerprint, noteBuilt } from './built.mjs';
import { precompress } from './precompress.mjs';
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
    runQuietly([process.execPath, binOf(root, 'apps/storefront', 'react-router'), 'build'], {
      cwd: storefront,
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
  await withProgress('Building the back office', () =>
    runQuietly([process.execPath, binOf(root, 'apps/backoffice', 'vite'), 'build', '--logLevel', 'warn'], {
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
  // Loaded only here: on a fresh clone it is not there until the packages are installed.
  const { build } = await import('rolldown');
  rmSync(join(server, 'dist'), { recursive: true, force: true });
  const entries = ['main', 'worker', 'draughtsman', 'seed-cli', 'import-cli'].filter((name) => existsSync(join(server, `src/${name}.ts`)));
  await build({
    cwd: server,
    input: Object.fromEntries(entries.map((name) => [name, join(server, `src/${name}.ts`)])),
    platform: 'node',
    // Our own code goes in, whatever npm installed stays outside.
    external: (id) => !id.startsWith('.') && !id.startsWith('#') && !id.startsWith('@selvedge/') && !isAbsolute(id),
    output: { dir: join(server, 'dist'), format: 'esm', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    logLevel: 'warn',
  });
}
