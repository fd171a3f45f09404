import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

/**
 * Runs the shop on this terminal until it ends, and then exits with the same code or signal. Forwards signals.
 * @param {string} root
 * @param {string[]} command arguments of Node
 * @param {'production' | 'development'} mode
 */
export function runShop(root, command, mode) {
  const shop = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NODE_ENV: mode, ...quietLog(root) },
    // The fourth entry is an IPC channel. The shop stops gracefully when the channel closes because this process was killed.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // The shop has its own process group, so that it gets Ctrl-C once, through this process. A second signal would stop it immediately.
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
