import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { withProgress } from './progress.mjs';
import { npm, runQuietly } from './run.mjs';

const MINIMUM = [20, 19];

/** Exits with one line if Node is too old. */
export function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(`Selvedge needs Node ${MINIMUM.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages if they are missing or package-lock.json has changed. @param {string} root */
export async function ensureInstalled(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = join(root, 'node_modules/.selvedge-installed');
  // Some packages contain native programs, so a folder that was copied to another type of machine is installed again.
  const wanted = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (existsSync(stamp) || !isInstalledByHand(root)) {
    await withProgress('Installing the packages', (show) => install(root, lock, show));
  }
  writeFileSync(stamp, wanted);
}

/** Returns whether npm's own record of the installation is newer than the lock file. @param {string} root */
function isInstalledByHand(root) {
  const note = join(root, 'node_modules/.package-lock.json');
  return existsSync(note) && statSync(note).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

async function install(root, lock, show) {
  const expected = Object.keys(JSON.parse(lock).packages).filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)).length;
  const timer = setInterval(() => show(countPackages(join(root, 'node_modules')) / expected), 500);
  try {
    await runQuietly(npm('ci', '--no-audit', '--no-fund'), { cwd: root });
  } finally {
    clearInterval(timer);
  }
}

function countPackages(folder) {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).reduce((count, name) => count + (name.startsWith('@') ? readdirSync(join(folder, name)).length : 1), 0);
}
