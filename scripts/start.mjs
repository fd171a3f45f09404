/** `npm start`: installs and builds what is missing or out of date, then runs the shop. Plain Node: nothing is installed yet. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { isBuilt } from './built.mjs';
import { assertNode, ensureInstalled } from './install.mjs';
import { CommandFailed, runLoudly } from './run.mjs';

const root = resolve(import.meta.dirname, '..');

assertNode();
try {
  await ensureInstalled(root);
} catch (error) {
  console.error(error instanceof CommandFailed ? error.message : error);
  process.exit(1);
}
if (!isBuilt(root) && (await runLoudly([process.execPath, join(root, 'scripts/build.mjs')], { cwd: root })) !== 0) process.exit(1);
runShop();

function runShop() {
  const shop = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/server/dist/main.js'), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...quietLog() },
    // The fourth is a channel: the shop stops gracefully when it breaks, should this process be killed.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Away from the terminal's group: Ctrl-C reaches npm, this process and the shop, and twice means "at once".
    detached: true,
  });
  let passedOn = -Infinity;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // npm passes on the signal that the terminal has sent us already.
      if (performance.now() - passedOn < 500) return;
      passedOn = performance.now();
      shop.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  shop.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** On a terminal a line a request would push the addresses away; LOG_LEVEL, set anywhere, has its way. */
function quietLog() {
  const file = join(root, '.env');
  const isSet = process.env.LOG_LEVEL || (existsSync(file) && /^\s*LOG_LEVEL=\S/m.test(readFileSync(file, 'utf8')));
  return isSet ? {} : { LOG_LEVEL: 'warn' };
}
