import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, for the sources and for the bundle in `dist/`. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

/** Folder of the SQL migrations. */
export const migrationsFolder = join(projectRoot, 'apps/server/migrations');

function findRoot(from: string): string {
  if (existsSync(join(from, 'apps/server/migrations/meta/_journal.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('apps/server/migrations is missing: the project is not complete.');
  return findRoot(parent);
}
