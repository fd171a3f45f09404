import { rmSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';

/**
 * Bundles entries of the server with the project's own code, and leaves npm packages external.
 * @param {string} root of the project
 * @param {{ entries: string[], outDir: string, sourcemap?: boolean }} what entries without extension below `apps/server/src`; `outDir` is
 *   emptied, and must be directly below `apps/server`, because the code finds other files relative to itself
 */
export async function bundleServer(root, { entries, outDir, sourcemap = false }) {
  // The import is here because a fresh clone has no packages until the installation.
  const { build } = await import('rolldown');
  const server = join(root, 'apps/server');
  rmSync(join(server, outDir), { recursive: true, force: true });
  await build({
    cwd: server,
    input: Object.fromEntries(entries.map((entry) => [basename(entry), join(server, `src/${entry}.ts`)])),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('#') && !id.startsWith('@selvedge/') && !isAbsolute(id),
    output: { dir: join(server, outDir), format: 'esm', sourcemap, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    logLevel: 'warn',
  });
}
