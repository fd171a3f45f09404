import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

/**
 * Runs the shop on this terminal until it ends, and then exits as it did. Passes signals on.
 * @param {string} root
 * @param {string[]} command arguments of Node
 * @param {'production' | 'development'} mode
 */
export function runShop(root, command, mode) {
  const shop = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NODE_ENV: mode, ...quietLog(root) },
    // The fourth entry is a channel: the shop stops gracefully when it closes because this process was killed.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A process group of its own, so that Ctrl-C reaches the shop once, through this process: a second signal means "at once".
    detached: true,
  });
  let passedOn = -Infinity;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // npm forwards the signal that the terminal has already sent to this process.
      if (performance.now() - passedOn < 500) return;
      passedOn = performance.now();
      shop.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  shop.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Reduces request logging on a terminal so that the addresses stay visible. LOG_LEVEL overrides this. */
function quietLog(root) {
  const file = join(root, '.env');
  const isSet = process.env.LOG_LEVEL || (existsSync(file) && /^\s*LOG_LEVEL=\S/m.test(readFileSync(file, 'utf8')));
  return isSet ? {} : { LOG_LEVEL: 'warn' };
}
