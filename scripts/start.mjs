/** `npm start`: installs missing packages, builds an outdated shop, then runs it. Uses only Node, because no packages are installed yet. */
import { join, resolve } from 'node:path';
import { isBuilt } from './serving/built.mjs';
import { assertNode, ensureInstalled } from './install.mjs';
import { CommandFailed, runLoudly } from './run.mjs';
import { runShop } from './serving/shop-process.mjs';

const root = resolve(import.meta.dirname, '..');

assertNode();
try {
  await ensureInstalled(root);
} catch (error) {
  console.error(error instanceof CommandFailed ? error.message : error);
  process.exit(1);
}
const build = [process.execPath, join(root, 'scripts/build.mjs'), '--prepares-database'];
if (!isBuilt(root) && (await runLoudly(build, { cwd: root })) !== 0) process.exit(1);
runShop(root, ['--enable-source-maps', join(root, 'apps/server/dist/main.js'), ...process.argv.slice(2)], 'production');
