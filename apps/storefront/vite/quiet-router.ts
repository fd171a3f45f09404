import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The router reloads the page that is being left if a route's script is missing, for example after a new build. */
const reload = 'window.location.reload();';
/** The inline script of `lib/head/scripts-after-paint.tsx` loads the page that was requested instead. */
const openWantedPage = 'window.openWantedPage();';

const files: Readonly<Record<string, string>> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/**
 * Uses the production build of React Router in the browser, without warnings for developers. The package contains it, but its
 * `exports` select the other build.
 */
export function createQuietRouter(): Plugin {
  const folder = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');
  return {
    name: 'selvedge:quiet-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, _importer, { ssr }) => (!ssr && id in files ? join(folder, files[id] ?? '') : null),
    transform: (code, id) => (id.startsWith(folder) && code.includes(reload) ? code.replace(reload, openWantedPage) : null),
  };
}
