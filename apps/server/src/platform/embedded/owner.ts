import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** Who runs the database of a data folder, and where it answers once it does. */
export interface Owner {
  pid: number;
  /** When that process began, as the system tells it: a number that was given to a new process does not block us. */
  began: string;
  address?: { host: string; port: number };
}

/**
 * Takes the data folder for this process.
 * @throws StartError when another running process has it
 */
export function takeOwnership(file: string, dataDir: string): void {
  const draft = `${file}.${process.pid}`;
  const me: Owner = { pid: process.pid, began: beginningOf(process.pid) };
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    while (!linked(draft, file)) {
      const owner = readOwner(file);
      if (owner && isRunning(owner)) {
        throw new StartError(
          `DATA_DIR ${dataDir} is in use by a shop that is running (process ${owner.pid}): stop that one first, or set another DATA_DIR.`,
        );
      }
      removeStale(file, owner);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Writes down where the database answers, for those who attach to it (backup, a separate worker). */
export function publishAddress(file: string, address: Owner['address']): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, began: beginningOf(process.pid), address }), { mode: 0o600 });
  renameSync(draft, file);
}

/** Gives the data folder back, if it is still ours. */
export function releaseOwnership(file: string): void {
  if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
}

/** @returns the owner that is running now, or undefined when the folder is free */
export function runningOwner(file: string): Owner | undefined {
  const owner = readOwner(file);
  return owner && isRunning(owner) ? owner : undefined;
}

/** A hard link appears whole or not at all, and never over a file that is there. */
function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Two starts may find the same stale file: whoever moved a live one away by mistake puts it back. */
function removeStale(file: string, stale: Owner | undefined): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readOwner(aside);
  if (moved && moved.pid !== stale?.pid && isRunning(moved)) linked(aside, file);
  rmSync(aside, { force: true });
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, began }: Owner): boolean {
  return isAlive(pid) && beginningOf(pid) === began;
}

/** Whether a process of that number exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function beginningOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The command's name may hold spaces and brackets; the fields are counted behind its last bracket.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
      return `${boot}:${fields?.[19]}`;
    }
    if (process.platform !== 'win32') return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    // Gone meanwhile, or no such view of processes here: the number alone has to do.
  }
  return '';
}
