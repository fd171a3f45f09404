import { spawnSync } from 'node:child_process';
import { withProgress } from '../progress.mjs';
import { CommandFailed, runQuietly } from '../run.mjs';

/**
 * Makes sure that a program is available for the tests that start one. Installs it with apt if it is missing and this process is root.
 * @param {{ name: string, isInstalled: () => boolean, packages: string[][] }} program `packages`: lists of packages, of which the first
 *   available list is installed
 * @returns {Promise<string | undefined>} the reason why the program is not available
 */
export async function ensureDebianProgram({ name, isInstalled, packages }) {
  if (isInstalled()) return undefined;
  if (process.platform !== 'linux' || spawnSync('which', ['apt-get']).status !== 0) return 'apt-get is not available to install it';
  if (process.getuid?.() !== 0) return 'installing it with apt needs root';
  try {
    await withProgress(`Installing ${name} for its tests`, async (show) => {
      // Prevents the package from starting a server, because the tests start their own.
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
      await runQuietly(['apt-get', 'update'], { env });
      show(0.3);
      await installFirst(packages, env);
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return `apt could not install it: ${error.message.split('\n').at(-1)}`;
  }
  return isInstalled() ? undefined : 'the installed program does not run';
}

async function installFirst([first, ...others], env) {
  try {
    await runQuietly(['apt-get', 'install', '-y', '--no-install-recommends', ...first], { env });
  } catch (error) {
    if (others.length === 0) throw error;
    await installFirst(others, env);
  }
}

/** Returns whether a program runs without an error. */
export const runs = (command, ...args) => spawnSync(command, args, { timeout: 20_000 }).status === 0;
