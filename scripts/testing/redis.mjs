import { ensureDebianProgram, runs } from './debian-program.mjs';

const servers = ['redis-server', 'valkey-server'];

/**
 * Makes sure that Redis or Valkey is available for the tests that start one.
 * @returns {Promise<string | undefined>} the reason why no server is available
 */
export const ensureRedis = () =>
  ensureDebianProgram({
    name: 'Redis',
    isInstalled: () => servers.some((server) => runs(server, '--version')),
    // Some distributions have only Valkey.
    packages: servers.map((server) => [server]),
  });
