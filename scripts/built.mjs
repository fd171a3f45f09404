import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made from. */
const SOURCES = ['apps', 'packages', 'scripts', 'package-lock.json', 'tsconfig.base.json'];
/** What is made, and what does not go into it. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'build', 'compiled', '.react-router', '.cache', 'migrations']);
const PRODUCTS = ['apps/server/dist/main.js', 'apps/storefront/build/server/index.js', 'apps/backoffice/build/index.html'];

const stampOf = (root) => join(root, '.cache/built');

/** Whether the last build was made from the sources as they are. @param {string} root */
export function isBuilt(root) {
  const stamp = stampOf(root);
  if (!PRODUCTS.every((file) => existsSync(join(root, file))) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === fingerprint(root);
}

/** Notes that a build from these sources is done. @param {string} root @param {string} print taken before the build began */
export function noteBuilt(root, print) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampOf(root), print);
}

/** A checksum over the content of all sources: times change with every checkout. @param {string} root */
export function fingerprint(root) {
  const hash = createHash('sha256').update(process.versions.node);
  const add = (path) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (LEFT_OUT.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
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
