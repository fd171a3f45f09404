import { spawnSync } from 'node:child_process';
import { withProgress } from './progress.mjs';
import { CommandFailed, runQuietly } from './run.mjs';

const servers = ['redis-server', 'valkey-server'];

/**
 * Sees to a Redis or Valkey for the tests that start one of their own; installs it from the system's packages where it
 * is missing and that is allowed.
 * @returns {Promise<string | undefined>} why there is none
 */
export async function ensureRedis() {
  if (hasRedis()) return undefined;
  if (process.platform !== 'linux' || spawnSync('which', ['apt-get']).status !== 0) return 'there is no apt to install it with';
  if (process.getuid?.() !== 0) return 'installing it with apt takes root';
  try {
    await withProgress('Installing Redis for its tests', async (show) => {
      // Its package would start a server at once; the tests start their own.
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
      await runQuietly(['apt-get', 'update'], { env });
      show(0.3);
      await installOne(env);
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return `apt could not install it: ${error.message.split('\n').at(-1)}`;
  }
  return hasRedis() ? undefined : 'what apt installed does not run';
}

const hasRedis = () => servers.some((server) => spawnSync(server, ['--version'], { timeout: 20_000 }).status === 0);

/** Some distributions have only the one, some only the other. */
async function installOne(env) {
  try {
    await runQuietly(['apt-get', 'install', '-y', '--no-install-recommends', 'redis-server'], { env });
  } catch {
    await runQuietly(['apt-get', 'install', '-y', '--no-install-recommends', 'valkey-server'], { env });
  }
}
