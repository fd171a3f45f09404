/**
 * `npm run dev`: installs what is missing, compiles the texts, then runs the shop from its sources. The browser shows changes of the storefront and the
 * back office at once. The server starts again after each change of its own files.
 */
import { join, resolve } from 'node:path';
import { assertNode, ensureInstalled } from './install.mjs';
import { CommandFailed, runQuietly } from './run.mjs';
import { runShop } from './serving/shop-process.mjs';

const root = resolve(import.meta.dirname, '..');

assertNode();
try {
  await ensureInstalled(root);
  await runQuietly([process.execPath, join(root, 'packages/i18n/scripts/compile.mjs')], { cwd: root });
} catch (error) {
  console.error(error instanceof CommandFailed ? error.message : error);
  process.exit(1);
}
// tsx watches the files that the server has imported, and so not those of the storefront and the back office, which Vite watches.
const options = ['--clear-screen=false', `--include=${join(root, 'apps/server/migrations/*.sql')}`];
runShop(root, [join(root, 'scripts/watch-server.mjs'), 'watch', ...options, join(root, 'apps/server/src/dev.ts')], 'development');
