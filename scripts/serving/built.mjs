import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inputs of a build. */
const SOURCES = ['apps', 'packages', 'scripts', 'package-lock.json', 'tsconfig.base.json'];
/** Build output, and folders that do not affect the build. */
const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'build',
  'dist-for-tests',
  'compiled',
  'generated',
  '.react-router',
  '.cache',
  'migrations',
]);
const PRODUCTS = ['apps/server/dist/main.js', 'apps/storefront/build/server/index.js', 'apps/backoffice/build/index.html'];

const getStampPath = (root) => join(root, '.cache/built');

/** Returns whether the last build was made from the current sources. @param {string} root */
export function isBuilt(root) {
  const stamp = getStampPath(root);
  if (!PRODUCTS.every((file) => existsSync(join(root, file))) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === computeFingerprint(root);
}

/** Records a finished build. @param {string} root @param {string} fingerprint the checksum taken before the build began */
export function recordBuild(root, fingerprint) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(getStampPath(root), fingerprint);
}

/** Returns a checksum over the content of all sources. Modification times would change with every checkout. @param {string} root */
export function computeFingerprint(root) {
  const hash = createHash('sha256').update(process.versions.node);
  const add = (path) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (SKIPPED_FOLDERS.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      const inside = join(path, entry.name);
      if (entry.isDirectory()) add(inside);
      else if (entry.isFile()) hash.update(inside).update(readFileSync(join(root, inside)));
    }
  };
  for (const source of SOURCES) {
    if (source.includes('.')) hash.update(source).update(readFileSync(join(root, source)));
    else add(source);
  }
  return hash.digest('hex');
}
