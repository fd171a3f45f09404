import { isAbsolute, join } from 'node:path';
import { build } from 'rolldown';
import { inject } from 'vitest';
import { projectRoot } from '#platform/paths';

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles an entry like `npm run build` does, once per test process: a process that starts from source transpiles the shop for seconds.
 * @param entry a file under `src`, such as `testing/processes/shop-process.ts`
 * @returns the bundle's path
 */
export function bundleEntry(entry: string): Promise<string> {
  const bundle = bundles.get(entry) ?? makeBundle(entry);
  bundles.set(entry, bundle);
  return bundle;
}

async function makeBundle(entry: string): Promise<string> {
  const name = entry.replace(/^.*\/|\.ts$/g, '');
  const dir = join(inject('bundleFolder'), `${name}-${process.pid}`);
  await build({
    cwd: join(projectRoot, 'apps/server'),
    input: join(import.meta.dirname, '../..', entry),
    platform: 'node',
    external: (id) => !/^[.#]|^@selvedge\//.test(id) && !isAbsolute(id),
    // Modules that are imported later are separate files, as in the build.
    output: { dir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    logLevel: 'warn',
  });
  return join(dir, `${name}.js`);
}
