import { spawnSync } from 'node:child_process';
import { withProgress } from '../progress.mjs';
import { CommandFailed, runQuietly } from '../run.mjs';

const servers = ['redis-server', 'valkey-server'];

/**
 * Makes sure that Redis or Valkey is available for the tests that start one. Installs it with apt if it is missing and
 * this process is root.
 * @returns {Promise<string | undefined>} the reason why there is none
 */
export async function ensureRedis() {
  if (hasRedis()) return undefined;
  if (process.platform !== 'linux' || spawnSync('which', ['apt-get']).status !== 0) return 'apt-get is not available to install it';
  if (process.getuid?.() !== 0) return 'installing it with apt needs root';
  try {
    await withProgress('Installing Redis for its tests', async (show) => {
      // Keeps the package from starting a server: the tests start their own.
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
      await runQuietly(['apt-get', 'update'], { env });
      show(0.3);
      await installOne(env);
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return `apt could not install it: ${error.message.split('\n').at(-1)}`;
  }
  return hasRedis() ? undefined : 'the installed server does not run';
}

const hasRedis = () => servers.some((server) => spawnSync(server, ['--version'], { timeout: 20_000 }).status === 0);

/** Installs Redis, or Valkey on distributions without Redis. */
async function installOne(env) {
  try {
    await runQuietly(['apt-get', 'install', '-y', '--no-install-recommends', 'redis-server'], { env });
  } catch {
    await runQuietly(['apt-get', 'install', '-y', '--no-install-recommends', 'valkey-server'], { env });
  }
}
