/**
 * `npm run dev`: installs missing packages, compiles the texts, then runs the shop from its sources. The browser shows changes of the storefront and
 * the back office immediately. The server restarts after each change of its own files. Changed texts are compiled again.
 */
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { assertNode, ensureInstalled } from './install.mjs';
import { CommandFailed, runQuietly } from './run.mjs';
import { runShop } from './serving/shop-process.mjs';

const root = resolve(import.meta.dirname, '..');

assertNode();
try {
  await ensureInstalled(root);
  await compileTexts();
} catch (error) {
  console.error(error instanceof CommandFailed ? error.message : error);
  process.exit(1);
}
watchTexts();
// tsx watches the files that the server has imported. Vite watches the files of the storefront and the back office.
const options = ['--clear-screen=false', `--include=${join(root, 'apps/server/migrations/*.sql')}`];
runShop(root, [join(root, 'scripts/watch-server.mjs'), 'watch', ...options, join(root, 'apps/server/src/dev.ts')], 'development');

function compileTexts() {
  return runQuietly([process.execPath, join(root, 'packages/i18n/scripts/compile.mjs')], { cwd: root });
}

/** Compiles the texts after each change of a catalogue. Only one compilation runs at a time, so that none overwrites newer output. */
function watchTexts() {
  let isAwaited = false;
  let running = Promise.resolve();
  watch(join(root, 'packages/i18n/languages'), { recursive: true }, () => {
    if (isAwaited) return;
    isAwaited = true;
    running = running.then(async () => {
      // An editor may write a file in several steps.
      await wait(200);
      isAwaited = false;
      await compileTexts().catch((error) => console.error(error instanceof CommandFailed ? error.message : error));
    });
  });
}
