import { ensureDebianProgram, runs } from './debian-program.mjs';

/**
 * Makes sure that Varnish is available for the tests that start one. The C compiler translates its configuration.
 * @returns {Promise<string | undefined>} the reason why there is none
 */
export const ensureVarnish = () =>
  ensureDebianProgram({ name: 'Varnish', isInstalled: () => runs('varnishd', '-V'), packages: [['varnish', 'varnish-modules']] });
