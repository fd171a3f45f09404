import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './owner.ts';

/** What a running server writes into its folder: its process, and whether it takes connections. */
export interface Postmaster {
  pid: number;
  isReady: boolean;
}

/** Reads `postmaster.pid` (line 1 the process, line 8 the state). */
export function readPostmaster(folder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ends a server that a crash of ours left running. Everything it had answered is on disk; what was under way is
 * rolled back, as its asker is gone.
 */
export async function endLeftover(folder: string): Promise<boolean> {
  const left = readPostmaster(folder);
  if (!left) return false;
  if (!isAlive(left.pid) || !isServerOf(left.pid, folder)) {
    // The number belongs to nobody or to another program now; the server would take that for itself and refuse.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    return false;
  }
  // SIGINT is the server's fast shutdown, SIGQUIT the immediate one: its log is replayed at the next start.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(left.pid, signal);
    if (await hasEnded(left.pid, 20_000)) return true;
  }
  return true;
}

/** @returns whether the process was gone within the time (ms) */
export async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

function isServerOf(pid: number, folder: string): boolean {
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
