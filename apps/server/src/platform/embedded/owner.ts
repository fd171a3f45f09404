import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** The process that runs the database of a data folder, and the database's address once it is ready. */
export interface Owner {
  pid: number;
  /** Start time of that process from the system, so that a reused process id does not block a start. */
  began: string;
  address?: { host: string; port: number };
}

/**
 * Claims the data folder for this process.
 * @throws StartError when another running process owns it
 */
export function takeOwnership(file: string, dataDir: string): void {
  const draft = `${file}.${process.pid}`;
  const me: Owner = { pid: process.pid, began: readStartTime(process.pid) };
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    while (!createLinked(draft, file)) {
      const owner = readOwner(file);
      if (owner && isRunning(owner)) {
        throw new StartError(`DATA_DIR ${dataDir} is in use by a running shop (process ${owner.pid}): stop it first, or set another DATA_DIR.`);
      }
      removeStale(file, owner);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Writes the address of the database for processes that attach to it (backup, a separate worker). */
export function publishAddress(file: string, address: Owner['address']): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, began: readStartTime(process.pid), address }), { mode: 0o600 });
  renameSync(draft, file);
}

/** Releases the data folder if this process still owns it. */
export function releaseOwnership(file: string): void {
  if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
}

/** @returns the owner that is running now, or undefined when the folder is free */
export function findRunningOwner(file: string): Owner | undefined {
  const owner = readOwner(file);
  return owner && isRunning(owner) ? owner : undefined;
}

/** Creates the file with a hard link, which is atomic and never overwrites an existing file. */
function createLinked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale file. Two starts may find the same file. A start that moved a current file by mistake moves it back. */
function removeStale(file: string, stale: Owner | undefined): void {
  const staleFile = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, staleFile);
  } catch {
    return;
  }
  const moved = readOwner(staleFile);
  if (moved && moved.pid !== stale?.pid && isRunning(moved)) createLinked(staleFile, file);
  rmSync(staleFile, { force: true });
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, began }: Owner): boolean {
  return isAlive(pid) && readStartTime(pid) === began;
}

/** Returns whether any process with that id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readStartTime(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The command name may contain spaces and brackets, so the fields are counted after the last bracket.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
      return `${boot}:${fields?.[19]}`;
    }
    if (process.platform !== 'win32') return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    // The process has ended, or this system has no /proc: only the process id is compared.
  }
  return '';
}
