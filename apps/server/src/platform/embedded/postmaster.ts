import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './owner.ts';

/** The state that a running server writes to its folder: its process id, and whether it accepts connections. */
export interface Postmaster {
  pid: number;
  isReady: boolean;
}

/** Reads `postmaster.pid` (line 1 is the process id, line 8 the state). */
export function readPostmaster(folder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined;
  } catch {
    return undefined;
  }
}

/** Stops a server that is still running after a crash. Confirmed writes are on disk; open transactions are rolled back. */
export async function endLeftover(folder: string): Promise<boolean> {
  const left = readPostmaster(folder);
  if (!left) return false;
  if (!isAlive(left.pid) || !isServerInFolder(left.pid, folder)) {
    // The process id belongs to no process or to another program. PostgreSQL would treat it as a running server and fail to start.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    return false;
  }
  // SIGINT is PostgreSQL's fast shutdown. SIGQUIT is the immediate shutdown, after which the next start replays the log.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(left.pid, signal);
    if (await hasEnded(left.pid, 20_000)) return true;
  }
  return true;
}

/** @returns whether the process ended within the time (ms) */
export async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

function isServerInFolder(pid: number, folder: string): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && (command.includes(folder) || command.includes(realpathSync(folder)));
  } catch {
    return false;
  }
}
