import { ensureDebianProgram, runs } from './debian-program.mjs';

/**
 * Makes sure that Varnish is available for the tests that start one. The C compiler compiles the configuration of Varnish.
 * @returns {Promise<string | undefined>} the reason why Varnish is not available
 */
export const ensureVarnish = () =>
  ensureDebianProgram({ name: 'Varnish', isInstalled: () => runs('varnishd', '-V'), packages: [['varnish', 'varnish-modules']] });
